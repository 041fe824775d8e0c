/// Which elements a rule of a style sheet is for.
struct SVGSelector {
  /// How an element and the one before it in the selector stand to each other.
  enum Combinator {
    case descendant, child, sibling
  }

  /// What one element must be.
  struct Compound {
    enum Test {
      case exists, equals, contains, begins, ends, hasWord, hasPrefix
    }

    var element: SVGValue?
    var id: SVGValue?
    var classes: [SVGValue] = []
    var attributes: [(name: SVGValue, test: Test, value: SVGValue)] = []
    var isFirstChild = false
    /// How it stands to the one before.
    var combinator = Combinator.descendant
  }

  /// From the first to the last, which is the element that is styled.
  private(set) var compounds: [Compound] = []

  /// How much the selector counts against others (Selectors Level 3, §9).
  var specificity: Int {
    compounds.reduce(0) { sum, compound in
      sum + (compound.id == nil ? 0 : 1_000_000)
        + 1000
        * (compound.classes.count + compound.attributes.count + (compound.isFirstChild ? 1 : 0))
        + (compound.element == nil ? 0 : 1)
    }
  }

  /// Reads a selector, or gives up on one that uses what is not known here.
  init?(_ value: SVGValue) {
    let value = value.trimmed
    var index = value.range.lowerBound
    var combinator = Combinator.descendant
    while index < value.range.upperBound {
      let byte = value.bytes[index]
      if byte.isSVGSpace {
        index += 1
      } else if byte == UInt8(ascii: ">") || byte == UInt8(ascii: "+") {
        guard !compounds.isEmpty, combinator == .descendant else { return nil }
        combinator = byte == UInt8(ascii: ">") ? .child : .sibling
        index += 1
      } else {
        guard compounds.count < 16, var compound = Self.compound(value, &index) else {
          return nil
        }
        compound.combinator = combinator
        compounds.append(compound)
        combinator = .descendant
      }
    }
    guard !compounds.isEmpty, combinator == .descendant else { return nil }
  }

  private static func compound(_ value: SVGValue, _ index: inout Int) -> Compound? {
    var compound = Compound()
    let start = index
    while index < value.range.upperBound {
      let byte = value.bytes[index]
      switch byte {
      case UInt8(ascii: "*"):
        guard index == start else { return nil }
        index += 1
      case UInt8(ascii: "#"):
        index += 1
        compound.id = name(value, &index)
        if compound.id == nil { return nil }
      case UInt8(ascii: "."):
        index += 1
        guard let name = name(value, &index) else { return nil }
        compound.classes.append(name)
      case UInt8(ascii: "["):
        guard let end = value.bytes[index..<value.range.upperBound].firstIndex(of: 0x5d),
          let test = attribute(value.part(index + 1..<end))
        else { return nil }
        compound.attributes.append(test)
        index = end + 1
      case UInt8(ascii: ":"):
        index += 1
        guard name(value, &index)?.equals("first-child") == true else { return nil }
        compound.isFirstChild = true
      case UInt8(ascii: ">"), UInt8(ascii: "+"): return index > start ? compound : nil
      default:
        if byte.isSVGSpace { return compound }
        guard index == start, let name = name(value, &index) else { return nil }
        compound.element = name
      }
    }
    return compound
  }

  private static func name(_ value: SVGValue, _ index: inout Int) -> SVGValue? {
    let start = index
    while index < value.range.upperBound, isNameByte(value.bytes[index]) { index += 1 }
    return index > start ? value.part(start..<index) : nil
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    byte.isSVGLetter || byte.isSVGDigit || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
      || byte >= 0x80
  }

  private static func attribute(
    _ value: SVGValue
  ) -> (name: SVGValue, test: Compound.Test, value: SVGValue)? {
    guard let equals = value.firstIndex(of: UInt8(ascii: "=")) else {
      return value.trimmed.isEmpty ? nil : (value.trimmed, .exists, value.part(0..<0))
    }
    var name = value.part(value.range.lowerBound..<equals).trimmed
    var content = value.part(equals + 1..<value.range.upperBound).trimmed
    if let quote = content.first, quote == 0x22 || quote == 0x27, content.count >= 2,
      content.last == quote
    {
      content = content.part(content.range.lowerBound + 1..<content.range.upperBound - 1)
    }
    var test = Compound.Test.equals
    if let mark = name.last, !isNameByte(mark) {
      switch mark {
      case UInt8(ascii: "~"): test = .hasWord
      case UInt8(ascii: "|"): test = .hasPrefix
      case UInt8(ascii: "^"): test = .begins
      case UInt8(ascii: "$"): test = .ends
      case UInt8(ascii: "*"): test = .contains
      default: return nil
      }
      name = name.part(name.range.lowerBound..<name.range.upperBound - 1).trimmed
    }
    return name.isEmpty ? nil : (name, test, content)
  }
}
