/// A reference to another element as `url(#id)`.
enum SVGReference {
  /// The name referred to with its `#`, and what stands behind it; `nil` for anything else.
  static func parse(_ value: SVGValue) -> (id: SVGValue, rest: SVGValue)? {
    let value = value.trimmed
    guard value.hasPrefix("url(", ignoringCase: true),
      let end = value.firstIndex(of: UInt8(ascii: ")"))
    else { return nil }
    var id = value.part(value.range.lowerBound + 4..<end).trimmed
    if let quote = id.first, quote == UInt8(ascii: "'") || quote == UInt8(ascii: "\""),
      id.count >= 2, id.last == quote
    {
      id = id.part(id.range.lowerBound + 1..<id.range.upperBound - 1).trimmed
    }
    return (id, value.part(end + 1..<value.range.upperBound).trimmed)
  }
}
