internal import DudelModel

/// The paragraphs of a text that is being edited, and how far down each begins.
///
/// An edit touches only its own paragraphs' strings and heights; the tops after them are summed up
/// anew, in the same order as `TextFlow` does, so that both agree to the last bit.
struct TextLines {
  /// The paragraphs without their line feeds; never empty.
  private(set) var strings: [String]
  private(set) var heights: [Double]
  /// Where each paragraph begins, and after them where the last one ends.
  private(set) var tops: [Double]

  init(_ text: String, measure: (String) -> Double) {
    strings = TextFlow.paragraphs(of: text)
    heights = strings.map(measure)
    tops = [0]
    sum(from: 0)
  }

  var height: Double { tops[tops.count - 1] }

  /// The place after the last character.
  var end: TextPosition {
    let last = strings.count - 1
    return TextPosition(paragraph: last, offset: strings[last].utf8.count)
  }

  /// Everything, joined by line feeds.
  var text: String { text(in: .start..<end) }

  /// The nearest place that exists, at the start of a character.
  func clamped(_ position: TextPosition) -> TextPosition {
    guard position.paragraph >= 0 else { return .start }
    guard position.paragraph < strings.count else { return end }
    let bytes = strings[position.paragraph].utf8
    var offset = min(max(0, position.offset), bytes.count)
    var index = bytes.index(bytes.startIndex, offsetBy: offset)
    while offset > 0, index < bytes.endIndex, bytes[index] & 0xc0 == 0x80 {
      offset -= 1
      index = bytes.index(before: index)
    }
    return TextPosition(paragraph: position.paragraph, offset: offset)
  }

  /// Where a paragraph ends.
  func end(of paragraph: Int) -> TextPosition {
    TextPosition(paragraph: paragraph, offset: strings[paragraph].utf8.count)
  }

  func text(in range: Range<TextPosition>) -> String {
    let (lower, upper) = (range.lowerBound, range.upperBound)
    guard lower.paragraph < upper.paragraph else {
      return String(slice(lower.paragraph, lower.offset..<upper.offset))
    }
    var result = String(
      slice(lower.paragraph, lower.offset..<strings[lower.paragraph].utf8.count))
    result.reserveCapacity(
      (lower.paragraph...upper.paragraph).reduce(0) { $0 + strings[$1].utf8.count + 1 })
    for paragraph in lower.paragraph + 1..<upper.paragraph {
      result += "\n"
      result += strings[paragraph]
    }
    result += "\n"
    result += slice(upper.paragraph, 0..<upper.offset)
    return result
  }

  /// Some bytes of a paragraph.
  func slice(_ paragraph: Int, _ range: Range<Int>) -> Substring {
    let string = strings[paragraph]
    return string[Self.indices(of: range, in: string)]
  }

  // MARK: - Changing

  /// Puts a text in the place of a range and returns where it ends.
  mutating func replace(
    _ range: Range<TextPosition>, with text: String, measure: (String) -> Double
  ) -> TextPosition {
    let (lower, upper) = (range.lowerBound, range.upperBound)
    if lower.paragraph == upper.paragraph, !text.utf8.contains(0x0a) {
      let bytes = Self.indices(of: lower.offset..<upper.offset, in: strings[lower.paragraph])
      strings[lower.paragraph].replaceSubrange(bytes, with: text)
      setHeight(measure(strings[lower.paragraph]), of: lower.paragraph)
      return TextPosition(paragraph: lower.paragraph, offset: lower.offset + text.utf8.count)
    }
    var pieces = TextFlow.paragraphs(of: text)
    let last = pieces.count - 1
    let end = TextPosition(
      paragraph: lower.paragraph + last,
      offset: pieces[last].utf8.count + (last == 0 ? lower.offset : 0))
    pieces[last] += slice(upper.paragraph, upper.offset..<strings[upper.paragraph].utf8.count)
    pieces[0] = String(slice(lower.paragraph, 0..<lower.offset)) + pieces[0]
    heights.replaceSubrange(lower.paragraph...upper.paragraph, with: pieces.map(measure))
    strings.replaceSubrange(lower.paragraph...upper.paragraph, with: pieces)
    sum(from: lower.paragraph)
    return end
  }

  mutating func setHeight(_ height: Double, of paragraph: Int) {
    guard height != heights[paragraph] else { return }
    heights[paragraph] = height
    sum(from: paragraph)
  }

  mutating func measureAll(_ measure: (String) -> Double) {
    heights = strings.map(measure)
    sum(from: 0)
  }

  private mutating func sum(from paragraph: Int) {
    var top = tops[paragraph]
    let missing = strings.count + 1 - tops.count
    if missing > 0 { tops.append(contentsOf: repeatElement(0, count: missing)) }
    if missing < 0 { tops.removeLast(-missing) }
    for index in paragraph..<heights.count {
      top += heights[index]
      tops[index + 1] = top
    }
  }

  private static func indices(of range: Range<Int>, in string: String) -> Range<String.Index> {
    let bytes = string.utf8
    let start = bytes.index(bytes.startIndex, offsetBy: range.lowerBound)
    return start..<bytes.index(start, offsetBy: range.count)
  }

  // MARK: - Heights

  /// The paragraph at a height; the first or last one beyond the edges.
  func index(at y: Double) -> Int {
    var (low, high) = (0, strings.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if tops[middle] <= y { low = middle } else { high = middle - 1 }
    }
    return low
  }

  /// The paragraphs that a span of heights meets.
  func indices(from top: Double, to bottom: Double) -> Range<Int> {
    let first = index(at: top)
    return first..<max(first, index(at: bottom)) + 1
  }
}
