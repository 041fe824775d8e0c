internal import CX11
internal import CX11Shims

/// Where Xlib's callbacks leave what an input method tells; they may do nothing else.
nonisolated final class XInputMethodInbox {
  /// The unfinished text.
  var preedit = Preedit()
  /// Tells whether the input method is gone, with all that belonged to it.
  var isGone = false

  /// A listener that fills this inbox; it and the inbox live until ``release(_:)``.
  func makeListener() -> UnsafeMutablePointer<dudel_im_listener> {
    let listener = UnsafeMutablePointer<dudel_im_listener>.allocate(capacity: 1)
    listener.initialize(
      to: dudel_im_listener(
        handler: { context, signal in
          guard let context, let signal else { return }
          Unmanaged<XInputMethodInbox>.fromOpaque(context).takeUnretainedValue().note(signal)
        }, context: Unmanaged.passRetained(self).toOpaque()))
    return listener
  }

  /// Lets go of a listener that nobody calls any more.
  static func release(_ listener: UnsafeMutablePointer<dudel_im_listener>) {
    if let context = listener.pointee.context {
      Unmanaged<XInputMethodInbox>.fromOpaque(context).release()
    }
    listener.deallocate()
  }

  private func note(_ signal: UnsafeMutablePointer<dudel_im_signal>) {
    switch Int(signal.pointee.kind) {
    case Int(DUDEL_IM_START), Int(DUDEL_IM_DONE): preedit.clear()
    case Int(DUDEL_IM_DRAW):
      preedit.replace(
        first: Int(signal.pointee.first), length: Int(signal.pointee.length),
        with: signal.pointee.text.map { String(cString: $0) } ?? "",
        caret: Int(signal.pointee.caret))
    case Int(DUDEL_IM_CARET):
      preedit.moveCaret(
        Self.motion(direction: Int(signal.pointee.direction), place: Int(signal.pointee.caret)))
      signal.pointee.caret = Int32(clamping: preedit.caret)
    case Int(DUDEL_IM_GONE):
      isGone = true
      preedit.clear()
    default: break
    }
  }

  /// Unfinished text has one line, and its words are not known here.
  private static func motion(direction: Int, place: Int) -> Preedit.Motion {
    switch direction {
    case Int(XIMForwardChar.rawValue), Int(XIMForwardWord.rawValue): .by(1)
    case Int(XIMBackwardChar.rawValue), Int(XIMBackwardWord.rawValue): .by(-1)
    case Int(XIMLineStart.rawValue): .to(0)
    case Int(XIMLineEnd.rawValue): .to(.max)
    case Int(XIMAbsolutePosition.rawValue): .to(place)
    default: .by(0)
    }
  }
}
