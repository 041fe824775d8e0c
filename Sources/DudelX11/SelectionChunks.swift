/// Bytes cut into pieces, with an empty one at the end (INCR, ICCCM §2.7.2).
struct SelectionChunks {
  private let bytes: [UInt8]
  private let size: Int
  private var start = 0
  /// Tells whether the empty piece has been taken, after which nothing follows.
  private(set) var isAtEnd = false

  init(_ bytes: [UInt8], size: Int) {
    (self.bytes, self.size) = (bytes, max(1, size))
  }

  /// Takes the next piece.
  mutating func next() -> ArraySlice<UInt8> {
    let piece = bytes[start..<min(bytes.count, start + size)]
    start = piece.endIndex
    isAtEnd = piece.isEmpty
    return piece
  }
}
