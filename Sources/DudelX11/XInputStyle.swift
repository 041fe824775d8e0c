internal import CX11

/// How an input method shows its unfinished text.
struct XInputStyle: Equatable {
  /// Xlib's number.
  let rawValue: UInt

  /// The program shows the text itself.
  static let callbacks = XInputStyle(rawValue: UInt(XIMPreeditCallbacks | XIMStatusNothing))
  /// The input method has a window of its own.
  static let nothing = XInputStyle(rawValue: UInt(XIMPreeditNothing | XIMStatusNothing))
  /// The text is not shown.
  static let none = XInputStyle(rawValue: UInt(XIMPreeditNone | XIMStatusNone))

  /// Tells whether the input method wants to know where the caret is.
  var usesSpot: Bool { self == .callbacks }

  /// The best of the styles that an input method lists.
  static func best(of listed: [UInt]) -> XInputStyle? {
    [.callbacks, .nothing, .none].first { listed.contains($0.rawValue) }
  }
}
