internal import CIntl

/// The sentence in the language of the user, through the C library's gettext.
///
/// English stands in the source; catalogues are kept under `data/po`.
public func localized(_ message: String) -> String {
  guard let translated = dgettext("dudel", message) else { return message }
  return String(cString: translated)
}
