/// Cuts paths down to what can be seen of them, in double precision.
///
/// Renderers work in fixed point: far away they draw lines wrongly, and they spend time on all that
/// lies outside.
public struct PathClipper: Sendable {
  /// A part of a stroked path, and how far along the path it begins.
  public struct Piece: Sendable, Equatable {
    /// The part.
    public var path: BezierPath
    /// The length of the path from its subpath's start to here.
    public let start: Double

    /// Makes a part that begins at a length.
    public init(path: BezierPath, start: Double) { (self.path, self.start) = (path, start) }
  }

  /// Whatever lies wholly outside can't be seen; a pen's reach belongs to it.
  public let visible: Rect
  /// No coordinate outside is handed on; it holds the visible part.
  public let limits: Rect
  /// Straight steps shorter than this are joined with the next.
  public let detail: Double

  /// Makes a clipper; limits that don't hold the visible part are made larger.
  public init(visible: Rect, limits: Rect, detail: Double = 0) {
    self.visible = visible
    self.limits = limits.union(visible)
    self.detail = detail
  }

  /// The path to be stroked in the place of a path: what can't be seen is left out.
  public func stroke(_ path: BezierPath) -> BezierPath {
    var walk = StrokeWalk(clipper: self, measures: false)
    walk.follow(path)
    return walk.pieces.first?.path ?? BezierPath()
  }

  /// The parts to be stroked one by one in the place of a path, for dashes that run along it.
  public func dashedPieces(_ path: BezierPath) -> [Piece] {
    var walk = StrokeWalk(clipper: self, measures: true)
    walk.follow(path)
    return walk.pieces
  }

  /// The path to be filled in the place of a path: the same wherever it can be seen.
  public func fill(_ path: BezierPath) -> BezierPath {
    var result = BezierPath()
    for part in FillWalk(clipper: self).polygons(path) {
      guard let first = part.first else { continue }
      result.move(to: first)
      for point in part.dropFirst() { result.line(to: point) }
      result.close()
    }
    return result
  }

  /// The part of a straight segment inside the limits (Liang and Barsky), or `nil` for none.
  func cut(_ a: Point, _ b: Point) -> (Point, Point)? {
    if limits.contains(Rect(corner: a, corner: b)) { return (a, b) }
    let d = b - a
    var (first, last) = (0.0, 1.0)
    for (p, q) in [
      (-d.x, a.x - limits.minX), (d.x, limits.maxX - a.x), (-d.y, a.y - limits.minY),
      (d.y, limits.maxY - a.y),
    ] {
      if p == 0 {
        if q < 0 { return nil }
      } else if p < 0 {
        first = max(first, q / p)
      } else {
        last = min(last, q / p)
      }
    }
    guard first <= last else { return nil }
    return (first > 0 ? inside(a + d * first) : a, last < 1 ? inside(a + d * last) : b)
  }

  /// A point that rounding has brought a little over the edge.
  func inside(_ point: Point) -> Point {
    Point(
      x: min(max(point.x, limits.minX), limits.maxX), y: min(max(point.y, limits.minY), limits.maxY)
    )
  }

  /// Tells whether something between two points may be seen; not if a coordinate is no number.
  func mayBeSeen(_ a: Point, _ b: Point) -> Bool {
    a.isFinite && b.isFinite && Rect(corner: a, corner: b).intersects(visible)
  }

  /// Tells whether something of a segment may be seen; not if a coordinate is no number.
  func mayBeSeen(_ segment: CubicSegment) -> Bool {
    segment.isFinite && segment.hull.intersects(visible)
  }
}
