public import DudelGeometry
public import DudelModel
public import DudelTools

/// Text that is typed in a box over the drawing.
extension Editor {
  /// How long the caret is on, and then off, in milliseconds.
  static let caretInterval = 600

  /// Measures text for the tools.
  public var textLayout: any TextLayout { text }

  /// Tells whether a text box is open for typing.
  public var isTyping: Bool { typing != nil }

  /// The text that is being typed, as it would be kept now.
  public var typedText: TextEditingRequest? {
    guard let session = typing else { return nil }
    var request = session.request
    request.text = session.editor.text
    return request
  }

  /// The topmost text at a point, as a request to edit it.
  public func text(at point: Point) -> TextEditingRequest? {
    for object in drawing.objects(in: Rect(corner: point, corner: point)).reversed() {
      guard let text = object.drawable as? TextDrawingInfo, text.transform == .identity,
        text.isHit(at: point, tolerance: 0)
      else { continue }
      return TextEditingRequest(
        box: text.box, text: text.text, color: text.color, font: text.font, object: object.id)
    }
    return nil
  }

  /// Opens the input window over a box.
  public func beginTextEditing(_ request: TextEditingRequest) {
    endTextEditing()
    // A drag may end below a question that came in the meantime.
    guard interface.dialog == nil, sheet == nil else { return }
    let session = TextSession(request, layout: text)
    typing = session
    hideTooltip()
    interface.focus = nil
    session.fit(canvas: canvasFrame, view: view)
    emit(.openTextInput(session.shownFrame))
    shownTyping = nil
    repaint(object: request.object)
    emit(.redraw(canvasFrame))
    showTyping()
  }

  /// Closes the input window and hands what was typed to the tool.
  public func endTextEditing() { closeTyping { $0.done() } }

  /// Closes the input window and leaves the text as it was.
  func cancelTextEditing() { closeTyping { $0.cancel() } }

  private func closeTyping(_ end: (TextEditing<TextDraft>) -> Void) {
    guard let session = typing else { return }
    session.editor.composing = nil
    end(session.editing)
    typing = nil
    shownTyping = nil
    freeArea = nil
    emit(.stopTimer(.caret))
    emit(.closeTextInput)
    emit(.redraw(canvasFrame))
    repaint(object: session.request.object)
    currentTool.textEditingEnded(session.request, text: session.writtenText)
  }

  private func repaint(object id: Int?) {
    guard let id, let object = drawing.objects.last(where: { $0.id == id }) else { return }
    emit(.repaintDrawing(object.drawable.bounds))
  }

  // MARK: - Input

  /// Keys while text is typed; tells whether that is all they mean.
  func typingKey(_ press: KeyPress) -> Bool {
    guard let session = typing else { return false }
    switch (press.key, press.modifiers) {
    case (.escape, .control): cancelTextEditing()
    case (.escape, _), (.enter, .control): endTextEditing()
    default:
      let page = max(session.shownFrame.height / viewport.zoom - session.request.font.size, 1)
      guard case .handled(let requests) = session.editor.handle(press, pageHeight: page) else {
        // Commands may go on; the focus stays in the box.
        let isPlain = press.modifiers.isDisjoint(with: [.control, .alt])
        return press.key == .f6 || (isPlain && !press.key.isFunction)
      }
      perform(requests, of: session.editor)
      typingChanged()
    }
    return true
  }

  /// Text from keys, the input method or a paste.
  func insertTyped(_ string: String) {
    guard let session = typing else { return }
    session.editor.insert(string)
    typingChanged()
  }

  /// Text that the input method has not finished.
  func compose(_ string: String, caret: Int) {
    guard let session = typing else { return }
    session.editor.composing = string.isEmpty ? nil : (string, caret)
    typingChanged()
  }

  /// A contact went down on the box: it places the caret or selects.
  func pressTyping(_ contact: Contact) -> Bool {
    guard let session = typing, session.shownFrame.contains(contact.location) else { return false }
    let point = session.textPoint(contact.location, view: view)
    if contact.button == 2 {
      session.editor.select(at: point, granularity: .cluster)
      askForPaste(.primary, into: session.editor)
    } else if contact.button == 1, session.selecting == nil {
      session.selecting = contact.id
      if contacts.keys.contains(.shift) {
        session.editor.extendSelection(to: point)
      } else {
        session.editor.select(at: point, granularity: clicks.count(contact).granularity)
      }
    }
    typingChanged()
    return true
  }

  func moveTyping(_ contact: Contact) -> Bool {
    guard let session = typing, session.selecting == contact.id else { return false }
    session.editor.extendSelection(
      to: session.textPoint(contact.location, view: view))
    typingChanged()
    return true
  }

  func releaseTyping(_ id: TouchID) -> Bool {
    guard let session = typing, session.selecting == id else { return false }
    session.selecting = nil
    let selected = session.editor.selectedText
    if !selected.isEmpty { emit(.offer(.primary, selected)) }
    return true
  }

  func perform(_ requests: [TextRequest], of editor: TextEditor) {
    for request in requests {
      switch request {
      case .offer(let clipboard, let string): emit(.offer(clipboard, string))
      case .paste(let clipboard): askForPaste(clipboard, into: editor)
      }
    }
  }

  /// Has a clipboard's text brought for one text, and in place of what it was asked for before.
  func askForPaste(_ clipboard: Clipboard, into editor: TextEditor) {
    pasteAskers[clipboard] = PasteAsker(editor: editor)
    emit(.paste(clipboard))
  }

  // MARK: - What is shown

  /// The caret turns on or off.
  func blinkCaret() {
    guard let session = typing else { return }
    session.isCaretOn.toggle()
    showTyping()
  }

  /// Something was typed or selected: the caret shows itself at once.
  func typingChanged() {
    typing?.isCaretOn = true
    showTyping()
  }

  /// Brings the input window up to date and tells what changed.
  func showTyping() {
    guard let session = typing else { return }
    let before = (
      frame: session.shownFrame, place: session.shownText
    )
    session.fit(canvas: canvasFrame, view: view)
    let place = session.shownText
    let content = session.content
    if before.frame != session.shownFrame {
      emit(.moveTextInput(session.shownFrame))
      emit(.redraw(before.frame.union(session.shownFrame).inset(by: -3)))
    }
    if let shown = shownTyping, before.frame == session.shownFrame, before.place == place {
      for area in shown.changes(to: content, layout: text, unitsPerPixel: unitsPerPixel) {
        if let area = place.bounds(of: area).intersection(session.shownFrame) {
          emit(.redrawTextInput(area))
        }
      }
    } else {
      emit(.redrawTextInput(session.shownFrame))
    }
    shownTyping = content
    let caret = place.bounds(of: session.editor.caretRect)
    if caret != shownCaret { emit(.setCaretPlace(caret)) }
    shownCaret = caret
    emit(.startTimer(.caret, milliseconds: Self.caretInterval))
  }
}
