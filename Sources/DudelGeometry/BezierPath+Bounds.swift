extension BezierPath {
  /// The exact bounds of the path's geometry without any stroke, or `nil` for an empty path.
  public var bounds: Rect? {
    guard let first = points.first else { return nil }
    var (minX, minY, maxX, maxY) = (first.x, first.y, first.x, first.y)
    func add(_ p: Point) {
      (minX, minY, maxX, maxY) = (min(minX, p.x), min(minY, p.y), max(maxX, p.x), max(maxY, p.y))
    }
    var start = Point.zero
    var current = Point.zero
    for element in elements {
      switch element {
      case .move(let p):
        add(p)
        (start, current) = (p, p)
      case .line(let p):
        add(p)
        current = p
      case .curve(let c1, let c2, let p):
        add(p)
        // Between its ends a curve reaches no further than its control points do.
        if !Self.isBetween(c1, current, p) || !Self.isBetween(c2, current, p) {
          for t in Self.extrema(current.x, c1.x, c2.x, p.x)
            + Self.extrema(current.y, c1.y, c2.y, p.y)
          {
            add(Self.point(on: current, c1, c2, p, at: t))
          }
        }
        current = p
      case .close: current = start
      }
    }
    return Rect(minX: minX, minY: minY, maxX: maxX, maxY: maxY)
  }

  private static func isBetween(_ p: Point, _ a: Point, _ b: Point) -> Bool {
    p.x >= min(a.x, b.x) && p.x <= max(a.x, b.x) && p.y >= min(a.y, b.y) && p.y <= max(a.y, b.y)
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
