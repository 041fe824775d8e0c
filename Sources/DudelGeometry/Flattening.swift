/// A path of straight segments that is near a curved one wherever that matters.
struct Flattening {
  /// What goes on without a gap.
  struct Part {
    var points: [Point]
    var isClosed = false
    /// The length of the line before it.
    var distance = 0.0
  }

  private(set) var parts: [Part] = []
  private let rect: Rect
  private let tolerance: Double
  /// Numbers beyond this can't be reckoned with, nor seen.
  private static let furthest = 1e15
  private static let mostSplits = 32

  /// Makes segments of a path; curves outside of a rectangle become one each, and a path with what
  /// is no number none.
  init(_ path: BezierPath, near rect: Rect, tolerance: Double) {
    (self.rect, self.tolerance) = (rect, tolerance)
    guard path.points.allSatisfy(\.isFinite) else { return }
    for element in path.elements { add(element) }
    addDistances()
  }

  private mutating func add(_ element: BezierPath.Element) {
    switch element {
    case .move(let point): parts.append(Part(points: [Self.near(point)]))
    case .line(let point): append(Self.near(point))
    case .curve(let c1, let c2, let end):
      let start = parts.last?.points.last ?? Self.near(c1)
      add((start, Self.near(c1), Self.near(c2), Self.near(end)), splits: Self.mostSplits)
    case .close: if !parts.isEmpty { parts[parts.count - 1].isClosed = true }
    }
  }

  private mutating func append(_ point: Point) {
    guard let last = parts.last else { return parts.append(Part(points: [point])) }
    // What follows a closed part begins where that began.
    if last.isClosed { parts.append(Part(points: Array(last.points.prefix(1)))) }
    parts[parts.count - 1].points.append(point)
  }

  private typealias Cubic = (Point, Point, Point, Point)

  private mutating func add(_ cubic: Cubic, splits: Int) {
    let (a, b, c, d) = cubic
    guard splits > 0, !isFlat(cubic),
      let hull = Rect(around: [a, b, c, d]), hull.intersects(rect)
    else { return append(d) }
    let (ab, bc, cd) = ((a + b) * 0.5, (b + c) * 0.5, (c + d) * 0.5)
    let (abc, bcd) = ((ab + bc) * 0.5, (bc + cd) * 0.5)
    let middle = (abc + bcd) * 0.5
    add((a, ab, abc, middle), splits: splits - 1)
    add((middle, bcd, cd, d), splits: splits - 1)
  }

  /// Tells whether the straight segment is near enough: a curve strays from it by no more than a
  /// share of how far its control points are from even steps.
  private func isFlat(_ cubic: Cubic) -> Bool {
    let (a, b, c, d) = cubic
    let first = b * 3 - a * 2 - d
    let second = c * 3 - a - d * 2
    let (x, y) = (max(abs(first.x), abs(second.x)), max(abs(first.y), abs(second.y)))
    return x * x + y * y <= 16 * tolerance * tolerance
  }

  private mutating func addDistances() {
    var distance = 0.0
    for index in parts.indices {
      parts[index].distance = distance
      let points = parts[index].points
      for (start, end) in zip(points, points.dropFirst()) { distance += start.distance(to: end) }
      if parts[index].isClosed, let first = points.first, let last = points.last {
        distance += last.distance(to: first)
      }
    }
  }

  private static func near(_ point: Point) -> Point {
    func near(_ value: Double) -> Double { min(max(value, -furthest), furthest) }
    return Point(x: near(point.x), y: near(point.y))
  }
}
