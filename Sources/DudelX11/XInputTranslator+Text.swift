internal import CX11
internal import DudelEditor

/// Keys that become text, while text is edited.
extension XInputTranslator {
  // MARK: - For the code that edits text

  /// Text is edited in a window from now on: the top-level window or a child of it.
  ///
  /// Keys become ``InputEvent/typed(_:)`` where they bring text. Focusing the window is not done
  /// here.
  func beginTextInput(on window: Window) { inputMethod?.focus(window) }

  /// Text is edited no more; returns what is left to insert into it.
  func endTextInput() -> [InputEvent] {
    let rest = finishComposing()
    inputMethod?.unfocus()
    return rest
  }

  /// Ends a composition that is under way, so that its text stays.
  func finishComposing() -> [InputEvent] {
    guard let inputMethod, inputMethod.isComposing else { return [] }
    let text = inputMethod.reset()
    return inputMethod.takeEvents() + (text.isEmpty ? [] : [.typed(text)])
  }

  // MARK: - Events

  /// Shows an event to the input method, straight after it came; `true` for one that is its own.
  func filter(_ event: inout XEvent) -> Bool {
    guard let inputMethod else { return false }
    // The input method may change the event.
    let released = event.type == KeyRelease ? event.xkey.keycode : 0
    guard inputMethod.filter(&event) else { return false }
    if released != 0 { keyboard.noteRelease(released) }
    return true
  }

  /// What the input method tells beside the events that it lets through.
  func takeComposing() -> [InputEvent] { inputMethod?.takeEvents() ?? [] }

  func keyPress(_ event: XKeyEvent) -> [InputEvent] {
    guard let inputMethod, inputMethod.window != nil else {
      return keyboard.press(event).map { [.keyDown($0)] } ?? []
    }
    let press = keyboard.press(event)
    let text = inputMethod.lookUp(event).text
    if !text.isEmpty { return [.typed(text)] }
    return press.map { [.keyDown($0)] } ?? []
  }

  /// The window that edits text has got the keyboard or lost it.
  func textFocusChange(_ event: XFocusChangeEvent) -> [InputEvent] {
    guard let inputMethod, event.window == inputMethod.window else { return [] }
    guard event.type == FocusOut else {
      inputMethod.resume()
      return []
    }
    let rest = finishComposing()
    inputMethod.pause()
    return rest
  }
}
