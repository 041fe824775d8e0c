import DudelGeometry
import DudelModel

/// A paragraph of characters that are all equally wide.
final class MonospaceParagraph: ParagraphLayout {
  private let characters: [Character]
  /// The byte that each border between characters is at.
  private let borders: [Int]
  /// The characters of each line.
  private let rows: [Range<Int>]
  private let advance: Double
  private let lineHeight: Double

  init(_ text: StyledText) {
    characters = Array(text.string)
    borders = characters.reduce(into: [0]) { $0.append(($0.last ?? 0) + $1.utf8.count) }
    advance = text.font.size / 2
    lineHeight = text.font.size
    let most = text.width.map { max(1, Int($0 / (text.font.size / 2))) } ?? .max
    rows = Self.rows(of: characters, most: most)
  }

  private static func rows(of characters: [Character], most: Int) -> [Range<Int>] {
    var result: [Range<Int>] = []
    var start = 0
    while characters.count - start > most {
      // The space that a line is broken at may reach over the edge.
      var end = start + most
      if characters[end] == " " {
        end += 1
      } else if let space = characters[start..<end].lastIndex(of: " ") {
        end = space + 1
      }
      result.append(start..<end)
      start = end
    }
    return result + [start..<characters.count]
  }

  var size: Size {
    Size(
      width: Double(rows.map(\.count).max() ?? 0) * advance,
      height: Double(rows.count) * lineHeight)
  }

  var inkBounds: Rect? { Rect(x: 0, y: 0, width: size.width, height: size.height) }

  var lineRanges: [Range<Int>] { rows.map { borders[$0.lowerBound]..<borders[$0.upperBound] } }

  var lines: [TextLine] {
    lineRanges.enumerated().map { index, range in
      let rects = selectionRects(range)
      return TextLine(
        range: range, origin: Point(x: 0, y: (Double(index) + 0.8) * lineHeight),
        width: rects.map(\.maxX).max() ?? 0)
    }
  }

  private func index(of offset: Int) -> Int {
    borders.firstIndex { $0 >= offset } ?? borders.count - 1
  }

  func caret(at offset: Int) -> Rect {
    let index = index(of: offset)
    let line = rows.lastIndex { $0.lowerBound <= index } ?? 0
    return Rect(
      x: Double(index - rows[line].lowerBound) * advance, y: Double(line) * lineHeight, width: 0,
      height: lineHeight)
  }

  func offset(at point: Point) -> Int {
    let line = min(max(0, Int((point.y / lineHeight).rounded(.down))), rows.count - 1)
    let column = Int((point.x / advance).rounded())
    return borders[min(max(0, column), rows[line].count) + rows[line].lowerBound]
  }

  func selectionRects(_ range: Range<Int>) -> [Rect] {
    let characters = index(of: range.lowerBound)..<index(of: range.upperBound)
    return rows.indices.compactMap { line in
      let shared = characters.clamped(to: rows[line])
      guard !shared.isEmpty else { return nil }
      return Rect(
        x: Double(shared.lowerBound - rows[line].lowerBound) * advance,
        y: Double(line) * lineHeight, width: Double(shared.count) * advance, height: lineHeight)
    }
  }

  func visualNeighbour(of offset: Int, toTheRight: Bool) -> Int? {
    clusterBorder(from: offset, forward: toTheRight)
  }

  func clusterBorder(from offset: Int, forward: Bool) -> Int? {
    forward ? borders.first { $0 > offset } : borders.last { $0 < offset }
  }

  func wordBorder(from offset: Int, forward: Bool) -> Int {
    var index = index(of: offset)
    func isLetter(_ index: Int) -> Bool { characters[index].isLetter || characters[index].isNumber }
    if forward {
      while index < characters.count, !isLetter(index) { index += 1 }
      while index < characters.count, isLetter(index) { index += 1 }
    } else {
      while index > 0, !isLetter(index - 1) { index -= 1 }
      while index > 0, isLetter(index - 1) { index -= 1 }
    }
    return borders[index]
  }

  func word(around offset: Int) -> Range<Int> {
    guard !characters.isEmpty else { return 0..<0 }
    let index = min(index(of: offset), characters.count - 1)
    let kind = characters[index].isLetter
    var (start, end) = (index, index + 1)
    while start > 0, characters[start - 1].isLetter == kind { start -= 1 }
    while end < characters.count, characters[end].isLetter == kind { end += 1 }
    return borders[start]..<borders[end]
  }
}
