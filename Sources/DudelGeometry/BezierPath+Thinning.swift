extension BezierPath {
  /// The path without corners that lie closer to the one before than a step, across and down.
  ///
  /// Ends stay where they are, and so do curves. A stroke looks the same where its ends and corners
  /// are round; other corners may be sharper than those that they take the place of.
  public func thinned(step: Double) -> BezierPath {
    var result = BezierPath(reserving: points.count)
    var next = 0
    var (start, kept) = (Point.zero, Point.zero)
    var skipped: Point?
    for verb in verbs {
      if verb != .line, let point = skipped {
        result.line(to: point)
        skipped = nil
      }
      switch verb {
      case .move:
        (start, kept) = (points[next], points[next])
        result.move(to: kept)
      case .line:
        let point = points[next]
        if abs(point.x - kept.x) < step, abs(point.y - kept.y) < step {
          skipped = point
        } else {
          result.line(to: point)
          (kept, skipped) = (point, nil)
        }
      case .curve:
        kept = points[next + 2]
        result.curve(to: kept, control1: points[next], control2: points[next + 1])
      case .close:
        result.close()
        kept = start
      }
      next += verb.pointCount
    }
    if let skipped { result.line(to: skipped) }
    return result
  }
}
