extension BezierPath {
  /// The distance of the control points of a quarter circle of radius 1 from its ends.
  private static let quarterCircle = 0.552_284_749_830_793_4

  /// The straight line between two points.
  public static func line(from start: Point, to end: Point) -> BezierPath {
    BezierPath(polyline: [start, end])
  }

  /// The closed outline of a rectangle.
  public static func rectangle(_ rect: Rect) -> BezierPath {
    var path = BezierPath(polyline: rect.corners)
    path.close()
    return path
  }

  /// The closed ellipse that fills a rectangle, of four cubic segments from its rightmost point.
  public static func ellipse(in rect: Rect) -> BezierPath {
    ellipse(centre: rect.centre, radiusX: rect.width / 2, radiusY: rect.height / 2)
  }

  /// The closed ellipse around a point, of four cubic segments from its rightmost point.
  public static func ellipse(centre c: Point, radiusX rx: Double, radiusY ry: Double) -> BezierPath
  {
    func point(_ x: Double, _ y: Double) -> Point { Point(x: c.x + x * rx, y: c.y + y * ry) }
    let k = quarterCircle
    var path = BezierPath()
    path.move(to: point(1, 0))
    path.curve(to: point(0, 1), control1: point(1, k), control2: point(k, 1))
    path.curve(to: point(-1, 0), control1: point(-k, 1), control2: point(-1, k))
    path.curve(to: point(0, -1), control1: point(-1, -k), control2: point(-k, -1))
    path.curve(to: point(1, 0), control1: point(k, -1), control2: point(1, -k))
    path.close()
    return path
  }

  /// The closed outline of a rectangle with round corners.
  public static func roundedRectangle(_ rect: Rect, radius: Double) -> BezierPath {
    roundedRectangle(rect, radiusX: radius, radiusY: radius)
  }

  /// The closed outline of a rectangle with elliptic corners, clockwise from the top edge's left.
  ///
  /// Radii larger than half an extent are cut down to it.
  public static func roundedRectangle(
    _ rect: Rect, radiusX: Double, radiusY: Double
  ) -> BezierPath {
    let rx = min(max(radiusX, 0), rect.width / 2)
    let ry = min(max(radiusY, 0), rect.height / 2)
    guard rx > 0, ry > 0 else { return rectangle(rect) }
    let (kx, ky) = (rx * (1 - quarterCircle), ry * (1 - quarterCircle))
    let (l, t, r, b) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    var path = BezierPath()
    func line(_ x: Double, _ y: Double) { path.line(to: Point(x: x, y: y)) }
    func curve(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, _ x: Double, _ y: Double) {
      path.curve(
        to: Point(x: x, y: y), control1: Point(x: x1, y: y1), control2: Point(x: x2, y: y2))
    }
    path.move(to: Point(x: l + rx, y: t))
    line(r - rx, t)
    curve(r - kx, t, r, t + ky, r, t + ry)
    line(r, b - ry)
    curve(r, b - ky, r - kx, b, r - rx, b)
    line(l + rx, b)
    curve(l + kx, b, l, b - ky, l, b - ry)
    line(l, t + ry)
    curve(l, t + ky, l + kx, t, l + rx, t)
    path.close()
    return path
  }
}
