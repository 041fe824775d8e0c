internal import CX11
internal import CX11Shims

/// A text field's side of an input method, Xlib's input context.
struct XInputContext {
  private let context: XIC
  private let style: XInputStyle

  /// Makes a context in the best style that the input method offers.
  init?(
    _ method: XIM, client: Window, window: Window,
    listener: UnsafeMutablePointer<dudel_im_listener>
  ) {
    var listed = [UInt](repeating: 0, count: 64)
    let count = Int(dudel_im_styles(method, &listed, Int32(listed.count)))
    guard let style = XInputStyle.best(of: Array(listed.prefix(count))),
      let context = dudel_ic_create(method, style.rawValue, client, window, listener)
    else { return nil }
    (self.context, self.style) = (context, style)
  }

  /// Tells whether the input method wants to know where the caret is.
  var usesSpot: Bool { style.usesSpot }

  /// The events that the input method wants to see of its window.
  var wantedEvents: Int { Int(bitPattern: dudel_ic_filter_events(context)) }

  func setFocus() { XSetICFocus(context) }

  func unsetFocus() { XUnsetICFocus(context) }

  /// Points the context at another window; only while it has no focus.
  func setWindow(_ window: Window) { dudel_ic_set_focus_window(context, window) }

  func setSpot(x: Int, y: Int) {
    dudel_ic_set_spot(context, Int16(clamping: x), Int16(clamping: y))
  }

  func destroy() { XDestroyIC(context) }

  /// Ends the composition and returns the text that the input method wants kept.
  func reset() -> String {
    guard let text = Xutf8ResetIC(context) else { return "" }
    defer { XFree(text) }
    return KeyInput.printable(String(cString: text))
  }

  /// The text and the symbol of a key press.
  func lookUp(_ event: XKeyEvent) -> KeyInput {
    var event = event
    var symbol: KeySym = 0
    var status: Int32 = 0
    var buffer = [CChar](repeating: 0, count: 64)
    var count = Xutf8LookupString(
      context, &event, &buffer, Int32(buffer.count), &symbol, &status)
    if status == XBufferOverflow, count > 0 {
      buffer = [CChar](repeating: 0, count: Int(count))
      count = Xutf8LookupString(context, &event, &buffer, count, &symbol, &status)
    }
    let hasText = status == XLookupChars || status == XLookupBoth
    let hasSymbol = status == XLookupKeySym || status == XLookupBoth
    let bytes = KeyInput.bytes(buffer, hasText ? Int(count) : 0)
    return KeyInput(
      text: String(decoding: bytes, as: UTF8.self), symbol: hasSymbol ? symbol : 0, event: event)
  }
}
