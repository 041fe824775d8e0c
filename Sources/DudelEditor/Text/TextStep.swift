/// One step of undo in an editor: a text that took another one's place.
struct TextStep {
  /// What may grow together with more of its kind.
  enum Kind {
    case typing, deletingBackward, deletingForward, single
  }

  let kind: Kind
  private(set) var start: TextPosition
  /// Where the inserted text ends.
  private(set) var end: TextPosition
  private(set) var removed: String
  private(set) var inserted: String
  let before: TextSelection
  private(set) var after: TextSelection

  init(
    _ kind: Kind, at start: TextPosition, removed: String, inserted: String, end: TextPosition,
    before: TextSelection, after: TextSelection
  ) {
    (self.kind, self.start, self.end) = (kind, start, end)
    (self.removed, self.inserted) = (removed, inserted)
    (self.before, self.after) = (before, after)
  }

  /// Takes a step that follows at once into this one, or returns `false` if it is another matter.
  mutating func absorb(_ next: TextStep) -> Bool {
    guard kind == next.kind else { return false }
    switch kind {
    case .typing:
      // A new paragraph is a step of its own.
      guard next.start == end, next.removed.isEmpty, next.inserted.utf8.first != 0x0a
      else { return false }
      inserted += next.inserted
      end = next.end
    case .deletingBackward:
      guard start == Self.end(of: next.removed, from: next.start) else { return false }
      start = next.start
      end = next.start
      removed = next.removed + removed
    case .deletingForward:
      guard start == next.start else { return false }
      removed += next.removed
    case .single: return false
    }
    after = next.after
    return true
  }

  /// The range that holds the old text before the step.
  var removedRange: Range<TextPosition> { start..<Self.end(of: removed, from: start) }
  /// The range that holds the new text after the step.
  var insertedRange: Range<TextPosition> { start..<end }

  /// Where a text ends that begins at a place.
  private static func end(of text: String, from start: TextPosition) -> TextPosition {
    var end = start
    for byte in text.utf8 {
      if byte == 0x0a {
        end = TextPosition(paragraph: end.paragraph + 1, offset: 0)
      } else {
        end.offset += 1
      }
    }
    return end
  }
}
