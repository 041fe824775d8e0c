/// How much one deletion takes.
enum TextUnit: CaseIterable, Sendable {
  /// What is drawn as one character, with all its marks.
  case cluster
  /// Up to the next border of a word.
  case word
  /// Up to the line's start or end.
  case line
}
