internal import DudelGeometry
internal import DudelModel

/// Draws raised surfaces with their shadows.
struct CardPainter {
  /// How far a shadow reaches beyond the card, with its displacement.
  static let reach = 24.0
  private static let radius = 12.0
  private static let drop = 5.0
  /// How far the shadow fades out, from inside the card's edge.
  private static let fade = -6...18

  let theme: Theme

  func draw(_ frame: Rect, in context: some DrawingContext) {
    drawShadow(of: frame, in: context)
    context.fill(.roundedRectangle(frame, radius: Self.radius), with: theme.card)
  }

  /// Outlines one beside the other: none is seen by itself, and a blur would be dear.
  private func drawShadow(of frame: Rect, in context: some DrawingContext) {
    let dropped = frame.offset(by: Point(x: 0, y: Self.drop))
    for step in Self.fade.lowerBound..<Self.fade.upperBound {
      let part = Double(step - Self.fade.lowerBound + 1) / Double(Self.fade.count)
      let strength = (1 - part) * (1 - part)
      context.stroke(
        .roundedRectangle(
          dropped.inset(by: -Double(step) - 0.5), radius: Self.radius + Double(step) + 0.5),
        with: StrokeStyle(
          color: Color.black.with(alpha: UInt8((44 * strength).rounded())), width: 1))
    }
  }
}
