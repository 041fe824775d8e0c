internal import DudelGeometry
internal import DudelModel

/// Shows that more lies beyond the edges of what scrolls: it fades out there, with a chevron.
struct ScrollHints {
  /// How far an edge fades.
  static let reach = 24.0
  private static let steps = 12

  let ground: Color
  let ink: Color

  func draw(_ scroll: ControlScroll, in frame: Rect, context: some DrawingContext) {
    let isHorizontal = scroll.axis == .horizontal
    let length = isHorizontal ? frame.width : frame.height
    // Nothing fades that would then hide all.
    guard length > 3 * Self.reach else { return }
    if scroll.offset >= 1 {
      drawEdge(frame, towards: isHorizontal ? Point(x: -1, y: 0) : Point(x: 0, y: -1), context)
    }
    if scroll.most - scroll.offset >= 1 {
      drawEdge(frame, towards: isHorizontal ? Point(x: 1, y: 0) : Point(x: 0, y: 1), context)
    }
  }

  private func drawEdge(
    _ frame: Rect, towards way: Point, _ context: some DrawingContext
  ) {
    // One over the other, so that no seams show at any scale.
    for step in 0..<Self.steps {
      let depth = Self.reach * (1 - Double(step) / Double(Self.steps))
      context.fill(
        .rectangle(Self.edge(of: frame, towards: way, depth: depth)),
        with: ground.with(alpha: UInt8(28 + step * 6)))
    }
    let tip =
      frame.centre + Point(x: way.x * (frame.width / 2 - 4), y: way.y * (frame.height / 2 - 4))
    let aside = Point(x: way.y, y: way.x) * 4.5
    let back = tip - way * 4.5
    context.stroke(
      BezierPath(polyline: [back - aside, tip, back + aside]),
      with: StrokeStyle(color: ink, width: 1.75))
  }

  private static func edge(of frame: Rect, towards way: Point, depth: Double) -> Rect {
    Rect(
      minX: way.x > 0 ? frame.maxX - depth : frame.minX,
      minY: way.y > 0 ? frame.maxY - depth : frame.minY,
      maxX: way.x < 0 ? frame.minX + depth : frame.maxX,
      maxY: way.y < 0 ? frame.minY + depth : frame.maxY)
  }
}
