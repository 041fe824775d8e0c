/// The selected range and at which of its ends the caret is.
struct TextSelection: Hashable, Sendable {
  /// The end that stays when the selection grows.
  var anchor: TextPosition
  /// The end that moves.
  var caret: TextPlace

  init(anchor: TextPosition, caret: TextPlace) {
    (self.anchor, self.caret) = (anchor, caret)
  }

  init(_ caret: TextPlace) { self.init(anchor: caret.position, caret: caret) }

  var range: Range<TextPosition> {
    min(anchor, caret.position)..<max(anchor, caret.position)
  }
}
