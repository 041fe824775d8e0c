internal import DudelGeometry
internal import DudelModel

/// Changing the text.
extension TextEditor {
  /// Puts text in the selection's place, cleaned first; what follows at once joins its undo step.
  func insert(_ text: String) { insert(text, as: .typing) }

  /// Puts text that was pasted in the selection's place, in an undo step of its own.
  func paste(_ text: String) {
    endRun()
    insert(text, as: .single)
  }

  private func insert(_ text: String, as kind: TextStep.Kind) {
    let text = isMultiline ? PlainText.clean(text) : PlainText.cleanLine(text)
    // What was only control characters must not delete the selection.
    guard !text.isEmpty else { return }
    change(selection, to: text, as: kind)
  }

  /// Removes the selection, or what is before the caret.
  func deleteBackward(_ unit: TextUnit) {
    guard selection.isEmpty else { return deleteSelection() }
    let start: TextPosition
    switch unit {
    case .cluster: start = clusterBorder(from: caret, forward: false)
    case .word: start = wordBorder(from: caret, forward: false)
    case .line:
      let edge = lineEdge(of: selectionState.caret, atStart: true).position
      start = edge < caret ? edge : clusterBorder(from: caret, forward: false)
    }
    guard start < caret else { return }
    change(start..<caret, to: "", as: .deletingBackward)
  }

  /// Removes the selection, or what is after the caret.
  func deleteForward(_ unit: TextUnit) {
    guard selection.isEmpty else { return deleteSelection() }
    let end: TextPosition
    switch unit {
    case .cluster: end = clusterBorder(from: caret, forward: true)
    case .word: end = wordBorder(from: caret, forward: true)
    case .line:
      let edge = lineEdge(of: selectionState.caret, atStart: false).position
      end = edge > caret ? edge : clusterBorder(from: caret, forward: true)
    }
    guard end > caret else { return }
    change(caret..<end, to: "", as: .deletingForward)
  }

  /// Removes the selection, in an undo step of its own.
  func deleteSelection() {
    guard !selection.isEmpty else { return }
    endRun()
    change(selection, to: "", as: .single)
  }

  private func change(_ range: Range<TextPosition>, to text: String, as kind: TextStep.Kind) {
    let before = selectionState
    let removed = lines.text(in: range)
    granularity = .cluster
    let end = replace(range, with: text)
    setSelection(TextSelection(TextPlace(end)))
    history.add(
      TextStep(
        kind, at: range.lowerBound, removed: removed, inserted: text, end: end, before: before,
        after: selectionState))
  }

  // MARK: - Undo

  /// Tells whether there is a step to take back.
  var canUndo: Bool { history.canUndo }
  /// Tells whether there is a step to take again.
  var canRedo: Bool { history.canRedo }

  /// Takes the last step back.
  func undo() {
    guard let step = history.undo() else { return }
    _ = replace(step.insertedRange, with: step.removed)
    setSelection(step.before)
  }

  /// Takes the step again that was taken back last.
  func redo() {
    guard let step = history.redo() else { return }
    _ = replace(step.removedRange, with: step.inserted)
    setSelection(step.after)
  }
}
