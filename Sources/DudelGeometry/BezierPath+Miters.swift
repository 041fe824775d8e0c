extension BezierPath {
  /// The tips of the corners of a line that is drawn along the path with mitred joins.
  ///
  /// - Parameters:
  ///   - width: the line's.
  ///   - limit: how many times longer than the width a corner may be; longer ones have no tip.
  public func miterTips(width: Double, limit: Double) -> [Point] {
    var tips: [Point] = []
    var part = Corners(reach: width / 2, limit: limit)
    for element in elements {
      switch element {
      case .move(let p): part.begin(at: p)
      case .line(let p): part.go(to: p, by: [p], into: &tips)
      case .curve(let c1, let c2, let p): part.go(to: p, by: [c1, c2, p], into: &tips)
      case .close: part.close(into: &tips)
      }
    }
    return tips
  }

  /// Follows one part of a path and finds its corners.
  private struct Corners {
    let reach: Double
    let limit: Double
    private var start = Point.zero
    private var current = Point.zero
    /// Where the part's first segment goes, and where the last one comes from.
    private var firstWay: Point?
    private var lastWay: Point?

    init(reach: Double, limit: Double) { (self.reach, self.limit) = (reach, limit) }

    mutating func begin(at point: Point) {
      (start, current, firstWay, lastWay) = (point, point, nil, nil)
    }

    /// Goes on by way of control points, the last of which is the end.
    mutating func go(to end: Point, by points: [Point], into tips: inout [Point]) {
      let corner = current
      current = end
      // The way at either end leads to the first point that is not there already.
      guard let out = points.first(where: { $0 != corner }),
        let before = ([corner] + points.dropLast()).last(where: { $0 != end })
      else { return }
      let way = out - corner
      if let lastWay { add(corner, from: lastWay, to: way, into: &tips) }
      if firstWay == nil { firstWay = way }
      lastWay = end - before
    }

    mutating func close(into tips: inout [Point]) {
      if current != start { go(to: start, by: [start], into: &tips) }
      if let lastWay, let firstWay { add(start, from: lastWay, to: firstWay, into: &tips) }
      begin(at: start)
    }

    private func add(
      _ corner: Point, from old: Point, to new: Point, into tips: inout [Point]
    ) {
      let (oldLength, newLength) = (old.length, new.length)
      guard oldLength > 0, newLength > 0 else { return }
      let (u, v) = (old * (1 / oldLength), new * (1 / newLength))
      // The tip lies away from both ways: against where they lead, and as far as they bend.
      let out = u - v
      let bend = out.length
      let straight = (u + v).length / 2
      guard bend > 1e-9, straight * limit >= 1 else { return }
      let tip = corner + out * (reach / (bend * straight))
      if tip.isFinite { tips.append(tip) }
    }
  }
}
