internal import CX11
internal import DudelEditor

extension XApplication {
  /// Does what the editor asks of the outside.
  func perform(_ effect: EditorEffect) {
    switch effect {
    case .redraw(let rect): view.redraw(rect)
    case .repaintDrawing(let rect): view.repaintDrawing(rect)
    case .paintNewest(let count, let rect): view.paintNewest(count, rect)
    case .moveDrawing: view.moveDrawing()
    case .setTitle(let title): window.setTitle(title)
    case .setPointerShape(let shape): window.setPointerShape(shape)
    case .startTimer(let timer, let milliseconds): timers.start(timer, milliseconds: milliseconds)
    case .stopTimer(let timer): timers.stop(timer)
    case .save, .export, .load, .cancelLoading, .tellProgress, .openWindow, .suggestPath,
      .suggestExport, .suggestFolder, .completePath, .recover, .recoverInWindow, .discardLost,
      .remember:
      // Before the next key, which may be for a sheet that opens now.
      for input in handlers.perform(effect) { handle(input) }
    case .prepareTextInput(let font): awaitedFont = font
    case .openTextInput(let rect): openTextInput(rect)
    case .moveTextInput(let rect):
      typing.move(to: rect)
      translator.child = typing.place
    case .redrawTextInput(let rect): typing.redraw(rect)
    case .closeTextInput:
      endTextInput()
      typing.close()
      translator.child = nil
    case .typeInFields(let isOn): isOn ? beginTextInput(on: window.id) : endTextInput()
    case .setCaretPlace(let rect): setCaretPlace(rect)
    case .offer(let clipboard, let text): selections.offer(clipboard, text: text, time: userTime)
    case .paste(let clipboard):
      selections.paste(clipboard, time: userTime)
      // The program's own text is there before the next key.
      for input in selections.takeReady() { handle(input) }
    case .toggleFullScreen: window.toggleFullScreen()
    case .quit: isDone = true
    }
  }
}
