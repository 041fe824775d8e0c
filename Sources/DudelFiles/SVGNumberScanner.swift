/// Picks numbers, flags and command letters out of SVG's lists of them.
struct SVGNumberScanner {
  private let bytes: [UInt8]
  private var index = 0

  init(_ text: String) { bytes = Array(text.utf8) }

  /// Tells whether nothing but separators is left.
  var isAtEnd: Bool {
    mutating get {
      skipSeparators()
      return index >= bytes.count
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
  mutating func nextCommand() -> Character? {
    guard !isAtEnd, Self.isLetter(bytes[index]) else { return nil }
    defer { index += 1 }
    return Character(UnicodeScalar(bytes[index]))
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
    if peek == UInt8(ascii: "+") || peek == UInt8(ascii: "-") { index += 1 }
    let whole = skipDigits()
    var fraction = 0
    if peek == UInt8(ascii: ".") {
      index += 1
      fraction = skipDigits()
    }
    guard whole + fraction > 0 else {
      index = start
      return nil
    }
    skipExponent()
    let text = String(decoding: bytes[start..<index], as: UTF8.self)
    guard let value = Double(text), value.isFinite else {
      index = start
      return nil
    }
    return value
  }

  /// The letters up to the next separator, parenthesis or number, such as a unit or a function.
  mutating func word() -> String {
    skipSeparators()
    let start = index
    while index < bytes.count, Self.isLetter(bytes[index]) || bytes[index] == UInt8(ascii: "%") {
      index += 1
    }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  /// Steps over a character if it comes next.
  mutating func skip(_ character: Character) -> Bool {
    guard !isAtEnd, character.asciiValue == bytes[index] else { return false }
    index += 1
    return true
  }

  private var peek: UInt8? { index < bytes.count ? bytes[index] : nil }

  private mutating func skipDigits() -> Int {
    let start = index
    while let byte = peek, Self.isDigit(byte) { index += 1 }
    return index - start
  }

  private mutating func skipExponent() {
    guard peek == UInt8(ascii: "e") || peek == UInt8(ascii: "E") else { return }
    let start = index
    index += 1
    if peek == UInt8(ascii: "+") || peek == UInt8(ascii: "-") { index += 1 }
    // An `e` without digits is the beginning of a unit such as `em`.
    if skipDigits() == 0 { index = start }
  }

  private mutating func skipSeparators() {
    while let byte = peek, byte == UInt8(ascii: ",") || byte <= UInt8(ascii: " ") { index += 1 }
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private static func startsNumber(_ byte: UInt8) -> Bool {
    isDigit(byte) || byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-")
      || byte == UInt8(ascii: ".")
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }
}
