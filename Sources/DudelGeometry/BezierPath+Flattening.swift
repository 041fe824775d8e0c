/// Curves as straight segments.
extension BezierPath {
  /// What surely holds the path, or `nil` for an empty path.
  public var hull: Rect? { Rect(around: points) }

  /// The parts of the path as polylines that stay within a distance of it.
  ///
  /// A closed part repeats its first point at the end.
  public func flattened(tolerance: Double) -> [[Point]] {
    var parts: [[Point]] = []
    walk(
      tolerance: tolerance, move: { parts.append([$0]) },
      segment: { _, end in parts[parts.count - 1].append(end) })
    return parts.filter { $0.count > 1 }
  }

  /// Calls back with the straight segments that stay within a distance of the path, in drawing order.
  public func forEachSegment(tolerance: Double, _ body: (_ start: Point, _ end: Point) -> Void) {
    walk(tolerance: tolerance, move: { _ in }, segment: body)
  }

  /// Calls back with where each part begins and with its segments; a closed part begins another one.
  private func walk(
    tolerance: Double, move: (Point) -> Void, segment: (_ start: Point, _ end: Point) -> Void
  ) {
    var (first, last): (Point?, Point?)
    func go(to end: Point) {
      if let start = last { segment(start, end) }
      last = end
    }
    for element in elements {
      switch element {
      case .move(let p):
        move(p)
        (first, last) = (p, p)
      case .line(let p): if last != nil { go(to: p) }
      case .curve(let c1, let c2, let p):
        guard let start = last else { continue }
        let steps = Self.steps(start, c1, c2, p, tolerance: tolerance)
        for step in 1..<steps {
          go(to: Self.point(on: start, c1, c2, p, at: Double(step) / Double(steps)))
        }
        go(to: p)
      case .close:
        guard let start = first else { continue }
        go(to: start)
        move(start)
      }
    }
  }

  /// How many segments a cubic needs, by Wang's bound.
  private static func steps(
    _ start: Point, _ c1: Point, _ c2: Point, _ end: Point, tolerance: Double
  ) -> Int {
    let bend = max((start - c1 * 2 + c2).length, (c1 - c2 * 2 + end).length)
    let wanted = (0.75 * bend / max(tolerance, 1e-6)).squareRoot().rounded(.up)
    // What is no number compares as false and gets the most.
    return wanted < 256 ? Int(max(wanted, 1)) : 256
  }
}
