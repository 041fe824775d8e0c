internal import DudelModel

/// The bytes of an SVG text under construction.
struct SVGOutput {
  private(set) var bytes: [UInt8] = []

  /// Adds what is XML already.
  mutating func raw(_ text: StaticString) {
    bytes.append(
      contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// Adds a byte that is XML already.
  mutating func raw(_ byte: UInt8) { bytes.append(byte) }

  /// Makes room at once for what comes.
  mutating func reserve(_ count: Int) { bytes.reserveCapacity(bytes.count + count) }

  /// Adds bytes that are XML already.
  mutating func raw(_ other: [UInt8]) { bytes += other }

  /// Adds an attribute with a number.
  mutating func attribute(_ name: StaticString, _ value: Double) {
    begin(name)
    number(value)
    raw("\"")
  }

  /// Adds an attribute with a list of numbers.
  mutating func attribute(_ name: StaticString, _ values: [Double]) {
    begin(name)
    numbers(values)
    raw("\"")
  }

  /// Adds an attribute with words.
  mutating func attribute(_ name: StaticString, _ text: String) {
    begin(name)
    escaped(text.utf8, inAttribute: true)
    raw("\"")
  }

  /// Adds a colour, with an opacity if it has one.
  mutating func paint(_ name: StaticString, _ color: Color) {
    begin(name)
    raw("#")
    for channel in [color.red, color.green, color.blue] {
      raw(Self.hexDigit(channel >> 4))
      raw(Self.hexDigit(channel & 15))
    }
    raw("\"")
    guard color.alpha < 255 else { return }
    raw(" ")
    raw(name)
    raw("-opacity=\"")
    // Three places are enough to tell 255 steps apart.
    decimal(thousandths: Int((Double(color.alpha) / 0.255).rounded()))
    raw("\"")
  }

  /// Adds an element that holds words, unless there are none.
  mutating func textElement(_ name: StaticString, _ text: String) {
    guard !text.isEmpty else { return }
    raw("<")
    raw(name)
    raw(">")
    escaped(text.utf8, inAttribute: false)
    raw("</")
    raw(name)
    raw(">\n")
  }

  /// Adds words; what XML 1.0 can't hold becomes the replacement character.
  mutating func escaped(_ text: some Collection<UInt8>, inAttribute: Bool) {
    var index = text.startIndex
    while index != text.endIndex {
      let byte = text[index]
      switch byte {
      case UInt8(ascii: "&"): raw("&amp;")
      case UInt8(ascii: "<"): raw("&lt;")
      case UInt8(ascii: ">"): raw("&gt;")
      case UInt8(ascii: "\"") where inAttribute: raw("&quot;")
      // Readers turn these into others where they stand as they are.
      case 0x0d: raw("&#13;")
      case 0x09 where inAttribute: raw("&#9;")
      case 0x0a where inAttribute: raw("&#10;")
      case 0x09, 0x0a, 0x20...0xee, 0xf0...0xff: raw(byte)
      case 0xef:
        // U+FFFE and U+FFFF are no characters to XML.
        let last = text[index...].prefix(3)
        if last.elementsEqual([0xef, 0xbf, 0xbe]) || last.elementsEqual([0xef, 0xbf, 0xbf]) {
          raw("\u{fffd}")
          index = text.index(index, offsetBy: 2)
        } else {
          raw(byte)
        }
      default: raw("\u{fffd}")
      }
      text.formIndex(after: &index)
    }
  }

  private mutating func begin(_ name: StaticString) {
    raw(" ")
    raw(name)
    raw("=\"")
  }

  private static func hexDigit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10
  }
}
