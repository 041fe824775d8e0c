/// Where the caret can go.
enum TextMotion: Hashable, Sendable {
  /// One cluster to the left or right on the screen, whichever way the text runs.
  case left, right
  /// The next border of a word to the left or right.
  case wordLeft, wordRight
  /// One line up or down, in the same column.
  case up, down
  /// The start of this paragraph or of the one before; the end of this one or of the one after.
  case paragraphUp, paragraphDown
  /// The first or last place of the line.
  case lineStart, lineEnd
  /// The first or last place of the text.
  case textStart, textEnd
  /// As many lines up or down as this height holds, in the same column.
  case pageUp(Double), pageDown(Double)
}
