/// A property with its value in a style.
struct SVGDeclaration {
  let property: SVGAttribute
  let value: SVGValue
  let isImportant: Bool

  /// The declarations of a `style` attribute or of a rule; what is not understood is left out.
  static func parse(_ value: SVGValue) -> [SVGDeclaration] {
    var result: [SVGDeclaration] = []
    var start = value.range.lowerBound
    var (quote, depth): (UInt8?, Int) = (nil, 0)
    for index in value.range {
      let byte = value.bytes[index]
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: "'") || byte == UInt8(ascii: "\"") {
        quote = byte
      } else if byte == UInt8(ascii: "(") {
        depth += 1
      } else if byte == UInt8(ascii: ")") {
        depth -= 1
      } else if byte == UInt8(ascii: ";"), depth <= 0 {
        result.append(contentsOf: declaration(value.part(start..<index)))
        start = index + 1
      }
    }
    result.append(contentsOf: declaration(value.part(start..<value.range.upperBound)))
    return result
  }

  private static func declaration(_ value: SVGValue) -> [SVGDeclaration] {
    guard let colon = value.firstIndex(of: UInt8(ascii: ":")) else { return [] }
    let name = value.part(value.range.lowerBound..<colon).trimmed
    var content = value.part(colon + 1..<value.range.upperBound).trimmed
    guard let property = SVGNames.attributes.name(name.bytes[name.range]), property.isProperty,
      !content.isEmpty
    else { return [] }
    var isImportant = false
    if let mark = content.bytes[content.range].lastIndex(of: UInt8(ascii: "!")) {
      guard content.part(mark + 1..<content.range.upperBound).trimmed.equals("important") else {
        return []
      }
      isImportant = true
      content = content.part(content.range.lowerBound..<mark).trimmed
    }
    return [SVGDeclaration(property: property, value: content, isImportant: isImportant)]
  }
}
