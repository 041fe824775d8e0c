/// Picks numbers, flags and command letters out of SVG's lists of them.
struct SVGNumberScanner {
  private let bytes: [UInt8]
  private let end: Int
  private(set) var index: Int

  init(_ value: SVGValue) {
    bytes = value.bytes
    index = value.range.lowerBound
    end = value.range.upperBound
  }

  init(_ text: String) { self.init(SVGValue(text)) }

  /// Tells whether nothing but separators is left.
  var isAtEnd: Bool {
    mutating get {
      skipSeparators()
      return index >= end
    }
  }

  /// Tells whether a number comes next.
  var isAtNumber: Bool {
    mutating get {
      guard !isAtEnd else { return false }
      return Self.startsNumber(bytes[index])
    }
  }

  /// The next letter, if one comes next.
  mutating func nextCommand() -> UInt8? {
    guard !isAtEnd, bytes[index].isSVGLetter else { return nil }
    defer { index += 1 }
    return bytes[index]
  }

  /// The next flag of an arc, a single 0 or 1 that may be glued to what follows.
  mutating func flag() -> Bool? {
    guard !isAtEnd, bytes[index] == UInt8(ascii: "0") || bytes[index] == UInt8(ascii: "1") else {
      return nil
    }
    defer { index += 1 }
    return bytes[index] == UInt8(ascii: "1")
  }

  /// The next number, if one comes next and is finite.
  mutating func number() -> Double? {
    guard !isAtEnd else { return nil }
    let start = index
    var decimal = SVGDecimal()
    if bytes[index] == UInt8(ascii: "-") {
      decimal.isNegative = true
      index += 1
    } else if bytes[index] == UInt8(ascii: "+") {
      index += 1
    }
    let first = index
    while index < end, bytes[index].isSVGDigit {
      decimal.append(bytes[index], isFraction: false)
      index += 1
    }
    var count = index - first
    if index < end, bytes[index] == UInt8(ascii: ".") {
      index += 1
      let first = index
      while index < end, bytes[index].isSVGDigit {
        decimal.append(bytes[index], isFraction: true)
        index += 1
      }
      count += index - first
    }
    guard count > 0 else {
      index = start
      return nil
    }
    let exponent = skipExponent()
    if let value = decimal.value(exponent: exponent) { return value }
    guard let value = Double(String(decoding: bytes[start..<index], as: UTF8.self)),
      value.isFinite
    else {
      index = start
      return nil
    }
    return value
  }

  /// The letters up to the next separator, parenthesis or number, such as a unit or a function.
  mutating func word() -> SVGValue {
    skipSeparators()
    return unit()
  }

  /// The letters that follow without a separator.
  mutating func unit() -> SVGValue {
    let start = index
    while index < end, bytes[index].isSVGLetter || bytes[index] == UInt8(ascii: "%") { index += 1 }
    return SVGValue(bytes, start..<index)
  }

  /// Steps over a character if it comes next.
  mutating func skip(_ character: Unicode.Scalar) -> Bool {
    guard !isAtEnd, UInt32(bytes[index]) == character.value else { return false }
    index += 1
    return true
  }

  /// Steps over an exponent and returns it, or `nil` for one that is out of the ordinary.
  private mutating func skipExponent() -> Int? {
    guard index < end, bytes[index] | 0x20 == UInt8(ascii: "e") else { return 0 }
    let start = index
    index += 1
    var isNegative = false
    if index < end, bytes[index] == UInt8(ascii: "+") || bytes[index] == UInt8(ascii: "-") {
      isNegative = bytes[index] == UInt8(ascii: "-")
      index += 1
    }
    let first = index
    var exponent = 0
    while index < end, bytes[index].isSVGDigit {
      if exponent < 10_000 { exponent = exponent * 10 + Int(bytes[index] & 15) }
      index += 1
    }
    // An `e` without digits is the beginning of a unit such as `em`.
    guard index > first else {
      index = start
      return 0
    }
    return isNegative ? -exponent : exponent
  }

  private mutating func skipSeparators() {
    while index < end, bytes[index] == UInt8(ascii: ",") || bytes[index] <= 0x20 { index += 1 }
  }

  private static func startsNumber(_ byte: UInt8) -> Bool {
    byte.isSVGDigit || byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-")
      || byte == UInt8(ascii: ".")
  }
}
