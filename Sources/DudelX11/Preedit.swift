/// The unfinished text of an input method; places count characters (Unicode scalars).
///
/// Input methods send whatever they like, so every place is brought into the text.
nonisolated struct Preedit: Equatable, Sendable {
  /// How an input method moves the caret.
  enum Motion: Equatable, Sendable {
    /// By a number of characters.
    case by(Int)
    /// To a place.
    case to(Int)
  }

  private var scalars: [Unicode.Scalar] = []

  /// Where the caret is.
  private(set) var caret = 0

  var isEmpty: Bool { scalars.isEmpty }

  var text: String {
    var result = String.UnicodeScalarView()
    result.append(contentsOf: scalars)
    return String(result)
  }

  /// Puts text in the place of some characters.
  mutating func replace(first: Int, length: Int, with text: String, caret: Int) {
    let start = min(max(0, first), scalars.count)
    let end = start + min(max(0, length), scalars.count - start)
    scalars.replaceSubrange(start..<end, with: text.unicodeScalars)
    moveCaret(.to(caret))
  }

  mutating func moveCaret(_ motion: Motion) {
    let target =
      switch motion {
      case .by(let count): caret.addingReportingOverflow(count).partialValue
      case .to(let place): place
      }
    caret = min(max(0, target), scalars.count)
  }

  mutating func clear() { self = Preedit() }
}
