extension BezierPath {
  /// The distance from a point to the path's line, or infinity for an empty path.
  public func distance(to point: Point, tolerance: Double) -> Double {
    var nearest = Double.infinity
    forEachSegment(tolerance: tolerance) { a, b in
      nearest = min(nearest, point.distance(toSegmentFrom: a, to: b))
    }
    return nearest
  }

  /// Tells whether a point is inside by the non-zero or the even-odd rule; open parts count as closed.
  public func contains(_ point: Point, tolerance: Double, isEvenOdd: Bool = false) -> Bool {
    var winding = 0
    for part in flattened(tolerance: tolerance) {
      guard let first = part.first else { continue }
      for (a, b) in zip(part, part.dropFirst() + [first]) {
        let side = (b.x - a.x) * (point.y - a.y) - (point.x - a.x) * (b.y - a.y)
        if a.y <= point.y, b.y > point.y, side > 0 { winding += 1 }
        if a.y > point.y, b.y <= point.y, side < 0 { winding -= 1 }
      }
    }
    return isEvenOdd ? winding % 2 != 0 : winding != 0
  }
}

extension Point {
  /// The distance to the nearest place of a straight segment.
  public func distance(toSegmentFrom a: Point, to b: Point) -> Double {
    let along = b - a
    let squared = along.x * along.x + along.y * along.y
    guard squared > 0 else { return distance(to: a) }
    let t = ((x - a.x) * along.x + (y - a.y) * along.y) / squared
    return distance(to: a + along * min(max(t, 0), 1))
  }
}
