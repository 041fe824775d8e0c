/// Paragraphs one below the other, and how far down each begins.
public struct TextFlow: Sendable, Equatable {
  /// The paragraphs, without their line feeds; never empty.
  public let paragraphs: [String]
  /// Where each paragraph begins, and after them where the last one ends, from the first one's top.
  public let tops: [Double]

  /// Lays paragraphs out below each other.
  ///
  /// - Parameter style: the font and width of all of them.
  public init(_ paragraphs: [String], style: StyledText, layout: any TextLayout) {
    self.paragraphs = paragraphs.isEmpty ? [""] : paragraphs
    var tops = [0.0]
    tops.reserveCapacity(self.paragraphs.count + 1)
    var text = style
    for paragraph in self.paragraphs {
      text.string = paragraph
      tops.append(tops[tops.count - 1] + layout.height(of: text))
    }
    self.tops = tops
  }

  /// Breaks a text at its line feeds, byte by byte: to `String`, CR and LF are one character.
  public static func paragraphs(of text: String) -> [String] {
    let bytes = text.utf8
    var result: [String] = []
    var start = text.startIndex
    while let end = bytes[start...].firstIndex(of: 0x0a) {
      result.append(String(text[start..<end]))
      start = bytes.index(after: end)
    }
    result.append(String(text[start...]))
    return result
  }

  /// The height of everything.
  public var height: Double { tops[tops.count - 1] }

  /// The paragraphs that a span of heights meets.
  public func paragraphs(from top: Double, to bottom: Double) -> Range<Int> {
    let first = index(at: top)
    return first..<min(index(at: bottom) + 1, paragraphs.count)
  }

  /// The paragraph at a height; the first or last one beyond the edges.
  public func index(at y: Double) -> Int {
    var (low, high) = (0, paragraphs.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if tops[middle] <= y { low = middle } else { high = middle - 1 }
    }
    return low
  }
}
