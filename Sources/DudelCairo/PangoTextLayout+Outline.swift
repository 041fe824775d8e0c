internal import CCairo
internal import CPangoShims
public import DudelGeometry
public import DudelModel

extension PangoTextLayout {
  /// The shapes of a text's letters in the drawing's space, or `nil` where some have none because
  /// they are pictures themselves.
  public func outline(of text: TextDrawingInfo) -> BezierPath? {
    var result = OutlineCollector()
    text.forEachParagraph { _, style, place in
      guard !style.string.isEmpty else { return }
      let paragraph = pangoParagraph(style)
      for (index, piece) in paragraph.pieces.enumerated() {
        paragraph.lines(of: index).addOutline(
          at: place + Point(x: piece.left, y: piece.top), to: &result)
      }
    }
    return result.isComplete ? result.path.transformed(by: text.transform) : nil
  }
}
