/// The chunks of a PNG file, as far as they are whole.
struct PNGChunks: Sequence, IteratorProtocol {
  /// The first bytes of every PNG file.
  static let signature: [UInt8] = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

  /// A chunk where it lies in the file.
  struct Entry {
    let type: String
    let data: ArraySlice<UInt8>
    /// Tells whether the chunk is as it was written.
    let isIntact: Bool
  }

  private let bytes: [UInt8]
  private var index = PNGChunks.signature.count

  /// Goes through a file, or returns `nil` where it is none of PNG.
  init?(_ bytes: [UInt8]) {
    guard bytes.starts(with: Self.signature) else { return nil }
    self.bytes = bytes
  }

  /// The next chunk that the file has room for.
  mutating func next() -> Entry? {
    // Length, type, data, check number.
    guard bytes.count - index >= 12 else { return nil }
    let length = Int(number(at: index))
    guard length <= bytes.count - index - 12 else { return nil }
    let data = index + 8..<index + 8 + length
    let type = bytes[index + 4..<index + 8]
    let isIntact =
      Zlib.crc(bytes[index + 4..<data.upperBound]) == number(at: data.upperBound)
    index = data.upperBound + 4
    return Entry(
      type: String(decoding: type, as: UTF8.self), data: bytes[data], isIntact: isIntact)
  }

  private func number(at index: Int) -> UInt32 {
    bytes[index..<index + 4].reduce(0) { $0 << 8 | UInt32($1) }
  }
}
