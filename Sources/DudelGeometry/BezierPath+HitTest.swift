extension BezierPath {
  /// The parts of the path as polylines that stay within a distance of it.
  ///
  /// A closed part repeats its first point at the end.
  public func flattened(tolerance: Double) -> [[Point]] {
    var parts: [[Point]] = []
    for element in elements {
      switch element {
      case .move(let p): parts.append([p])
      case .line(let p): parts.appendToLast(p)
      case .curve(let c1, let c2, let p):
        guard let start = parts.last?.last else { continue }
        // Wang's bound on the segments that a cubic needs.
        let bend = max((start - c1 * 2 + c2).length, (c1 - c2 * 2 + p).length)
        let wanted = (0.75 * bend / max(tolerance, 1e-6)).squareRoot().rounded(.up)
        // What is no number compares as false and gets the most.
        let steps = wanted < 256 ? Int(max(wanted, 1)) : 256
        for step in 1...steps {
          parts.appendToLast(
            Self.point(on: start, c1, c2, p, at: Double(step) / Double(steps)))
        }
      case .close:
        guard let start = parts.last?.first else { continue }
        parts.appendToLast(start)
        parts.append([start])
      }
    }
    return parts.filter { $0.count > 1 }
  }

  /// The distance from a point to the path's line, or infinity for an empty path.
  public func distance(to point: Point, tolerance: Double) -> Double {
    var nearest = Double.infinity
    for part in flattened(tolerance: tolerance) {
      for (a, b) in zip(part, part.dropFirst()) {
        nearest = min(nearest, point.distance(toSegmentFrom: a, to: b))
      }
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

extension Array where Element == [Point] {
  fileprivate mutating func appendToLast(_ point: Point) {
    guard !isEmpty else { return }
    self[count - 1].append(point)
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
