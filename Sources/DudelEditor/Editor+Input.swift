internal import DudelGeometry
internal import DudelTools

extension Editor {
  /// How long the pointer rests on a control before its tooltip comes, in milliseconds.
  private static let tooltipDelay = 500

  func route(_ event: InputEvent) {
    if holds(event) { return }
    switch event {
    case .resized(let size): resize(to: size)
    case .pressed(let contact): press(contact)
    case .moved(let contact): move(contact)
    case .released(let contact): release(contact)
    case .lost(let id): lose(id)
    case .focusLost: loseFocus()
    case .hovered(let point): hover(point)
    case .pointerLeft: hover(nil)
    case .keyDown(let press): keyDown(press)
    case .keyUp(let key):
      guard key == .space else { break }
      setSpaceHeld(false)
      setPanKeyHeld(false)
    case .scrolled(let step): scroll(step)
    case .pinched(let step): pinch(step)
    case .penSeen(let time): penSeen(time: time)
    case .scaleChanged(let scale): setScale(scale)
    case .settingsRead(let settings): self.settings = settings
    case .modifiersChanged(let modifiers): setModifiers(modifiers)
    case .typed(let string): sheet == nil ? insertTyped(string) : insertIntoField(string)
    case .composing(let string, let caret):
      sheet == nil ? compose(string, caret: caret) : composeInField(string, caret: caret)
    case .pasted(let clipboard, let string): paste(string, from: clipboard)
    case .pasteFailed(_, let failure): show(notice: failure.sentence, isAlarming: false)
    case .freeAreaChanged(let area): freeArea = area
    case .animationsAllowed(let allowed): animates = allowed
    case .pathSuggested(let path): openSheet(suggested: path)
    case .pathCompleted(let path, let names): takeCompletion(path, names: names)
    case .openRequested(let path, let isPurpose): load(path, isPurpose: isPurpose)
    case .opened(let drawing): opened(drawing)
    case .openingFailed(let path, let reason): openingFailed(path: path, reason: reason)
    case .loadingAdvanced(let fraction): interface.progress?.fraction = fraction
    case .windowOpened: windowOpened()
    case .windowFailed(let path, let reason): windowFailed(path: path, reason: reason)
    case .timer(.progress): showProgress()
    case .timer(.caret): blink()
    case .timer(.slide): stepSlide()
    case .timer(.sheet): slideSheet()
    case .closeRequested: requestClose()
    case .terminationRequested:
      endTextEditing()
      finishDrawing()
      emit(.quit)
    case .timer(.tooltip): interface.tooltip = hoveredControl.flatMap { $0.isTipped ? $0.id : nil }
    case .timer(.notice): interface.notice = nil
    case .lostWorkFound(let works): lostWorkFound(works)
    case .recoverRequested(let id): recover(id)
    case .recovered(let work): recovered(work)
    case .recoveryFailed(let id): recoveryFailed(id)
    case .journalFailed(let reason): journalFailed(reason)
    case .saveFinished(let outcome): saveFinished(outcome)
    }
  }

  // MARK: - Contacts

  private func press(_ contact: Contact) {
    guard contact.button == 1 || contact.button == 2, contact.location.isFinite else { return }
    if contact.button == 1 { lose(contact.id) }
    hideTooltip()
    let hit = controls.hitTest(contact.location)
    if let hit, pressField(hit, contact) { return }
    if hit == nil, pressTyping(contact) { return }
    if hit == nil, contact.button == 2 {
      if contact.location.y >= Self.canvasOrigin.y { _ = pressForView(contact) }
      return
    }
    guard contact.button == 1 else { return }
    if interface.openMenu != nil, hit?.role != .menu, hit?.role != .menuItem,
      hit?.opensMenu != true
    {
      interface.openMenu = nil
      return
    }
    beginScrolling(contact)
    if let hit, !(hit.role == .notice && !hit.state.contains(.alarming)) {
      if hit.isUsable { interface.pressed[contact.id] = (hit.id, true) }
      return
    }
    guard contact.location.y >= Self.canvasOrigin.y else { return }
    interface.focus = nil
    if pressForView(contact) { return }
    let touch = touch(contact)
    contacts.begin(touch)
    currentTool.touchesBegan([touch])
  }

  private func move(_ contact: Contact) {
    if contact.kind == .pen { penSeen(time: contact.time) }
    guard contact.location.isFinite, !moveTyping(contact), !moveInField(contact),
      !scroll(by: contact), !moveView(contact)
    else { return }
    if let pressed = interface.pressed[contact.id] {
      let isInside = controls.hitTest(contact.location)?.id == pressed.control
      interface.pressed[contact.id] = (pressed.control, isInside)
    } else if let touch = contacts.move(touch(contact)) {
      currentTool.touchesMoved([touch])
    }
  }

