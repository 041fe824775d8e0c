/// The encoding of old programs: one byte for each of the first 256 characters of Unicode.
enum Latin1 {
  /// The bytes of a text, and whether they say all of it.
  ///
  /// A question mark stands for what Latin-1 lacks: whoever asks for it knows nothing better, and
  /// most of the text is more use to them than none.
  static func bytes(_ text: String) -> (bytes: [UInt8], isExact: Bool) {
    var (bytes, isExact) = ([UInt8](), true)
    bytes.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars {
      let byte = UInt8(exactly: scalar.value)
      if byte == nil { isExact = false }
      bytes.append(byte ?? UInt8(ascii: "?"))
    }
    return (bytes, isExact)
  }

  /// The text of some bytes.
  static func text(_ bytes: [UInt8]) -> String {
    var utf8: [UInt8] = []
    utf8.reserveCapacity(bytes.count + bytes.count / 8)
    for byte in bytes {
      if byte < 0x80 {
        utf8.append(byte)
      } else {
        utf8.append(0xc0 | byte >> 6)
        utf8.append(0x80 | byte & 0x3f)
      }
    }
    return String(decoding: utf8, as: UTF8.self)
  }
}
