internal import DudelGeometry
internal import DudelModel

/// Takes values out of bytes in the order in which a `RecordWriter` put them in.
struct RecordReader {
  /// The bytes are not what they should be.
  struct Malformed: Error {}

  private var rest: ArraySlice<UInt8>

  init(_ bytes: ArraySlice<UInt8>) { rest = bytes }

  var isAtEnd: Bool { rest.isEmpty }

  private mutating func take(_ count: Int) throws(Malformed) -> ArraySlice<UInt8> {
    guard count >= 0, count <= rest.count else { throw Malformed() }
    defer { rest = rest.dropFirst(count) }
    return rest.prefix(count)
  }

  mutating func byte() throws(Malformed) -> UInt8 {
    guard let byte = rest.popFirst() else { throw Malformed() }
    return byte
  }

  mutating func flag() throws(Malformed) -> Bool {
    switch try byte() {
    case 0: false
    case 1: true
    default: throw Malformed()
    }
  }

  private mutating func word() throws(Malformed) -> UInt64 {
    try take(8).reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }

  mutating func integer() throws(Malformed) -> Int { Int(Int64(bitPattern: try word())) }

  mutating func number() throws(Malformed) -> Double {
    let number = Double(bitPattern: try word())
    guard number.isFinite else { throw Malformed() }
    return number
  }

  mutating func data() throws(Malformed) -> ArraySlice<UInt8> { try take(try integer()) }

  mutating func string() throws(Malformed) -> String { String(decoding: try data(), as: UTF8.self) }

  mutating func optional<Value>(
    _ readValue: (inout RecordReader) throws(Malformed) -> Value
  ) throws(Malformed) -> Value? {
    try flag() ? try readValue(&self) : nil
  }

  mutating func rect() throws(Malformed) -> Rect {
    let (minX, minY) = (try number(), try number())
    return Rect(minX: minX, minY: minY, maxX: try number(), maxY: try number())
  }

  mutating func transform() throws(Malformed) -> Transform {
    let (a, b, c, d) = (try number(), try number(), try number(), try number())
    return Transform(a: a, b: b, c: c, d: d, tx: try number(), ty: try number())
  }

  mutating func color() throws(Malformed) -> Color {
    let (red, green, blue) = (try byte(), try byte(), try byte())
    return Color(red: red, green: green, blue: blue, alpha: try byte())
  }

  mutating func font() throws(Malformed) -> FontDescription {
    let (family, size) = (try string(), try number())
    let weight = try integer()
    guard size > 0, (1...1000).contains(weight) else { throw Malformed() }
    return FontDescription(family: family, size: size, weight: weight, isItalic: try flag())
  }

  mutating func properties() throws(Malformed) -> DrawingProperties {
    var properties = DrawingProperties()
    properties.title = try string()
    properties.description = try string()
    return properties
  }

  mutating func page() throws(Malformed) -> Page {
    switch try byte() {
    case 0:
      .automatic(canvas: try optional { reader throws(Malformed) in try reader.rect() })
    case 1: .fixed(try rect())
    default: throw Malformed()
    }
  }

  mutating func identity() throws(Malformed) -> FileIdentity {
    var numbers: [Int] = []
    for _ in 0..<FileIdentity.numberCount { numbers.append(try integer()) }
    guard let identity = FileIdentity(numbers: numbers) else { throw Malformed() }
    return identity
  }
}
