/// Unfinished text of an input method, shown at the caret.
struct TextComposition: Equatable {
  let text: String
  /// The bytes before the caret in it.
  let caretOffset: Int
  /// The place in the text that it is shown at.
  let position: TextPosition

  /// - Parameter caret: the caret in characters (Unicode scalars) from the start.
  init(_ text: String, caret: Int, at position: TextPosition) {
    let text = PlainText.cleanLine(text)
    self.text = text
    self.position = position
    caretOffset = text.unicodeScalars.prefix(max(0, caret)).reduce(0) { $0 + $1.utf8.count }
  }

  private init(_ other: TextComposition, at position: TextPosition) {
    (text, caretOffset) = (other.text, other.caretOffset)
    self.position = position
  }

  func moved(to position: TextPosition) -> TextComposition {
    TextComposition(self, at: position)
  }

  var byteCount: Int { text.utf8.count }
  var caret: Int {
    var (count, rest) = (0, caretOffset)
    for scalar in text.unicodeScalars where rest > 0 {
      rest -= scalar.utf8.count
      count += 1
    }
    return count
  }

  /// The paragraph as it is shown.
  func shown(in paragraph: String) -> String {
    var result = paragraph
    let bytes = result.utf8
    result.insert(
      contentsOf: text, at: bytes.index(bytes.startIndex, offsetBy: position.offset))
    return result
  }

  /// Where a byte of the paragraph is shown; the byte at the caret is shown after the composition.
  func shownOffset(_ offset: Int) -> Int {
    offset > position.offset ? offset + byteCount : offset
  }

  /// Which byte of the paragraph is shown there.
  func storedOffset(_ offset: Int) -> Int {
    if offset <= position.offset { return offset }
    return max(position.offset, offset - byteCount)
  }
}
