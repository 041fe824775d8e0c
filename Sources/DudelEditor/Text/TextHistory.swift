/// What can be undone and redone in an editor.
struct TextHistory {
  private var done: [TextStep] = []
  private var undone: [TextStep] = []
  /// Tells whether the newest step may still grow.
  private var isOpen = false

  var canUndo: Bool { !done.isEmpty }
  var canRedo: Bool { !undone.isEmpty }

  mutating func add(_ step: TextStep) {
    undone = []
    defer { isOpen = true }
    if isOpen, let last = done.indices.last, done[last].absorb(step) { return }
    done.append(step)
  }

  /// What comes next is a step of its own.
  mutating func close() { isOpen = false }

  mutating func undo() -> TextStep? {
    isOpen = false
    guard let step = done.popLast() else { return nil }
    undone.append(step)
    return step
  }

  mutating func redo() -> TextStep? {
    isOpen = false
    guard let step = undone.popLast() else { return nil }
    done.append(step)
    return step
  }
}
