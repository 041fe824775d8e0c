internal import DudelGeometry

/// Reads the path data of SVG 1.1 (§8.3), all commands, absolute and relative.
struct SVGPathParser {
  private var numbers: SVGNumberScanner
  private var path = BezierPath()
  private var current = Point.zero
  private var start = Point.zero
  /// The last control point, for the smooth commands that mirror it.
  private var lastControl: (isCubic: Bool, point: Point)?

  /// How many more points may be made.
  private var pointsLeft: Int

  private init(_ value: SVGValue, mostPoints: Int) {
    numbers = SVGNumberScanner(value)
    pointsLeft = mostPoints
  }

  /// The path of the data up to its first error (SVG 1.1 §F.2), and whether there was none.
  ///
  /// - Parameter pointsLeft: how many more points may be made; a path that wants more ends there.
  static func parse(
    _ value: SVGValue, pointsLeft: inout Int
  ) -> (path: BezierPath, isComplete: Bool) {
    var parser = SVGPathParser(value, mostPoints: pointsLeft)
    let isComplete = parser.parseAll()
    pointsLeft = parser.pointsLeft
    return (parser.path, isComplete)
  }

  private mutating func parseAll() -> Bool {
    guard !numbers.isAtEnd else { return true }
    var isFirst = true
    while let letter = numbers.nextCommand() {
      let isRelative = letter & 0x20 != 0
      let command = letter & ~0x20
      guard !isFirst || command == UInt8(ascii: "M") else { return false }
      isFirst = false
      guard perform(command, isRelative) else { return false }
      // Further numbers repeat the command; after a move they are lines.
      let repeated = command == UInt8(ascii: "M") ? UInt8(ascii: "L") : command
      while numbers.isAtNumber {
        guard command != UInt8(ascii: "Z"), perform(repeated, isRelative) else { return false }
      }
    }
    return numbers.isAtEnd
  }

  private mutating func perform(_ command: UInt8, _ isRelative: Bool) -> Bool {
    let origin = isRelative ? current : .zero
    switch command {
    case UInt8(ascii: "M"):
      guard let p = point(origin), take(1) else { return false }
      path.move(to: p)
      (current, start, lastControl) = (p, p, nil)
    case UInt8(ascii: "L"): return line(to: point(origin))
    case UInt8(ascii: "H"):
      return line(to: numbers.number().map { Point(x: origin.x + $0, y: current.y) })
    case UInt8(ascii: "V"):
      return line(to: numbers.number().map { Point(x: current.x, y: origin.y + $0) })
    case UInt8(ascii: "C"):
      guard let c1 = point(origin), let c2 = point(origin), let p = point(origin) else {
        return false
      }
      return curve(c1, c2, p, control: (true, c2))
    case UInt8(ascii: "S"):
      guard let c2 = point(origin), let p = point(origin) else { return false }
      return curve(mirrored(isCubic: true), c2, p, control: (true, c2))
    case UInt8(ascii: "Q"):
      guard let c = point(origin), let p = point(origin) else { return false }
      return quadratic(c, p)
    case UInt8(ascii: "T"):
      guard let p = point(origin) else { return false }
      return quadratic(mirrored(isCubic: false), p)
    case UInt8(ascii: "A"): return arc(origin)
    case UInt8(ascii: "Z"):
      path.close()
      (current, lastControl) = (start, nil)
    default: return false
    }
    return true
  }

  private mutating func point(_ origin: Point) -> Point? {
    guard let x = numbers.number(), let y = numbers.number() else { return nil }
    let point = origin + Point(x: x, y: y)
    return point.isFinite ? point : nil
  }

  private mutating func take(_ count: Int) -> Bool {
    pointsLeft -= count
    return pointsLeft >= 0
  }

  // Sums of finite numbers may still be infinite; such a segment is an error in the data.

  private mutating func line(to p: Point?) -> Bool {
    guard let p, p.isFinite, take(1) else { return false }
    path.line(to: p)
    (current, lastControl) = (p, nil)
    return true
  }

  private mutating func curve(
    _ c1: Point, _ c2: Point, _ p: Point, control: (Bool, Point)?
  ) -> Bool {
    guard c1.isFinite, c2.isFinite, p.isFinite, take(3) else { return false }
    path.curve(to: p, control1: c1, control2: c2)
    (current, lastControl) = (p, control)
    return true
  }

  private mutating func quadratic(_ c: Point, _ p: Point) -> Bool {
    let c1 = current + (c - current) * (2.0 / 3)
    let c2 = p + (c - p) * (2.0 / 3)
    return curve(c1, c2, p, control: (false, c))
  }

  private func mirrored(isCubic: Bool) -> Point {
    guard let lastControl, lastControl.isCubic == isCubic else { return current }
    return lastControl.point.mirrored(through: current)
  }

  private mutating func arc(_ origin: Point) -> Bool {
    guard let rx = numbers.number(), let ry = numbers.number(), let angle = numbers.number(),
      let isLarge = numbers.flag(), let isSweep = numbers.flag(), let end = point(origin)
    else { return false }
    let arc = SVGArc(
      from: current, to: end, radii: (abs(rx), abs(ry)), angle: angle, isLarge: isLarge,
      isSweep: isSweep)
    let cubics = arc.isLine ? [] : arc.cubics
    if cubics.isEmpty { return line(to: end) }
    return cubics.allSatisfy { c1, c2, p in curve(c1, c2, p, control: nil) }
  }
}
