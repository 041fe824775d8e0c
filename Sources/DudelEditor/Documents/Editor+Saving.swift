internal import DudelModel

extension Editor {
  /// Writes the drawing as it is now.
  ///
  /// A path that waits for its next point is finished first; what hands are drawing goes on.
  func save() {
    endTextEditing()
    if contacts.drawing.isEmpty { finishDrawing() }
    if let path { replaceOwnFile(.init(path: path)) } else { saveAs() }
  }

  /// Writes the drawing's own file, after a question if that would lose what else is in it.
  func replaceOwnFile(_ request: SavingState.Request) {
    guard saving.isIncomplete else { return write(request) }
    saving.questioned = request
    ask(.incomplete(name: name))
  }

  /// Tells whether the drawing's file holds things that a save would lose.
  public var isFileIncomplete: Bool { saving.isIncomplete }

  /// Has the drawing written to a file, after what is being written now.
  func write(_ request: SavingState.Request) {
    guard saving.current == nil else {
      saving.next = request
      return
    }
    saving.current = (drawing.state, request)
    if let settings = request.export {
      emit(.export(settings, path: request.path, replacing: request.isReplacing))
    } else {
      emit(.save(path: request.path, replacing: request.isReplacing))
    }
    emit(.startTimer(.progress, milliseconds: Self.patience))
  }

  func saveFinished(_ outcome: SaveOutcome) {
    guard let (state, request) = endWriting() else { return }
    let purpose = request.export == nil ? Sheet.Purpose.saveAs : .export
    let isForSheet = request.isFromSheet && sheet?.purpose == purpose
    switch outcome {
    case .saved(let path):
      if isForSheet { closeSheet() }
      if request.export != nil {
        show(notice: filled(localized("Exported as %@"), path), path: path)
      } else {
        noteSaved(state, path: path)
      }
      continueAfterSave()
    case .occupied(let path):
      saving.next = nil
      saving.questioned = request
      saving.questioned?.isReplacing = true
      ask(.occupied(name: path))
    case .failed(let path, let reason):
      let next = saving.next
      stopUnansweredFollowUps()
      if isForSheet {
        sheet?.message = reason.asSentence
      } else {
        let sentence = localized(request.export == nil ? "Not saved: %@" : "Not exported: %@")
        show(notice: filled(sentence, "\(path): \(reason)"), path: path, isAlarming: true)
      }
      // What the sheet waits for goes to another file.
      if let next, next.isFromSheet { write(next) }
    }
  }

  /// What was being written when an outcome came.
  private func endWriting() -> (state: Drawing.State, request: SavingState.Request)? {
    guard let current = saving.current else { return nil }
    saving.current = nil
    emit(.stopTimer(.progress))
    if saving.isShown { interface.notice = nil }
    saving.isShown = false
    return current
  }

  private func noteSaved(_ state: Drawing.State, path: String) {
    let isNews = path != self.path
    markSaved(state, path: path)
    saving.isIncomplete = false
    show(notice: isNews ? filled(localized("Saved as %@"), path) : localized("Saved"), path: path)
  }

  /// Closes the window, after a question if changes would be lost.
  func requestClose() {
    cancelLoading()
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
    interface.openMenu = nil
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
    let questioned = saving.questioned
    saving.questioned = nil
    interface.focus = sheet.map { "sheet.\($0.fields[$0.interruptedField].id)" }
    switch answer {
    case .saveAndClose:
      saving.closesAfterwards = true
      save()
    case .discardAndClose: emit(.quit)
    case .overwrite: if let questioned { write(questioned) }
    case .saveElsewhere: saveAs()
    case .cancel: stopUnansweredFollowUps()
    }
  }

  func show(
    notice text: String, path: String? = nil, isAlarming: Bool = false, milliseconds: Int = 4000
  ) {
    interface.notice = Notice(text: text, path: path, isAlarming: isAlarming)
    if isAlarming {
      emit(.stopTimer(.notice))
    } else {
      emit(.startTimer(.notice, milliseconds: milliseconds))
    }
  }

  /// Work goes on, but should be saved soon.
  func journalFailed(_ reason: String) {
    show(
      notice: filled(localized("What you draw is not safe from a crash: %@"), reason),
      isAlarming: true)
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
