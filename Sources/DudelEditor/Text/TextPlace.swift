/// Where the caret stands: a position, and on which line where two lines meet inside a word.
struct TextPlace: Hashable, Sendable {
  var position: TextPosition
  /// Tells whether the caret is at the end of the line before the position, not at the start of the
  /// line after it.
  var isBeforeBreak = false

  init(_ position: TextPosition, isBeforeBreak: Bool = false) {
    (self.position, self.isBeforeBreak) = (position, isBeforeBreak)
  }

  init(_ paragraph: Int, _ offset: Int, isBeforeBreak: Bool = false) {
    self.init(
      TextPosition(paragraph: paragraph, offset: offset), isBeforeBreak: isBeforeBreak)
  }
}
