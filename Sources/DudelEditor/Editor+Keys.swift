internal import DudelGeometry
internal import DudelTools

extension Editor {
  func keyDown(_ press: KeyPress) {
    if interface.progress != nil {
      if let command = command(for: press), command.id == "close" { return perform(command) }
      progressKey(press)
    } else if interface.recovery != nil {
      if let command = command(for: press), command.id == "close" { return perform(command) }
      recoveryKey(press)
    } else if interface.dialog != nil {
      if let command = command(for: press), command.id == "close" { return perform(command) }
      dialogKey(press)
    } else if sheet != nil {
      sheetKey(press)
    } else if typingKey(press) {
      return
    } else if !contacts.drawing.isEmpty, press.key.belongsToDrawing {
      // What has the focus waits until the hands are off the canvas.
      _ = canvasKey(press)
    } else if focusKey(press) || canvasKey(press) {
      return
    } else if let command = command(for: press) {
      if !press.isRepeat || command.repeats { perform(command) }
    } else if let tool = tool(for: press), !press.isRepeat {
      chooseTool(tool.id)
      scrollIntoSight("tool.\(tool.id)")
    }
  }

  private func command(for press: KeyPress) -> Command? {
    CommandCatalogue.all.first { $0.answers(to: press) }
  }

  /// The tool whose letter or place in the toolbar was typed.
  private func tool(for press: KeyPress) -> ToolDescriptor? {
    guard press.modifiers.isDisjoint(with: [.control, .alt]) else { return nil }
    let place = tools.indices.first { String($0 + 1) == press.key.name }
    return place.map { tools[$0] } ?? tools.first { String($0.key) == press.key.name }
  }

  /// Keys for what is being drawn.
  private func canvasKey(_ press: KeyPress) -> Bool {
    guard press.modifiers.isDisjoint(with: [.control, .alt]) else { return false }
    switch press.key {
    case .escape: cancel()
    case .enter: return currentTool.perform(.finish)
    case .backspace: return currentTool.perform(.removeLast)
    case .space:
      if contacts.drawing.isEmpty { setPanKeyHeld(true) } else { setSpaceHeld(true) }
    default: return false
    }
    return true
  }

  /// Takes back what is being done, the topmost thing first.
  private func cancel() {
    let touches = contacts.drawing
    hideTooltip()
    if interface.openMenu != nil {
      interface.openMenu = nil
    } else if !touches.isEmpty || currentTool.isDrawing {
      contacts.ignoreAll()
      currentTool.touchesCancelled(touches)
      _ = currentTool.perform(.cancel)
    } else {
      interface.notice = nil
    }
  }

  // MARK: - Focus

  /// Keys that move the focus or use the control that has it.
  private func focusKey(_ press: KeyPress) -> Bool {
    guard press.modifiers.isDisjoint(with: [.control, .alt]) else { return false }
    let isBackwards = press.modifiers.contains(.shift)
    switch press.key {
    case .f6: focusNextRegion()
    case .tab: moveFocus(by: isBackwards ? -1 : 1)
    case .left, .up, .right, .down:
      let entersMenu = interface.openMenu != nil && [.up, .down].contains(press.key)
      guard interface.focus != nil || entersMenu else { return false }
      moveFocus(by: press.key == .left || press.key == .up ? -1 : 1)
    case .enter, .space:
      guard let focus = interface.focus, let control = controls.find(focus) else { return false }
      if !press.isRepeat { use(control) }
    case .escape:
      guard interface.focus != nil else { return false }
      interface.openMenu = nil
      setFocus(nil)
    default: return false
    }
    return true
  }

  /// The usable controls of the region that the focus is in, or of the toolbar.
  private var focusRing: [String] {
    let region =
      controls.find(ProgressLayout.id) ?? controls.find(RecoveryLayout.id)
      ?? controls.find("dialog") ?? controls.find("sheet")
      ?? controls.find("menu") ?? controls.find(
        "toolbar") ?? controls
    return region.flattened.filter(\.isUsable).map(\.id)
  }

  private func focusNextRegion() {
    if interface.focus != nil {
      interface.openMenu = nil
      setFocus(nil)
    } else {
      let selected = controls.flattened.first { $0.role == .tool && $0.state.contains(.selected) }
      setFocus(interface.openMenu != nil ? focusRing.first : selected?.id)
    }
  }

  func moveFocus(by step: Int) {
    let ring = focusRing
    guard !ring.isEmpty else { return }
    guard let focus = interface.focus, let index = ring.firstIndex(of: focus) else {
      setFocus(step > 0 ? ring.first : ring.last)
      return
    }
    setFocus(ring[(index + step + ring.count) % ring.count])
  }

  private func setFocus(_ id: String?) {
    interface.focus = id
    hideTooltip()
    interface.tooltip = id.flatMap(controls.find).flatMap { $0.isTipped ? $0.id : nil }
    if let id { scrollIntoSight(id) }
  }

  // MARK: - Dialogs

  private func dialogKey(_ press: KeyPress) {
    guard let dialog = interface.dialog else { return }
    switch press.key {
    case .escape: answer(.cancel)
    case .enter, .space:
      if let focus = interface.focus, let control = controls.find(focus) {
        if !press.isRepeat { use(control) }
      } else if press.key == .enter, let preferred = dialog.preferred {
        answer(preferred.answer)
      }
    case .tab: moveFocus(by: press.modifiers.contains(.shift) ? -1 : 1)
    case .up, .pageUp: scrollDialog(by: press.key == .up ? -40 : -160)
    case .down, .pageDown: scrollDialog(by: press.key == .down ? 40 : 160)
    // Beside each other, the buttons stand from the right.
    case .left: moveFocus(by: dialogIsStacked ? -1 : 1)
    case .right: moveFocus(by: dialogIsStacked ? 1 : -1)
    default: break
    }
  }
}

extension Editor {
  /// Moves the words of a dialog that is too low for them, or else the focus.
  private func scrollDialog(by distance: Double) {
    if !scroll(DialogLayout.wordsID, by: distance) { moveFocus(by: distance < 0 ? -1 : 1) }
  }

  private var dialogIsStacked: Bool {
    let buttons = controls.find("dialog")?.children.filter(\.isUsable) ?? []
    return Set(buttons.map(\.frame.minX)).count < buttons.count
  }
}

extension Command {
  /// Holding the key of undo, redo and zoom goes on and on.
  var repeats: Bool { ["undo", "redo", "zoom-in", "zoom-out"].contains(id) }
}
