internal import DudelGeometry
internal import Glibc

/// The list of transforms in an attribute (SVG 1.1 §7.6).
enum SVGTransform {
  /// The whole list as one transform, or `nil` if it is malformed.
  static func parse(_ text: String) -> Transform? {
    var scanner = SVGNumberScanner(text)
    var result = Transform.identity
    while !scanner.isAtEnd {
      let name = scanner.word()
      guard scanner.skip("(") else { return nil }
      var values: [Double] = []
      while let value = scanner.number() { values.append(value) }
      guard scanner.skip(")"), let transform = transform(name, values) else { return nil }
      result = result.after(transform)
    }
    return result
  }

  private static func transform(_ name: String, _ v: [Double]) -> Transform? {
    switch (name, v.count) {
    case ("matrix", 6): Transform(a: v[0], b: v[1], c: v[2], d: v[3], tx: v[4], ty: v[5])
    case ("translate", 1...2): .translation(Point(x: v[0], y: v.count > 1 ? v[1] : 0))
    case ("scale", 1...2): .scale(x: v[0], y: v.count > 1 ? v[1] : v[0])
    case ("rotate", 1): .rotation(v[0] * .pi / 180)
    case ("rotate", 3): rotation(v[0] * .pi / 180, about: Point(x: v[1], y: v[2]))
    case ("skewX", 1): Transform(a: 1, b: 0, c: tan(v[0] * .pi / 180), d: 1, tx: 0, ty: 0)
    case ("skewY", 1): Transform(a: 1, b: tan(v[0] * .pi / 180), c: 0, d: 1, tx: 0, ty: 0)
    default: nil
    }
  }

  private static func rotation(_ angle: Double, about centre: Point) -> Transform {
    Transform.translation(centre).after(.rotation(angle)).after(.translation(.zero - centre))
  }
}
