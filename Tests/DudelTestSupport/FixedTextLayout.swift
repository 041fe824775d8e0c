public import DudelGeometry
public import DudelModel

/// Lays text out without fonts: every character is 0.6 of the font's size wide, a line 1.2 high.
public struct FixedTextLayout: TextLayout {
  /// Makes a layout.
  public init() {}

  /// The extents of a paragraph.
  public func size(of text: StyledText) -> Size { paragraph(text).size }

  /// The height of a paragraph.
  public func height(of text: StyledText) -> Double { paragraph(text).size.height }

  /// A paragraph broken into lines.
  public func paragraph(_ text: StyledText) -> any ParagraphLayout { FixedParagraph(text) }
}

/// A paragraph of characters that are all equally wide.
final class FixedParagraph: ParagraphLayout {
  /// The place of a character: its bytes, and where it stands.
  private struct Cluster {
    let start: Int
    let character: Character
    var line = 0
    var column = 0
  }

  private let clusters: [Cluster]
  private let length: Int
  private let advance: Double
  private let lineHeight: Double

  init(_ text: StyledText) {
    advance = text.font.size * 0.6
    lineHeight = text.font.size * 1.2
    length = text.string.utf8.count
    var clusters: [Cluster] = []
    var start = 0
    for character in text.string {
      clusters.append(Cluster(start: start, character: character))
      start += character.utf8.count
    }
    let most = text.width.map { max(1, Int(min($0, 1e9) / (text.font.size * 0.6))) } ?? Int.max
    self.clusters = Self.broken(clusters, most: most)
  }

  /// Breaks after the last space that fits, or within a word that is too long.
  private static func broken(_ clusters: [Cluster], most: Int) -> [Cluster] {
    var clusters = clusters
    var (line, lineStart, index) = (0, 0, 0)
    while index < clusters.count {
      if index - lineStart >= most, clusters[index].character != " " {
        let space = clusters[lineStart..<index].lastIndex { $0.character == " " }
        lineStart = space.map { $0 + 1 } ?? index
        line += 1
        index = lineStart
      }
      (clusters[index].line, clusters[index].column) = (line, index - lineStart)
      index += 1
    }
    return clusters
  }

  private var lineCount: Int { (clusters.last?.line ?? 0) + 1 }

  var size: Size {
    let columns = clusters.map { $0.column + 1 }.max() ?? 0
    return Size(width: Double(columns) * advance, height: Double(lineCount) * lineHeight)
  }

  var inkBounds: Rect? {
    clusters.isEmpty ? nil : Rect(x: 0, y: 0, width: size.width, height: size.height)
  }

  var lineRanges: [Range<Int>] {
    let starts = (0..<lineCount).map { line in
      clusters.first { $0.line == line }?.start ?? 0
    }
    return zip(starts, starts.dropFirst() + [length]).map { $0..<$1 }
  }

  var lines: [TextLine] {
    lineRanges.enumerated().map { index, range in
      let rects = selectionRects(range)
      return TextLine(
        range: range, origin: Point(x: 0, y: (Double(index) + 0.8) * lineHeight),
        width: rects.map(\.maxX).max() ?? 0)
    }
  }

  func caret(at offset: Int) -> Rect {
    let cluster = clusters.first { $0.start >= offset }
    let last = clusters.last
    let (line, column) =
      cluster.map { ($0.line, $0.column) } ?? last.map { ($0.line, $0.column + 1) } ?? (0, 0)
    return Rect(
      x: Double(column) * advance, y: Double(line) * lineHeight, width: 0, height: lineHeight)
  }

  func offset(at point: Point) -> Int {
    func whole(_ value: Double) -> Int { Int(min(max(value, -1e9), 1e9).rounded(.down)) }
    let line = min(max(whole(point.y / lineHeight), 0), lineCount - 1)
    let column = whole(point.x / advance + 0.5)
    let row = clusters.filter { $0.line == line }
    if let hit = row.first(where: { $0.column >= column }) { return hit.start }
    return lineRanges[line].upperBound
  }

  func selectionRects(_ range: Range<Int>) -> [Rect] {
    (0..<lineCount).compactMap { line in
      let row = clusters.filter { $0.line == line && range.contains($0.start) }
      guard let first = row.first, let last = row.last else { return nil }
      return Rect(
        x: Double(first.column) * advance, y: Double(line) * lineHeight,
        width: Double(last.column - first.column + 1) * advance, height: lineHeight)
    }
  }

  func visualNeighbour(of offset: Int, toTheRight: Bool) -> Int? {
    clusterBorder(from: offset, forward: toTheRight)
  }

  func clusterBorder(from offset: Int, forward: Bool) -> Int? {
    let borders = clusters.map(\.start) + [length]
    return forward ? borders.first { $0 > offset } : borders.last { $0 < offset }
  }

  func wordBorder(from offset: Int, forward: Bool) -> Int {
    if forward {
      let rest = clusters.drop { $0.start < offset || $0.character == " " }
      return rest.first { $0.character == " " }?.start ?? length
    }
    let before = clusters.prefix { $0.start < offset }
    guard let end = before.lastIndex(where: { $0.character != " " }) else { return 0 }
    let space = before[..<end].lastIndex { $0.character == " " }
    return clusters[space.map { $0 + 1 } ?? 0].start
  }

  func word(around offset: Int) -> Range<Int> {
    guard let index = clusters.lastIndex(where: { $0.start <= offset }) else { return 0..<0 }
    let isSpace = clusters[index].character == " "
    let start = clusters[..<index].lastIndex { ($0.character == " ") != isSpace }
    let end = clusters[index...].first { ($0.character == " ") != isSpace }?.start ?? length
    return clusters[start.map { $0 + 1 } ?? 0].start..<end
  }
}
