extension BezierPath {
  /// The exact bounds of the path's geometry without any stroke, or `nil` for an empty path.
  public var bounds: Rect? {
    var points: [Point] = []
    points.reserveCapacity(self.points.count)
    var start = Point.zero
    var current = Point.zero
    for element in elements {
      switch element {
      case .move(let p):
        points.append(p)
        (start, current) = (p, p)
      case .line(let p):
        points.append(p)
        current = p
      case .curve(let c1, let c2, let p):
        points.append(p)
        for t in Self.extrema(current.x, c1.x, c2.x, p.x)
          + Self.extrema(current.y, c1.y, c2.y, p.y)
        {
          points.append(Self.point(on: current, c1, c2, p, at: t))
        }
        current = p
      case .close: current = start
      }
    }
    return Rect(around: points)
  }

  /// The point of a cubic segment at parameter `t` (0 to 1).
  static func point(on p0: Point, _ p1: Point, _ p2: Point, _ p3: Point, at t: Double) -> Point {
    let u = 1 - t
    return p0 * (u * u * u) + p1 * (3 * u * u * t) + p2 * (3 * u * t * t) + p3 * (t * t * t)
  }

  /// The parameters strictly inside a cubic's span where one coordinate turns round.
  private static func extrema(_ p0: Double, _ p1: Double, _ p2: Double, _ p3: Double) -> [Double] {
    let a = p3 - 3 * p2 + 3 * p1 - p0
    let b = 2 * (p2 - 2 * p1 + p0)
    let c = p1 - p0
    let candidates: [Double]
    if abs(a) < 1e-12 * max(abs(b), abs(c)) {
      candidates = b == 0 ? [] : [-c / b]
    } else {
      let discriminant = b * b - 4 * a * c
      guard discriminant >= 0 else { return [] }
      let root = discriminant.squareRoot()
      candidates = [(-b + root) / (2 * a), (-b - root) / (2 * a)]
    }
    return candidates.filter { $0 > 0 && $0 < 1 }
  }
}
