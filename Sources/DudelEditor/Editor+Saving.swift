internal import DudelModel

extension Editor {
  /// Writes the drawing as it is now.
  ///
  /// A path that waits for its next point is finished first; what hands are drawing goes on.
  func save(replacing: Bool = false) {
    guard saving.current == nil else {
      saving.isRequestedAgain = true
      return
    }
    if contacts.drawing.isEmpty { finishDrawing() }
    saving.current = drawing.state
    emit(.save(path: path, replacing: replacing))
  }

  func saveFinished(_ outcome: SaveOutcome) {
    guard let state = saving.current else { return }
    saving.current = nil
    switch outcome {
    case .saved(let path):
      let isNews = path != self.path
      markSaved(state, path: path)
      show(notice: isNews ? filled(localized("Saved as %@"), path) : localized("Saved"))
      continueAfterSave()
    case .occupied(let path):
      saving.isRequestedAgain = false
      ask(.occupied(name: path))
    case .failed(let path, let reason):
      stopFollowUps()
      show(
        notice: filled(localized("Not saved: %@"), "\(path): \(reason)"), isAlarming: true)
    }
  }

  /// Closes the window, after a question if changes would be lost.
  func requestClose() {
    finishDrawing()
    if saving.current != nil {
      saving.closesAfterwards = true
    } else if drawing.isChanged {
      guard interface.dialog == nil else { return }
      ask(.unsavedChanges(name: name))
    } else {
      emit(.quit)
    }
  }

  /// Shows a question above all else.
  private func ask(_ dialog: Dialog) {
    hideTooltip()
    interface.isOverflowOpen = false
    interface.focus = nil
    interface.dialog = dialog
  }

  /// Shows a table of all keys.
  func showKeys() {
    finishDrawing()
    ask(.keys(tools: tools))
  }

  func answer(_ answer: Dialog.Answer) {
    interface.dialog = nil
    interface.focus = nil
    switch answer {
    case .saveAndClose:
      saving.closesAfterwards = true
      save()
    case .discardAndClose: emit(.quit)
    case .overwrite: save(replacing: true)
    case .cancel: stopFollowUps()
    }
  }

  func show(notice text: String, isAlarming: Bool = false) {
    interface.notice = Notice(text: text, isAlarming: isAlarming)
    if isAlarming {
      emit(.stopTimer(.notice))
    } else {
      emit(.startTimer(.notice, milliseconds: 4000))
    }
  }

  private func continueAfterSave() {
    if saving.isRequestedAgain {
      saving.isRequestedAgain = false
      save()
    } else if saving.closesAfterwards {
      saving.closesAfterwards = false
      requestClose()
    }
  }

  private func stopFollowUps() {
    saving.isRequestedAgain = false
    saving.closesAfterwards = false
  }
}
