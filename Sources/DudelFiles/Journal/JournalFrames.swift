internal import CZlib

/// Entries in a file: each with its length and its CRC-32, so that what is torn or damaged is told
/// from what is whole.
struct JournalFrames: Sequence, IteratorProtocol {
  /// What every journal begins with; the number changes when older programs can't read it.
  static let mark = Array("dudel journal 1\n".utf8)

  private let bytes: [UInt8]
  /// Where the whole entries that were taken out end.
  private(set) var position: Int

  /// Begins behind the mark; `nil` where there is none.
  init?(_ bytes: [UInt8]) {
    guard bytes.starts(with: Self.mark) else { return nil }
    self.bytes = bytes
    position = Self.mark.count
  }

  /// Puts length and CRC before an entry.
  static func framed(_ record: JournalRecord) -> [UInt8] { framed(record.bytes) }

  /// Puts length and CRC before the bytes of an entry.
  static func framed(_ content: [UInt8]) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(content.count + 12)
    withUnsafeBytes(of: UInt64(content.count).littleEndian) { bytes += $0 }
    withUnsafeBytes(of: checksum(content[...]).littleEndian) { bytes += $0 }
    return bytes + content
  }

  /// The next entry's bytes; `nil` at the end and before what is no whole entry.
  mutating func next() -> ArraySlice<UInt8>? {
    let head = 12
    guard bytes.count - position >= head else { return nil }
    func number(_ range: Range<Int>) -> UInt64 {
      bytes[range].reversed().reduce(0) { $0 << 8 | UInt64($1) }
    }
    let start = position + head
    guard let length = Int(exactly: number(position..<position + 8)), length > 0,
      length <= bytes.count - start
    else { return nil }
    let content = bytes[start..<start + length]
    guard UInt64(Self.checksum(content)) == number(position + 8..<start) else { return nil }
    position = start + length
    return content
  }

  private static func checksum(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    bytes.withUnsafeBufferPointer {
      UInt32(truncatingIfNeeded: crc32_z(0, $0.baseAddress, $0.count))
    }
  }
}
