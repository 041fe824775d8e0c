internal import DudelGeometry

extension SVGOutput {
  /// Adds numbers with spaces between them.
  mutating func numbers(_ values: [Double]) {
    for (index, value) in values.enumerated() {
      if index > 0 { raw(" ") }
      number(value)
    }
  }

  /// Adds both coordinates.
  mutating func point(_ point: Point) {
    number(point.x)
    raw(" ")
    number(point.y)
  }

  /// Adds the shortest decimal that reads back equal; what is no number becomes 0.
  mutating func number(_ value: Double) {
    guard value.isFinite else { return raw("0") }
    let thousandths = (value * 1000).rounded()
    // Fewer than 16 digits stand for one number only, so that no shorter ones could.
    if abs(thousandths) < 1e15, thousandths / 1000 == value {
      decimal(thousandths: Int(thousandths))
    } else {
      shortest(value)
    }
  }

  /// Adds a number of thousandths.
  mutating func decimal(thousandths value: Int) {
    if value < 0 { raw("-") }
    let (whole, rest) = value.magnitude.quotientAndRemainder(dividingBy: 1000)
    integer(whole)
    guard rest > 0 else { return }
    raw(".")
    raw(Self.digit(rest / 100))
    guard rest % 100 > 0 else { return }
    raw(Self.digit(rest / 10 % 10))
    if rest % 10 > 0 { raw(Self.digit(rest % 10)) }
  }

  private mutating func integer(_ value: UInt) {
    if value >= 10 { integer(value / 10) }
    raw(Self.digit(value % 10))
  }

  /// Adds Swift's own shortest form without the parts that say nothing: `1.0`, `1e+20`, `1e-07`.
  private mutating func shortest(_ value: Double) {
    var text = value.description
    text.withUTF8 { digits in
      let exponent = digits.firstIndex(of: UInt8(ascii: "e")) ?? digits.endIndex
      var mantissa = digits[..<exponent]
      if mantissa.suffix(2).elementsEqual(".0".utf8) { mantissa = mantissa.dropLast(2) }
      for byte in mantissa { raw(byte) }
      guard exponent < digits.endIndex else { return }
      raw("e")
      let rest = digits[(exponent + 1)...]
      if rest.first == UInt8(ascii: "-") { raw("-") }
      for byte in rest.drop(while: { !(UInt8(ascii: "1")...UInt8(ascii: "9")).contains($0) }) {
        raw(byte)
      }
    }
  }

  private static func digit(_ value: UInt) -> UInt8 {
    UInt8(ascii: "0") + UInt8(truncatingIfNeeded: value)
  }
}

extension Rect {
  /// Origin and extents; where an edge can't be had by adding them, the right and the bottom edge
  /// follow.
  var exactNumbers: [Double] {
    guard let width = Self.extent(from: minX, to: maxX),
      let height = Self.extent(from: minY, to: maxY)
    else { return [minX, minY, width, height, maxX, maxY] }
    return [minX, minY, width, height]
  }

  /// The number that leads exactly from one edge to the other when it is added.
  static func extent(from start: Double, to end: Double) -> Double? {
    let extent = end - start
    return [extent, extent.nextUp, extent.nextDown].first { start + $0 == end }
  }
}
