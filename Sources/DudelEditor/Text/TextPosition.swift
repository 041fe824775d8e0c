/// A place in a text: a paragraph and a UTF-8 offset in it.
struct TextPosition: Hashable, Comparable, Sendable {
  var paragraph: Int
  var offset: Int

  static let start = TextPosition(paragraph: 0, offset: 0)

  static func < (a: TextPosition, b: TextPosition) -> Bool {
    (a.paragraph, a.offset) < (b.paragraph, b.offset)
  }
}
