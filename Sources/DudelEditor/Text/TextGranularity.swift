/// What a press selects, and what dragging on extends the selection by.
enum TextGranularity: CaseIterable, Sendable {
  /// Nothing: the caret is placed, and dragging selects by character. One press.
  case cluster
  /// The word that was hit. Two presses.
  case word
  /// The whole paragraph that was hit. Three presses.
  case paragraph
}
