internal import DudelGeometry
internal import Glibc

/// The list of transforms in an attribute (SVG 1.1 §7.6) or a property (CSS Transforms §7).
enum SVGTransform {
  /// The whole list as one transform, or `nil` if it is malformed.
  static func parse(_ value: SVGValue) -> Transform? {
    if value.trimmed.equals("none") { return .identity }
    var scanner = SVGNumberScanner(value)
    var result = Transform.identity
    while !scanner.isAtEnd {
      let name = scanner.word()
      guard scanner.skip("(") else { return nil }
      var numbers: [Double] = []
      while numbers.count < 7, let number = scanner.number() {
        guard let factor = factor(of: scanner.unit()) else { return nil }
        numbers.append(number * factor)
      }
      guard scanner.skip(")"), let transform = transform(name, numbers), transform.isFinite else {
        return nil
      }
      result = result.after(transform)
    }
    return result.isFinite ? result : nil
  }

  private static func factor(of unit: SVGValue) -> Double? {
    if unit.isEmpty || unit.equals("px") || unit.equals("deg") { return 1 }
    if unit.equals("rad") { return 180 / .pi }
    if unit.equals("grad") { return 0.9 }
    if unit.equals("turn") { return 360 }
    return nil
  }

  private static func transform(_ name: SVGValue, _ v: [Double]) -> Transform? {
    switch (name.string, v.count) {
    case ("matrix", 6): Transform(a: v[0], b: v[1], c: v[2], d: v[3], tx: v[4], ty: v[5])
    case ("translate", 1...2): .translation(Point(x: v[0], y: v.count > 1 ? v[1] : 0))
    case ("translateX", 1): .translation(Point(x: v[0], y: 0))
    case ("translateY", 1): .translation(Point(x: 0, y: v[0]))
    case ("scale", 1...2): .scale(x: v[0], y: v.count > 1 ? v[1] : v[0])
    case ("scaleX", 1): .scale(x: v[0], y: 1)
    case ("scaleY", 1): .scale(x: 1, y: v[0])
    case ("rotate", 1): .rotation(v[0] * .pi / 180)
    case ("rotate", 3): rotation(v[0] * .pi / 180, about: Point(x: v[1], y: v[2]))
    case ("skewX", 1): skew(v[0], 0)
    case ("skewY", 1): skew(0, v[0])
    case ("skew", 1...2): skew(v[0], v.count > 1 ? v[1] : 0)
    default: nil
    }
  }

  private static func skew(_ x: Double, _ y: Double) -> Transform {
    Transform(a: 1, b: tan(y * .pi / 180), c: tan(x * .pi / 180), d: 1, tx: 0, ty: 0)
  }

  private static func rotation(_ angle: Double, about centre: Point) -> Transform {
    Transform.translation(centre).after(.rotation(angle)).after(.translation(.zero - centre))
  }
}

extension Transform {
  /// Tells whether all coefficients are ordinary numbers.
  var isFinite: Bool {
    a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
  }

  /// Tells whether circles stay circles, but for what rounding does.
  var isSimilarity: Bool {
    let (x, y) = (a * a + b * b, c * c + d * d)
    return abs(x - y) <= 1e-6 * max(x, y) && abs(a * c + b * d) <= 1e-6 * max(x, y)
  }

  /// Tells whether rectangles with sides along the axes stay such.
  var keepsAxes: Bool { b == 0 && c == 0 || a == 0 && d == 0 }
}
