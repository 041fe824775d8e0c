internal import DudelGeometry
internal import DudelModel

/// The keys of an editor.
extension TextEditor {
  /// Does what a key stands for.
  ///
  /// Letters, Tab, Escape and Ctrl+Enter are ignored, and so is all that goes up or down in a field of
  /// one line: they are for whoever opened the editor, who must not take letters for shortcuts.
  ///
  /// - Parameter pageHeight: how far the page keys go.
  func handle(_ press: KeyPress, pageHeight: Double) -> TextKeyResult {
    guard !press.modifiers.contains(.alt) else { return .ignored }
    let hasControl = press.modifiers.contains(.control)
    let hasShift = press.modifiers.contains(.shift)
    if let motion = motion(of: press.key, hasControl: hasControl, pageHeight: pageHeight) {
      move(motion, extending: hasShift)
      return .handled(hasShift ? primaryOffer : [])
    }
    switch press.key {
    case .backspace: deleteBackward(unit(hasControl: hasControl, hasShift: hasShift))
    case .delete where hasShift && !hasControl: return .handled(cut())
    case .delete: deleteForward(unit(hasControl: hasControl, hasShift: hasShift))
    case .insert where hasShift && !hasControl: return .handled([.paste(.clipboard)])
    case .insert where hasControl && !hasShift: return .handled(copy())
    case .enter where isMultiline && !hasControl: insert("\n")
    default: return hasControl ? command(press.key, hasShift: hasShift) : .ignored
    }
    return .handled([])
  }

  private func motion(of key: Key, hasControl: Bool, pageHeight: Double) -> TextMotion? {
    switch key {
    case .left: return hasControl ? .wordLeft : .left
    case .right: return hasControl ? .wordRight : .right
    case .home: return hasControl ? .textStart : .lineStart
    case .end: return hasControl ? .textEnd : .lineEnd
    case .up where isMultiline: return hasControl ? .paragraphUp : .up
    case .down where isMultiline: return hasControl ? .paragraphDown : .down
    case .pageUp where isMultiline && !hasControl: return .pageUp(pageHeight)
    case .pageDown where isMultiline && !hasControl: return .pageDown(pageHeight)
    default: return nil
    }
  }

  private func unit(hasControl: Bool, hasShift: Bool) -> TextUnit {
    switch (hasControl, hasShift) {
    case (true, true): .line
    case (true, false): .word
    default: .cluster
    }
  }

  private func command(_ key: Key, hasShift: Bool) -> TextKeyResult {
    switch (key.name, hasShift) {
    case ("a", false):
      selectAll()
      return .handled(primaryOffer)
    case ("c", false): return .handled(copy())
    case ("x", false): return .handled(cut())
    case ("v", _): return .handled([.paste(.clipboard)])
    case ("z", false): undo()
    case ("z", true), ("y", false): redo()
    default: return .ignored
    }
    return .handled([])
  }

  // MARK: - Clipboards

  /// What the middle button pastes elsewhere.
  var primaryOffer: [TextRequest] {
    selection.isEmpty ? [] : [.offer(.primary, selectedText)]
  }

  /// Offers the selection; nothing for none.
  func copy() -> [TextRequest] {
    selection.isEmpty ? [] : [.offer(.clipboard, selectedText)]
  }

  /// Offers the selection and removes it.
  func cut() -> [TextRequest] {
    let requests = copy()
    deleteSelection()
    return requests
  }
}
