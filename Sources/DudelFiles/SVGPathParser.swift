internal import DudelGeometry

/// Reads the path data of SVG 1.1 (§8.3), all commands, absolute and relative.
struct SVGPathParser {
  private var numbers: SVGNumberScanner
  private var path = BezierPath()
  private var current = Point.zero
  private var start = Point.zero
  /// The last control point, for the smooth commands that mirror it.
  private var lastControl: (command: Character, point: Point)?

  private init(_ text: String) { numbers = SVGNumberScanner(text) }

  /// The path of the data up to its first error (SVG 1.1 §F.2), and whether there was none.
  static func parse(_ text: String) -> (path: BezierPath, isComplete: Bool) {
    var parser = SVGPathParser(text)
    let isComplete = parser.parseAll()
    return (parser.path, isComplete)
  }

  private mutating func parseAll() -> Bool {
    guard !numbers.isAtEnd else { return true }
    var isFirst = true
    while let command = numbers.nextCommand() {
      guard !isFirst || command == "M" || command == "m" else { return false }
      isFirst = false
      guard perform(command) else { return false }
      // Further numbers repeat the command; after a move they are lines.
      var repeated = command
      if command == "M" { repeated = "L" }
      if command == "m" { repeated = "l" }
      while numbers.isAtNumber {
        guard command.lowercased() != "z", perform(repeated) else { return false }
      }
    }
    return numbers.isAtEnd
  }

  private mutating func perform(_ command: Character) -> Bool {
    let origin = command.isLowercase ? current : .zero
    switch command.lowercased() {
    case "m":
      guard let p = point(origin) else { return false }
      path.move(to: p)
      (current, start, lastControl) = (p, p, nil)
    case "l": return line(to: point(origin))
    case "h": return line(to: numbers.number().map { Point(x: origin.x + $0, y: current.y) })
    case "v": return line(to: numbers.number().map { Point(x: current.x, y: origin.y + $0) })
    case "c":
      guard let c1 = point(origin), let c2 = point(origin), let p = point(origin) else {
        return false
      }
      return curve(c1, c2, p, control: ("c", c2))
    case "s":
      guard let c2 = point(origin), let p = point(origin) else { return false }
      return curve(mirrored("c"), c2, p, control: ("c", c2))
    case "q":
      guard let c = point(origin), let p = point(origin) else { return false }
      return quadratic(c, p)
    case "t":
      guard let p = point(origin) else { return false }
      return quadratic(mirrored("q"), p)
    case "a": return arc(origin)
    case "z":
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

  // Sums of finite numbers may still be infinite; such a segment is an error in the data.

  private mutating func line(to p: Point?) -> Bool {
    guard let p, p.isFinite else { return false }
    path.line(to: p)
    (current, lastControl) = (p, nil)
    return true
  }

  private mutating func curve(
    _ c1: Point, _ c2: Point, _ p: Point, control: (Character, Point)?
  ) -> Bool {
    guard c1.isFinite, c2.isFinite, p.isFinite else { return false }
    path.curve(to: p, control1: c1, control2: c2)
    (current, lastControl) = (p, control)
    return true
  }

  private mutating func quadratic(_ c: Point, _ p: Point) -> Bool {
    let c1 = current + (c - current) * (2.0 / 3)
    let c2 = p + (c - p) * (2.0 / 3)
    return curve(c1, c2, p, control: ("q", c))
  }

  private func mirrored(_ command: Character) -> Point {
    guard let lastControl, lastControl.command == command else { return current }
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
