internal import CIntl

/// The sentence in the language of the user, through the C library's gettext.
///
/// English stands in the source; catalogues are kept under `data/po`.
public func localized(_ message: String) -> String {
  message.withCString { original in
    // Without a translation gettext hands its argument back, which lives only in here.
    guard let translated = dgettext("dudel", original), translated != original else {
      return message
    }
    return String(cString: translated)
  }
}
