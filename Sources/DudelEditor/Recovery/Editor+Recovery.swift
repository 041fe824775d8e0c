internal import DudelModel
internal import DudelTools

/// Drawings that an earlier program has lost.
extension Editor {
  /// There are lost drawings: they are offered as soon as nobody is at work on something.
  func lostWorkFound(_ works: [LostWork]) { awaitedRecovery = works }

  /// Offers lost drawings that nobody was asked about yet.
  func offerRecovery() {
    guard !awaitedRecovery.isEmpty, interface.dialog == nil, interface.progress == nil,
      sheet == nil, loading == nil, typing == nil, contacts.drawing.isEmpty, !currentTool.isDrawing
    else { return }
    interface.recovery = RecoveryList(works: awaitedRecovery)
    awaitedRecovery = []
    hideTooltip()
    interface.openMenu = nil
    interface.pressed = [:]
    interface.scrolls[RecoveryLayout.rowsID] = nil
    interface.focus = RecoveryLayout.id(ofRow: 0, "recover")
  }

  func answerRecovery(_ answer: RecoveryAnswer) {
    guard let list = interface.recovery, list.awaited == nil else { return }
    switch answer {
    case .recover(let id):
      guard let work = list.works.first(where: { $0.id == id }) else { return }
      if canBeReplaced(by: work) {
        interface.recovery?.awaited = id
        recover(id)
      } else {
        emit(.recoverInWindow(id: id))
        remove(id)
      }
    case .discard(let id):
      emit(.discardLost(id: id))
      remove(id)
    case .later: closeRecovery()
    }
  }

  /// Has a lost drawing brought into this window.
  func recover(_ id: String) {
    recovering = id
    emit(.recover(id: id))
  }

  /// Tells whether this window holds nothing that a lost drawing could not take the place of.
  private func canBeReplaced(by work: LostWork) -> Bool {
    isUntouched || (work.path != nil && work.path == path && !drawing.isChanged && !canUndo)
  }

  private func remove(_ id: String) {
    interface.recovery?.works.removeAll { $0.id == id }
    guard let rest = interface.recovery?.works, !rest.isEmpty else { return closeRecovery() }
    // The row that has moved up is not the one that the finger was on.
    interface.focus = "recovery.later"
  }

  private func closeRecovery() {
    interface.recovery = nil
    interface.focus = nil
  }

  /// A lost drawing is there.
  func recovered(_ work: RecoveredWork) {
    guard recovering == work.id else { return }
    recovering = nil
    let isLast = (interface.recovery?.works.count ?? 1) == 1
    closeRecovery()
    guard isUntouched || (work.path == path && !drawing.isChanged) else { return }
    install(work)
    saving.isIncomplete = work.isIncomplete
    show(
      notice: isLast
        ? localized("Recovered. Save it to keep it.")
        : localized("Recovered. A new window offers the others."), milliseconds: 10_000)
  }

  /// A lost drawing could not be read, or another window has it.
  func recoveryFailed(_ id: String) {
    guard recovering == id else { return }
    recovering = nil
    interface.recovery?.awaited = nil
    remove(id)
    show(notice: localized("That drawing is open in another window."), isAlarming: true)
  }

  /// Keys while the list is shown.
  func recoveryKey(_ press: KeyPress) {
    switch press.key {
    case .escape: answerRecovery(.later)
    case .enter, .space:
      if !press.isRepeat, let focus = interface.focus, let control = controls.find(focus) {
        use(control)
      }
    case .tab: moveFocus(by: press.modifiers.contains(.shift) ? -1 : 1)
    case .up, .left: moveFocus(by: -1)
    case .down, .right: moveFocus(by: 1)
    case .pageUp: _ = scroll(RecoveryLayout.rowsID, by: -RecoveryLayout.rowHeight)
    case .pageDown: _ = scroll(RecoveryLayout.rowsID, by: RecoveryLayout.rowHeight)
    default: break
    }
  }
}
