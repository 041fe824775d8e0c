public import DudelEditor
public import DudelGeometry
public import DudelModel

/// Typing in a box on the canvas and in the fields of sheets.
extension EditorBench {
  /// Drags a box for text with the tool that is chosen.
  public func openBox(from start: Point, to end: Point) { drag(from: start, to: end) }

  /// Types text as a keyboard does: a character at a time, line feeds by Enter.
  public func type(_ text: String) {
    for character in text {
      if character == "\n" { key("Enter") } else { send(.typed(String(character))) }
    }
  }

  /// Ends the typing, if there is any, and keeps the text.
  public func endBox() { if isTyping { key("Escape") } }

  /// Clicks so many times in a row at a place on the canvas.
  public func click(_ count: Int, at point: Point) {
    wait()
    for _ in 0..<count { tap(at: point) }
  }

  /// Presses the middle button at a place on the canvas.
  public func middlePress(at point: Point) {
    now += 1
    let id = Self.middleID
    send(
      .pressed(Contact(id: id, button: 2, location: point + Editor.canvasOrigin, time: now)))
  }

  /// Pastes what comes from another program.
  public func paste(_ text: String) {
    key("v", .control)
    bring(text)
  }

  /// The text of a clipboard comes, whoever asked for it.
  public func bring(_ text: String, from clipboard: Clipboard = .clipboard) {
    send(.pasted(clipboard, text))
  }

  // MARK: - What is there

  /// Tells whether the input window is open.
  public var isTyping: Bool { inputWindow != nil }

  /// Where the input window is, in window coordinates; `nil` for none.
  public var inputWindow: Rect? {
    for effect in allEffects.reversed() {
      switch effect {
      case .openTextInput(let rect), .moveTextInput(let rect): return rect
      case .closeTextInput: return nil
      default: continue
      }
    }
    return nil
  }

  /// Where the input window is, in canvas coordinates.
  public var inputBox: Rect? { inputWindow?.offset(by: .zero - Editor.canvasOrigin) }

  /// Where input methods were told that the caret is, in window coordinates.
  public var caretPlace: Rect? {
    allEffects.reversed().lazy.compactMap { effect -> Rect? in
      if case .setCaretPlace(let rect) = effect { rect } else { nil }
    }.first
  }

  /// What the input window shows, a line each, in window coordinates.
  public var shownInput: [String] {
    let context = RecordingContext()
    EditorScene(editor: editor, icons: IconShelf()).drawTextInput(in: context)
    return context.lines
  }

  /// The finished texts.
  public var texts: [TextDrawingInfo] { drawables.compactMap { $0 as? TextDrawingInfo } }

  /// What the finished texts say.
  public var words: [String] { texts.map(\.text) }

  /// The texts that the last verb offered to others.
  public func offers(_ clipboard: Clipboard) -> [String] {
    effects.compactMap { effect in
      if case .offer(clipboard, let text) = effect { text } else { nil }
    }
  }
}
