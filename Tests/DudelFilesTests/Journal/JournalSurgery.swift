/// Takes journals apart and puts them together again, with lengths and sums as they must be.
enum JournalSurgery {
  /// The entries of a journal, without their frames.
  static func entries(of journal: [UInt8]) -> [[UInt8]] {
    var entries: [[UInt8]] = []
    var rest = journal.dropFirst(mark.count)
    while rest.count > head {
      let length = rest.prefix(8).reversed().reduce(0) { $0 << 8 | Int($1) }
      guard length <= rest.count - head else { break }
      entries.append(Array(rest.dropFirst(head).prefix(length)))
      rest = rest.dropFirst(head + length)
    }
    return entries
  }

  /// The journal of some entries.
  static func journal(of entries: [[UInt8]]) -> [UInt8] {
    entries.reduce(into: mark) { journal, entry in
      journal += bytes(UInt64(entry.count))
      journal += bytes(checksum(entry))
      journal += entry
    }
  }

  private static let mark = Array("dudel journal 1\n".utf8)
  private static let head = 12

  private static func bytes(_ number: some FixedWidthInteger) -> [UInt8] {
    withUnsafeBytes(of: number.littleEndian) { Array($0) }
  }

  /// The sum that zip files and PNG use (CRC-32).
  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    var sum: UInt32 = ~0
    for byte in bytes {
      sum ^= UInt32(byte)
      for _ in 0..<8 {
        let isOdd = sum & 1 == 1
        sum >>= 1
        if isOdd { sum ^= 0xedb8_8320 }
      }
    }
    return ~sum
  }
}
