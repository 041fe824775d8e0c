/// Lists of font families as CSS writes them (CSS Fonts Module Level 4, §2.1).
enum SVGFontFamily {
  /// The list without its quotes, as pango wants it.
  static func list(_ value: SVGValue) -> String { names(value).joined(separator: ", ") }

  /// The family that is wanted most.
  static func first(of value: SVGValue) -> String { names(value).first ?? "" }

  private static func names(_ value: SVGValue) -> [String] {
    var names: [[UInt8]] = [[]]
    var quote: UInt8?
    var isEscaped = false
    for byte in value.trimmed.bytes[value.trimmed.range] {
      let last = names.count - 1
      if isEscaped {
        isEscaped = false
        names[last].append(byte)
      } else if byte == UInt8(ascii: "\\") {
        isEscaped = true
      } else if let open = quote {
        if byte == open { quote = nil } else { names[last].append(byte) }
      } else if byte == UInt8(ascii: "'") || byte == UInt8(ascii: "\"") {
        quote = byte
      } else if byte == UInt8(ascii: ",") {
        names.append([])
      } else if !byte.isSVGSpace || !names[last].isEmpty {
        names[last].append(byte)
      }
    }
    return names.map { String(decoding: $0, as: UTF8.self) }
  }
}
