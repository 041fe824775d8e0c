internal import DudelGeometry
internal import DudelModel

/// Puts values one after the other into bytes, the least significant byte of a number first.
struct RecordWriter {
  private(set) var bytes: [UInt8] = []

  mutating func write(_ byte: UInt8) { bytes.append(byte) }

  mutating func write(_ flag: Bool) { write(UInt8(flag ? 1 : 0)) }

  mutating func write(_ number: Int) {
    withUnsafeBytes(of: Int64(number).littleEndian) { bytes += $0 }
  }

  mutating func write(_ number: Double) {
    withUnsafeBytes(of: number.bitPattern.littleEndian) { bytes += $0 }
  }

  mutating func write(_ data: some Collection<UInt8>) {
    write(data.count)
    bytes += data
  }

  mutating func write(_ string: String) { write(string.utf8) }

  mutating func write<Value>(
    _ value: Value?, _ writeValue: (inout RecordWriter, Value) -> Void
  ) {
    write(value != nil)
    if let value { writeValue(&self, value) }
  }

  mutating func write(_ rect: Rect) {
    for number in [rect.minX, rect.minY, rect.maxX, rect.maxY] { write(number) }
  }

  mutating func write(_ transform: Transform) {
    for number in [
      transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty,
    ] {
      write(number)
    }
  }

  mutating func write(_ color: Color) {
    bytes += [color.red, color.green, color.blue, color.alpha]
  }

  mutating func write(_ font: FontDescription) {
    write(font.family)
    write(font.size)
    write(font.weight)
    write(font.isItalic)
  }

  mutating func write(_ properties: DrawingProperties) {
    write(properties.title)
    write(properties.description)
  }

  mutating func write(_ page: Page) {
    switch page {
    case .automatic(let canvas):
      write(UInt8(0))
      write(canvas) { $0.write($1) }
    case .fixed(let rect):
      write(UInt8(1))
      write(rect)
    }
  }

  mutating func write(_ identity: FileIdentity) {
    for number in identity.numbers { write(number) }
  }
}
