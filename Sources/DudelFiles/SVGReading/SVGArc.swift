internal import DudelGeometry
internal import Glibc

/// An elliptical arc between two points, turned into cubics (SVG 1.1 §F.6).
struct SVGArc {
  private let start: Point
  private let end: Point
  private let rx: Double
  private let ry: Double
  private let phi: Double
  private let isLarge: Bool
  private let isSweep: Bool

  init(
    from start: Point, to end: Point, radii: (Double, Double), angle: Double, isLarge: Bool,
    isSweep: Bool
  ) {
    self.start = start
    self.end = end
    (rx, ry) = radii
    phi = angle * .pi / 180
    self.isLarge = isLarge
    self.isSweep = isSweep
  }

  /// A radius of zero, or no way to go, makes a straight line.
  var isLine: Bool { rx == 0 || ry == 0 || start == end }

  /// The cubics one after the other: two control points and the end of each; none if the numbers
  /// are too large or too small to reckon with.
  var cubics: [(Point, Point, Point)] {
    let (cosPhi, sinPhi) = (cos(phi), sin(phi))
    let half = (start - end) * 0.5
    let x = cosPhi * half.x + sinPhi * half.y
    let y = -sinPhi * half.x + cosPhi * half.y
    // Radii that are too small to reach grow as far as needed. Squares of ratios, because those
    // of tiny or huge radii would be zero or infinite.
    let (u, v) = (x / rx, y / ry)
    let excess = u * u + v * v
    let growth = excess > 1 ? excess.squareRoot() : 1
    let (a, b) = (rx * growth, ry * growth)
    let factor =
      (excess < 1 ? ((1 - excess) / excess).squareRoot() : 0) * (isLarge == isSweep ? -1 : 1)
    let (cx, cy) = (factor * a * y / b, -factor * b * x / a)
    let middle = (start + end) * 0.5
    let centre = Point(
      x: cosPhi * cx - sinPhi * cy + middle.x, y: sinPhi * cx + cosPhi * cy + middle.y)
    let from = atan2((y - cy) / b, (x - cx) / a)
    var sweep = atan2((-y - cy) / b, (-x - cx) / a) - from
    if isSweep, sweep < 0 { sweep += 2 * .pi }
    if !isSweep, sweep > 0 { sweep -= 2 * .pi }
    guard sweep.isFinite, centre.isFinite else { return [] }

    let frame = Transform(
      a: cosPhi * a, b: sinPhi * a, c: -sinPhi * b, d: cosPhi * b, tx: centre.x, ty: centre.y)
    let count = max(1, Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)))
    let step = sweep / Double(count)
    let k = 4.0 / 3 * tan(step / 4)
    return (0..<count).map { index in
      let (s, e) = (from + Double(index) * step, from + Double(index + 1) * step)
      let c1 = Point(x: cos(s) - k * sin(s), y: sin(s) + k * cos(s))
      let c2 = Point(x: cos(e) + k * sin(e), y: sin(e) - k * cos(e))
      let p = index == count - 1 ? end : frame.apply(Point(x: cos(e), y: sin(e)))
      return (frame.apply(c1), frame.apply(c2), p)
    }
  }
}
