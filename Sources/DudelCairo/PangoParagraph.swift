internal import CPangoCairo
internal import DudelGeometry
internal import DudelModel

/// A paragraph laid out by pango; a very long one as several layouts below each other.
///
/// Pango's time grows faster than a text without breaks does. So each piece takes a limited number
/// of characters, keeps its whole lines, and leaves its last line to the next piece.
final class PangoParagraph: ParagraphLayout {
  private static let mostCharacters = 2000

  /// A layout, where it begins in the paragraph and how far down.
  struct Piece {
    let lines: PangoLines
    /// The bytes of the paragraph that this piece shows.
    let range: Range<Int>
    let top: Double
  }

  let pieces: [Piece]
  let size: Size
  let inkBounds: Rect?

  init(_ text: StyledText) {
    var pieces: [Piece] = []
    var top = 0.0
    let bytes = Array(text.string.utf8)
    var start = 0
    repeat {
      let end = Self.pieceEnd(bytes, from: start)
      var piece = text
      piece.string = String(decoding: bytes[start..<end], as: UTF8.self)
      var lines = PangoLines(piece)
      var shownEnd = end
      if end < bytes.count {
        // The last line goes on in the next piece, unless it is the only one.
        let cut = text.width != nil && lines.ranges.count > 1 ? lines.ranges.last?.lowerBound : nil
        if let cut, cut > 0 {
          piece.string = String(decoding: bytes[start..<start + cut], as: UTF8.self)
          lines = PangoLines(piece)
          shownEnd = start + cut
        }
      }
      pieces.append(Piece(lines: lines, range: start..<shownEnd, top: top))
      top += lines.size.height
      start = shownEnd
    } while start < bytes.count
    self.pieces = pieces
    size = Size(width: pieces.map(\.lines.size.width).max() ?? 0, height: top)
    inkBounds = pieces.compactMap { piece in
      piece.lines.inkBounds?.offset(by: Point(x: 0, y: piece.top))
    }.reduce(nil) { $0?.union($1) ?? $1 }
  }

  /// A border between characters at most so many of them further on.
  private static func pieceEnd(_ bytes: [UInt8], from start: Int) -> Int {
    // A character takes four bytes at most, so that a short rest needs no counting.
    guard bytes.count - start > mostCharacters else { return bytes.count }
    var count = 0
    var index = start
    while index < bytes.count {
      if bytes[index] & 0xc0 != 0x80 {
        if count == mostCharacters { return index }
        count += 1
      }
      index += 1
    }
    return bytes.count
  }

  // MARK: - ParagraphLayout

  var lineRanges: [Range<Int>] {
    pieces.flatMap { piece in
      piece.lines.ranges.map {
        piece.range.lowerBound + $0.lowerBound..<piece.range.lowerBound + $0.upperBound
      }
    }
  }

  func caret(at offset: Int) -> Rect {
    let piece = piece(at: offset)
    return piece.lines.caret(at: offset - piece.range.lowerBound)
      .offset(by: Point(x: 0, y: piece.top))
  }

  func offset(at point: Point) -> Int {
    let piece = pieces.last { $0.top <= point.y } ?? pieces[0]
    return piece.range.lowerBound
      + piece.lines.offset(at: Point(x: point.x, y: point.y - piece.top))
  }

  func selectionRects(_ range: Range<Int>) -> [Rect] {
    pieces.flatMap { piece -> [Rect] in
      let shared = range.clamped(to: piece.range)
      guard !shared.isEmpty else { return [] }
      let start = piece.range.lowerBound
      return piece.lines.selectionRects(shared.lowerBound - start..<shared.upperBound - start)
        .map { $0.offset(by: Point(x: 0, y: piece.top)) }
    }
  }

  func visualNeighbour(of offset: Int, toTheRight: Bool) -> Int? {
    step(from: offset, forward: toTheRight) { lines, offset in
      lines.visualNeighbour(of: offset, toTheRight: toTheRight)
    }
  }

  func clusterBorder(from offset: Int, forward: Bool) -> Int? {
    step(from: offset, forward: forward) { lines, offset in
      lines.clusterBorder(from: offset, forward: forward)
    }
  }

  func wordBorder(from offset: Int, forward: Bool) -> Int {
    let piece = piece(at: forward ? offset : max(0, offset - 1))
    return piece.range.lowerBound
      + piece.lines.wordBorder(from: offset - piece.range.lowerBound, forward: forward)
  }

  func word(around offset: Int) -> Range<Int> {
    let piece = piece(at: offset)
    let word = piece.lines.word(around: offset - piece.range.lowerBound)
    return piece.range.lowerBound + word.lowerBound..<piece.range.lowerBound + word.upperBound
  }

  private func piece(at offset: Int) -> Piece {
    pieces.first { offset < $0.range.upperBound } ?? pieces[pieces.count - 1]
  }

  /// Takes a step inside a piece, or over the border to the next one.
  private func step(
    from offset: Int, forward: Bool, _ body: (PangoLines, Int) -> Int?
  ) -> Int? {
    let piece = piece(at: forward ? offset : max(0, offset - 1))
    let start = piece.range.lowerBound
    if let result = body(piece.lines, offset - start),
      piece.range.contains(start + result)
        || start + result == piece.range.upperBound
    {
      return start + result
    }
    // Right to left, a step to the right leads to an earlier byte.
    let neighbour = forward ? piece.range.upperBound : start
    return neighbour != offset && neighbour > 0 && neighbour < (pieces.last?.range.upperBound ?? 0)
      ? neighbour : nil
  }
}
