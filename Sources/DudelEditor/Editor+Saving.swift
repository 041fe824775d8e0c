internal import DudelModel

extension Editor {
  /// Writes the drawing as it is now.
  ///
  /// A path that waits for its next point is finished first; what hands are drawing goes on.
  func save() {
    endTextEditing()
    if contacts.drawing.isEmpty { finishDrawing() }
    if let path { write(.init(path: path)) } else { saveAs() }
  }

  /// Has the drawing written to a file, after what is being written now.
  func write(_ request: SavingState.Request) {
    guard saving.current == nil else {
      saving.next = request
      return
    }
    saving.current = (drawing.state, request)
    emit(.save(path: request.path, replacing: request.isReplacing))
  }

  func saveFinished(_ outcome: SaveOutcome) {
    guard let (state, request) = saving.current else { return }
    saving.current = nil
    let isForSheet = request.isFromSheet && sheet?.purpose == .saveAs
    switch outcome {
    case .saved(let path):
      let isNews = path != self.path
      markSaved(state, path: path)
      if isForSheet { closeSheet() }
      show(
        notice: isNews ? filled(localized("Saved as %@"), path) : localized("Saved"), path: path)
      continueAfterSave()
    case .occupied(let path):
      saving.next = nil
      saving.occupied = request
      ask(.occupied(name: path))
    case .failed(let path, let reason):
      let next = saving.next
      stopUnansweredFollowUps()
      if isForSheet {
        sheet?.message = reason
      } else {
        show(
          notice: filled(localized("Not saved: %@"), "\(path): \(reason)"), path: path,
          isAlarming: true)
      }
      // What the sheet waits for goes to another file.
      if let next, next.isFromSheet { write(next) }
    }
  }

  /// Closes the window, after a question if changes would be lost.
  func requestClose() {
    endTextEditing()
    // What describes the drawing is kept like the drawing.
    if let sheet { answerSheet(sheet.purpose == .properties ? .done : .cancel) }
    finishDrawing()
    if saving.current != nil {
      saving.closesAfterwards = true
    } else if drawing.isChanged {
      guard interface.dialog?.asksAboutChanges != true else { return }
      ask(.unsavedChanges(name: name))
    } else {
      emit(.quit)
    }
  }

  /// Shows a question above all else, with the focus on the answer that is safe.
  private func ask(_ dialog: Dialog) {
    endTextEditing()
    if let field = sheet?.fieldIndex(focus: interface.focus) { sheet?.interruptedField = field }
    hideTooltip()
    interface.isOverflowOpen = false
    interface.scrolls[DialogLayout.wordsID] = nil
    interface.focus = dialog.preferred.map(DialogLayout.id)
    interface.dialog = dialog
  }

  /// Shows a table of all keys.
  func showKeys() {
    finishDrawing()
    ask(.keys(tools: tools))
  }

  func answer(_ answer: Dialog.Answer) {
    interface.dialog = nil
    interface.focus = sheet.map { "sheet.\($0.fields[$0.interruptedField].id)" }
    switch answer {
    case .saveAndClose:
      saving.closesAfterwards = true
      save()
    case .discardAndClose: emit(.quit)
    case .overwrite:
      if var request = saving.occupied {
        request.isReplacing = true
        write(request)
      }
    case .cancel: stopUnansweredFollowUps()
    }
  }

  func show(notice text: String, path: String? = nil, isAlarming: Bool = false) {
    interface.notice = Notice(text: text, path: path, isAlarming: isAlarming)
    if isAlarming {
      emit(.stopTimer(.notice))
    } else {
      emit(.startTimer(.notice, milliseconds: 4000))
    }
  }

  private func continueAfterSave() {
    if let next = saving.next {
      saving.next = nil
      write(next)
    } else if saving.closesAfterwards {
      saving.closesAfterwards = false
      requestClose()
    }
  }

  /// Drops what was to follow a save that came to nothing, but not while a sheet asks for a better name.
  private func stopUnansweredFollowUps() {
    let closes = saving.closesAfterwards && sheet?.purpose == .saveAs
    stopFollowUps()
    saving.closesAfterwards = closes
  }

  func stopFollowUps() {
    saving.next = nil
    saving.closesAfterwards = false
  }
}