  private func release(_ contact: Contact) {
    penLifted(contact.id, time: contact.time)
    if releaseView(contact.id) { return }
    guard contact.button == 1 else { return }
    if releaseTyping(contact.id) || releaseInField(contact) || endScrolling(contact.id) { return }
    if interface.pressed[contact.id] != nil {
      move(contact)
      let pressed = interface.pressed.removeValue(forKey: contact.id)
      if let pressed, pressed.isInside, let control = controls.find(pressed.control) {
        use(control)
      }
    } else {
      // The tool hears of the place once, with the end.
      if contact.location.isFinite { _ = contacts.move(touch(contact)) }
      if let touch = contacts.end(contact.id) { currentTool.touchesEnded([touch]) }
    }
  }

  private func lose(_ id: TouchID) {
    penLifted(id, time: nil)
    _ = releaseView(id)
    interface.pressed[id] = nil
    _ = endScrolling(id)
    _ = releaseTyping(id)
    if let touch = contacts.end(id) { currentTool.touchesEnded([touch]) }
  }

  private func loseFocus() {
    interface.pressed = [:]
    interface.scrollDrag = nil
    viewHands.removeAll()
    downPens = []
    setPanKeyHeld(false)
    typing?.selecting = nil
    sheet?.selecting = nil
    hideTooltip()
    let touches = contacts.drawing
    contacts.removeAll()
    if !touches.isEmpty { currentTool.touchesEnded(touches) }
    // A key that is held now will be released elsewhere; what was drawn keeps its bend.
    setSpaceHeld(false)
    setModifiers([])
  }

  /// Finishes what is being drawn, as far as it can be, and goes on with the same tool.
  func finishDrawing() {
    if currentTool.isDrawing { chooseTool(currentDescriptor.id) }
  }

  private func touch(_ contact: Contact) -> Touch {
    Touch(id: contact.id, location: view.drawingPoint(contact.location), time: contact.time)
  }

  /// Text for whoever asked for it, if that is still open.
  private func paste(_ string: String, from clipboard: Clipboard) {
    guard let editor = pasteAskers[clipboard]?.editor else { return }
    if let field = sheet?.fields.firstIndex(where: { $0.editing.editor === editor }) {
      editor.paste(string)
      scrollField(field)
    } else if typing?.editor === editor {
      editor.paste(string)
      typingChanged()
    }
  }

  /// The caret turns on or off, in the box or in a field.
  private func blink() {
    if let sheet {
      sheet.isCaretOn.toggle()
      emit(.startTimer(.caret, milliseconds: Self.caretInterval))
    } else {
      blinkCaret()
    }
  }

  // MARK: - Controls

  private var hoveredControl: Control? { interface.pointer.flatMap(controls.hitTest) }

  private func hover(_ point: Point?) {
    let before = hoveredControl?.id
    interface.pointer = point.flatMap { $0.isFinite ? $0 : nil }
    guard hoveredControl?.id != before else { return }
    hideTooltip()
    if hoveredControl?.isTipped == true {
      emit(.startTimer(.tooltip, milliseconds: Self.tooltipDelay))
    }
  }

  func hideTooltip() {
    interface.tooltip = nil
    emit(.stopTimer(.tooltip))
  }

  func use(_ control: Control) {
    guard control.isUsable, let action = control.action else { return }
    switch action {
    case .chooseTool(let id): chooseTool(id)
    case .command(let id):
      interface.openMenu = nil
      if let command = CommandCatalogue.command(id: id) { perform(command) }
    case .toggleMenu(let menu):
      // The menu would lie under the input window.
      endTextEditing()
      interface.openMenu = interface.openMenu == menu ? nil : menu
      interface.scrolls[MenuLayout.id] = nil
    case .answer(let answer): self.answer(answer)
    case .sheet(let answer): answerSheet(answer)
    case .choose(let choice, let option): sheet?.choose(option, of: choice)
    case .cancelLoading: cancelLoading()
    case .recovery(let answer): answerRecovery(answer)
    case .focusField: interface.focus = control.id
    case .dismissNotice: interface.notice = nil
    }
  }

  // MARK: - Modifiers

  func setModifiers(_ modifiers: Modifiers) {
    changeModifiers { $0.setKeys(modifiers) }
  }

  func setSpaceHeld(_ held: Bool) {
    changeModifiers { $0.setSpaceHeld(held) }
  }

  private func changeModifiers(_ change: (inout CanvasContacts) -> Void) {
    let before = contacts.modifiers
    change(&contacts)
    if contacts.modifiers != before { currentTool.modifiersChanged(contacts.modifiers) }
  }
}

extension Control {
  /// Only what has an icon needs its name in a tooltip.
  var isTipped: Bool {
    role == .tool || (role == .button && (icon != nil || state.contains(.quiet)))
  }
}
