/// A part of an SVG text, such as an attribute's value, without copying its bytes.
struct SVGValue {
  let bytes: [UInt8]
  /// Where the part is among the bytes.
  let range: Range<Int>

  init(_ bytes: [UInt8], _ range: Range<Int>) {
    self.bytes = bytes
    self.range = range.clamped(to: 0..<bytes.count)
  }

  init(_ text: String) {
    bytes = Array(text.utf8)
    range = 0..<bytes.count
  }

  var isEmpty: Bool { range.isEmpty }
  var count: Int { range.count }
  var string: String { String(decoding: bytes[range], as: UTF8.self) }
  var first: UInt8? { range.isEmpty ? nil : bytes[range.lowerBound] }
  var last: UInt8? { range.isEmpty ? nil : bytes[range.upperBound - 1] }

  func part(_ range: Range<Int>) -> SVGValue { SVGValue(bytes, range.clamped(to: self.range)) }

  func dropFirst(_ count: Int) -> SVGValue {
    SVGValue(bytes, min(range.lowerBound + count, range.upperBound)..<range.upperBound)
  }

  /// The same without white space at either end.
  var trimmed: SVGValue {
    var (start, end) = (range.lowerBound, range.upperBound)
    while start < end, bytes[start].isSVGSpace { start += 1 }
    while end > start, bytes[end - 1].isSVGSpace { end -= 1 }
    return SVGValue(bytes, start..<end)
  }

  /// Compares with a word in lower case; letters of either case match where that is asked for.
  func equals(_ word: StaticString, ignoringCase: Bool = false) -> Bool {
    count == word.utf8CodeUnitCount && hasPrefix(word, ignoringCase: ignoringCase)
  }

  /// Tells whether the value begins with a word in lower case.
  func hasPrefix(_ word: StaticString, ignoringCase: Bool = false) -> Bool {
    guard count >= word.utf8CodeUnitCount else { return false }
    return word.withUTF8Buffer { word in
      for (offset, expected) in word.enumerated() {
        let byte = bytes[range.lowerBound + offset]
        guard byte == expected || ignoringCase && byte.lowercasedLetter == expected else {
          return false
        }
      }
      return true
    }
  }

  func equals(_ other: SVGValue) -> Bool { bytes[range].elementsEqual(other.bytes[other.range]) }

  func firstIndex(of byte: UInt8) -> Int? { bytes[range].firstIndex(of: byte) }

  /// The parts between separators, without white space around them and without empty ones.
  func split(by isSeparator: (UInt8) -> Bool) -> [SVGValue] {
    var parts: [SVGValue] = []
    var start = range.lowerBound
    for index in range where isSeparator(bytes[index]) {
      parts.append(SVGValue(bytes, start..<index).trimmed)
      start = index + 1
    }
    parts.append(SVGValue(bytes, start..<range.upperBound).trimmed)
    return parts.filter { !$0.isEmpty }
  }

  /// The words between white space.
  var words: [SVGValue] { split(by: \.isSVGSpace) }
}

extension UInt8 {
  /// Tells whether this is white space to XML and CSS.
  var isSVGSpace: Bool { self == 0x20 || (0x09...0x0d).contains(self) }
  var isSVGDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
  var isSVGLetter: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20) }
  /// The letter in lower case; anything else as it is.
  var lowercasedLetter: UInt8 { isSVGLetter ? self | 0x20 : self }
}
