/// Files as gzip makes them, but not packed any smaller than repetition allows.
enum PackedText {
  /// Bytes in stored blocks (RFC 1951 §3.2.4).
  static func gzip(_ bytes: [UInt8]) -> [UInt8] {
    var result = header
    var rest = bytes[...]
    repeat {
      let block = rest.prefix(65_535)
      rest = rest.dropFirst(block.count)
      result.append(rest.isEmpty ? 1 : 0)
      let count = UInt16(block.count)
      result += [UInt8(count & 255), UInt8(count >> 8), UInt8(~count & 255), UInt8(~count >> 8)]
      result += block
    } while !rest.isEmpty
    return result + trailer(bytes)
  }

  /// A text that goes on with one byte over and over, a thousand times smaller than itself.
  static func swelling(_ bytes: [UInt8], then byte: UInt8, count: Int) -> [UInt8] {
    var bits = BitWriter(bytes: header)
    // One block of the fixed code: all letters, then the longest repetitions there are.
    bits.write(0b011, 3)
    for byte in bytes + [byte] { bits.writeLetter(byte) }
    for _ in 0..<count / 258 {
      // 258 bytes from one byte back.
      bits.writeCode(0b1100_0101, 8)
      bits.writeCode(0, 5)
    }
    bits.writeCode(0, 7)
    return bits.finished
  }

  private static let header: [UInt8] = [0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]

  private static func trailer(_ bytes: [UInt8]) -> [UInt8] {
    var crc = UInt32.max
    for byte in bytes {
      crc ^= UInt32(byte)
      for _ in 0..<8 { crc = crc & 1 == 1 ? crc >> 1 ^ 0xedb8_8320 : crc >> 1 }
    }
    return [~crc, UInt32(truncatingIfNeeded: bytes.count)].flatMap { number in
      (0..<4).map { UInt8(number >> (8 * $0) & 255) }
    }
  }

  private struct BitWriter {
    private(set) var bytes: [UInt8]
    private var bits: UInt32 = 0
    private var count: UInt32 = 0

    init(bytes: [UInt8]) { self.bytes = bytes }

    var finished: [UInt8] { bytes + [UInt8(bits & 255)] }

    mutating func write(_ value: UInt32, _ width: UInt32) {
      bits |= value << count
      count += width
      while count >= 8 {
        bytes.append(UInt8(bits & 255))
        bits >>= 8
        count -= 8
      }
    }

    /// Codes begin with their highest bit.
    mutating func writeCode(_ code: UInt32, _ width: UInt32) {
      for bit in (0..<width).reversed() { write(code >> bit & 1, 1) }
    }

    mutating func writeLetter(_ byte: UInt8) {
      if byte < 144 {
        writeCode(0x30 + UInt32(byte), 8)
      } else {
        writeCode(0x190 + UInt32(byte) - 144, 9)
      }
    }
  }
}
