/// Makes text from outside fit for a drawing.
enum PlainText {
  /// What a tab becomes: files and other programs know no common tab stops, but all know spaces.
  private static let tab = "    "

  /// Brings all kinds of line ends to line feeds, tabs to spaces, and drops what can't be drawn or
  /// stored: control characters, byte order marks and code points that XML forbids.
  static func clean(_ text: String) -> String {
    var text = text
    return text.withUTF8 { bytes in
      guard bytes.contains(where: isSuspicious) else { return nil }
      return String(decoding: cleaned(bytes), as: UTF8.self)
    } ?? text
  }

  /// The text on one line.
  static func cleanLine(_ text: String) -> String {
    let text = clean(text)
    guard text.utf8.contains(0x0a) else { return text }
    return String(decoding: text.utf8.map { $0 == 0x0a ? 0x20 : $0 }, as: UTF8.self)
  }

  /// Tells whether something that must go may begin with this byte.
  private static func isSuspicious(_ byte: UInt8) -> Bool {
    (byte < 0x20 && byte != 0x0a) || byte == 0x7f || byte == 0xc2 || byte == 0xe2 || byte == 0xef
  }

  private static func cleaned(_ bytes: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var index = 0
    while index < bytes.count {
      guard isSuspicious(bytes[index]) else {
        let end = bytes[index...].firstIndex(where: isSuspicious) ?? bytes.count
        result.append(contentsOf: bytes[index..<end])
        index = end
        continue
      }
      let (length, replacement) = substitute(bytes, at: index)
      if let replacement {
        result.append(contentsOf: replacement.utf8)
      } else {
        result.append(contentsOf: bytes[index..<index + length])
      }
      index += length
    }
    return result
  }

  /// How many bytes from a suspicious one on belong together, and what stands for them; `nil` when
  /// they may stay.
  private static func substitute(
    _ bytes: UnsafeBufferPointer<UInt8>, at index: Int
  ) -> (length: Int, replacement: String?) {
    func byte(_ distance: Int) -> UInt8 {
      index + distance < bytes.count ? bytes[index + distance] : 0
    }
    switch (bytes[index], byte(1), byte(2)) {
    case (0x0d, 0x0a, _): return (2, "\n")
    // Carriage return; vertical tab and form feed, which are line ends in word processors.
    case (0x0d, _, _), (0x0b, _, _), (0x0c, _, _): return (1, "\n")
    case (0x09, _, _): return (1, tab)
    case (0..<0x20, _, _), (0x7f, _, _): return (1, "")
    // U+0085, next line.
    case (0xc2, 0x85, _): return (2, "\n")
    case (0xc2, 0x80...0x9f, _): return (2, "")
    case (0xc2, _, _): return (min(2, bytes.count - index), nil)
    // U+2028 and U+2029, the line and paragraph separators.
    case (0xe2, 0x80, 0xa8), (0xe2, 0x80, 0xa9): return (3, "\n")
    // U+FEFF, the byte order mark, and U+FFFE and U+FFFF.
    case (0xef, 0xbb, 0xbf), (0xef, 0xbf, 0xbe), (0xef, 0xbf, 0xbf): return (3, "")
    default: return (min(3, bytes.count - index), nil)
    }
  }
}
