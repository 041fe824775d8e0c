internal import CX11
internal import DudelCairo
internal import DudelEditor
internal import DudelGeometry
internal import DudelModel

/// Text that is typed: the input method, the input window and the caret's place.
extension XApplication {
  /// Text is edited in a window from now on: the top-level window or a child of it.
  func beginTextInput(on window: Window) { translator.beginTextInput(on: window) }

  /// Text is edited no more; the editor gets what is left of it.
  func endTextInput() {
    for input in translator.endTextInput() { handle(input) }
  }

  /// Reads fonts and opens the input method, after the paint, since both take their time.
  func prepareTextInput() {
    guard let font = awaitedFont else { return }
    awaitedFont = nil
    XFlush(connection.display)
    inputMethod.open()
    _ = text.height(of: StyledText("M", font: font, color: .black))
  }

  /// Opens the input window at a place, in window px at scale 1.
  func openTextInput(_ rect: Rect) {
    guard typing.open(rect), let place = typing.place else { return }
    // Its events may be next in the queue.
    translator.child = place
    beginTextInput(on: place.window)
    noteFreeArea(after: nil)
  }

  /// Tells the input method where the caret is, in window px at scale 1.
  func setCaretPlace(_ rect: Rect) {
    let origin = typing.place?.origin ?? .zero
    func pixels(_ length: Double) -> Int { Int(min(max(length * window.scale, -32_768), 32_767)) }
    inputMethod.setSpot(
      x: pixels(rect.minX - origin.x), y: pixels(rect.minY - origin.y),
      height: pixels(rect.height))
  }

  /// Does what the input method has put off, after each batch of events.
  func settleTextInput() {
    inputMethod.settle()
    for input in translator.takeComposing() { handle(input) }
  }
}
