internal import DudelGeometry
internal import DudelModel

extension SVGStyle {
  /// Sets a property of the font, or tells that it is none.
  mutating func setFont(
    _ property: SVGAttribute, _ value: SVGValue, parent: SVGStyle, lengths: SVGLengths
  ) -> Bool {
    switch property {
    case .font: setFont(value, parent: parent, lengths: lengths)
    case .fontFamily: font.family = SVGFontFamily.list(value)
    case .fontSize:
      if let size = Self.fontSize(value, parent: parent, lengths: lengths) { font.size = size }
    case .fontWeight:
      if let weight = Self.fontWeight(value, parent: parent) { font.weight = weight }
    case .fontStyle:
      if value.equals("normal") { font.isItalic = false }
      if value.equals("italic") || value.hasPrefix("oblique") { font.isItalic = true }
    default: return false
    }
    return true
  }

  /// The shorthand: style, variant, weight and stretch in any order, size and height, families.
  private mutating func setFont(_ value: SVGValue, parent: SVGStyle, lengths: SVGLengths) {
    var new = SVGStyle.start.font
    var rest = value.trimmed
    while let word = rest.words.first {
      let sizeWord = word.split { $0 == UInt8(ascii: "/") }.first ?? word
      let after = rest.part(word.range.upperBound..<rest.range.upperBound).trimmed
      if word.equals("normal") {
      } else if word.equals("italic") || word.equals("oblique") {
        new.isItalic = true
      } else if word.equals("small-caps") {
        features.insert(.fontVariant)
      } else if let weight = Self.fontWeight(word, parent: parent) {
        new.weight = weight
      } else if let size = Self.fontSize(sizeWord, parent: parent, lengths: lengths) {
        new.size = size
        new.family = SVGFontFamily.list(after)
        if !after.isEmpty { font = new }
        return
      } else {
        return
      }
      rest = after
    }
  }

  private static func fontSize(
    _ value: SVGValue, parent: SVGStyle, lengths: SVGLengths
  ) -> Double? {
    let medium = SVGStyle.start.font.size
    let named: [(StaticString, Double)] = [
      ("xx-small", medium / 1.728), ("x-small", medium / 1.44), ("small", medium / 1.2),
      ("medium", medium), ("large", medium * 1.2), ("x-large", medium * 1.44),
      ("xx-large", medium * 1.728), ("smaller", parent.font.size / 1.2),
      ("larger", parent.font.size * 1.2),
    ]
    if let size = named.first(where: { value.equals($0.0) })?.1 { return size }
    var own = lengths
    own.fontSize = parent.font.size
    if value.last == UInt8(ascii: "%") {
      own.viewport.width = parent.font.size
    }
    guard let size = own.length(value, .horizontal), size >= 0 else { return nil }
    return size
  }

  private static func fontWeight(_ value: SVGValue, parent: SVGStyle) -> Int? {
    if value.equals("normal") { return 400 }
    if value.equals("bold") { return 700 }
    // CSS Fonts Module Level 4, §2.2.1.
    let old = parent.font.weight
    if value.equals("bolder") { return old < 350 ? 400 : old < 550 ? 700 : max(old, 900) }
    if value.equals("lighter") { return old < 100 ? old : old < 550 ? 100 : old < 750 ? 400 : 700 }
    var scanner = SVGNumberScanner(value)
    guard let number = scanner.number(), scanner.isAtEnd, (1...1000).contains(number) else {
      return nil
    }
    return Int(number)
  }
}
