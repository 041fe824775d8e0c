internal import DudelGeometry
internal import DudelModel

/// A paragraph laid out by pango; a long one as several layouts.
///
/// `PangoBreaker` tells where the pieces are. Their layouts are made when they are asked for, so that
/// of a very long paragraph only the part in view costs anything.
final class PangoParagraph: ParagraphLayout {
  /// A part that is a layout of its own.
  struct Piece {
    /// The bytes of the paragraph that this piece shows.
    let range: Range<Int>
    let left: Double
    let top: Double
    let height: Double
    /// Tells whether it is one line only, broken already.
    let isLine: Bool
  }

  /// The ink of more pieces than this is not measured one by one.
  private static let mostInkedPieces = 64

  let pieces: [Piece]
  let size: Size
  let isRightToLeft: Bool
  private let text: StyledText
  private let transform: PangoTransform?
  private var made: [Int: PangoLines]
  /// The borders in the whole paragraph; a single layout has found them by itself.
  private lazy var borders =
    self.pieces.count == 1 ? self.lines(of: 0).borders : PangoBorders(self.text.string)

  /// Lays a text out.
  ///
  /// - Parameters:
  ///   - old: a paragraph whose first pieces are taken over if the text begins like it.
  ///   - transform: what it will probably be shown with.
  init(_ text: StyledText, after old: PangoParagraph? = nil, transform: PangoTransform? = nil) {
    self.text = text
    self.transform = transform
    var breaker = PangoBreaker(text, transform: transform)
    let kept = old.map { breaker.takeOver($0.pieces, of: $0.text, isRightToLeft: $0.isRightToLeft) }
    breaker.run()
    pieces = breaker.pieces
    size = Size(width: breaker.width, height: breaker.height)
    isRightToLeft = breaker.isRightToLeft
    made = breaker.onlyLines.map { [0: $0] } ?? [:]
    if let old, let kept, kept > 0 { made = old.made.filter { $0.key < kept } }
  }

  /// The layout of a piece.
  func lines(of index: Int) -> PangoLines {
    if let lines = made[index] { return lines }
    let piece = pieces[index]
    var part = text
    part.string = PangoBreaker.slice(text.string, piece.range)
    if piece.isLine { part.width = nil }
    let lines = PangoLines(part, rightToLeft: isRightToLeft, transform: transform)
    made[index] = lines
    return lines
  }

  /// The pieces that a span of heights meets.
  func pieces(from top: Double, to bottom: Double) -> Range<Int> {
    let first = Self.firstIndex(in: pieces.count) { pieces[$0].top + pieces[$0].height >= top }
    let end = Self.firstIndex(in: pieces.count) { pieces[$0].top > bottom }
    return first..<max(first, end)
  }

  func index(at offset: Int) -> Int {
    min(
      Self.firstIndex(in: pieces.count) { offset < pieces[$0].range.upperBound },
      pieces.count - 1)
  }

  /// The lines, or the parts of one long line.
  var rows: [Range<Int>] { text.width == nil ? pieces.map(\.range) : lineRanges }

  func row(of offset: Int) -> Int {
    let rows = rows
    return max(0, Self.firstIndex(in: rows.count) { rows[$0].lowerBound > offset } - 1)
  }

  private func index(at point: Point) -> Int {
    let below = Self.firstIndex(in: pieces.count) { pieces[$0].top > point.y }
    var index = max(0, below - 1)
    // Side by side, from one direction or the other.
    while index > 0, pieces[index - 1].top == pieces[index].top,
      isRightToLeft
        ? pieces[index - 1].left <= point.x : pieces[index].left > point.x
    {
      index -= 1
    }
    return index
  }

  /// The first index for which something holds that holds for all after it too.
  private static func firstIndex(in count: Int, where holds: (Int) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if holds(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }

  // MARK: - ParagraphLayout

  var inkBounds: Rect? {
    guard pieces.count <= Self.mostInkedPieces else {
      // Letters of a very long text surely reach no further than this over its edges.
      return Rect(x: 0, y: 0, width: size.width, height: size.height).inset(by: -text.font.size)
    }
    return pieces.indices.reduce(nil) { (ink: Rect?, index) in
      let place = Point(x: pieces[index].left, y: pieces[index].top)
      guard let own = lines(of: index).inkBounds?.offset(by: place) else { return ink }
      return ink?.union(own) ?? own
    }
  }

  private(set) lazy var lineRanges: [Range<Int>] = {
    guard text.width != nil else { return [0..<text.string.utf8.count] }
    return pieces.indices.flatMap { index -> [Range<Int>] in
      let range = pieces[index].range
      if pieces[index].isLine { return [range] }
      return lines(of: index).ranges.map {
        range.lowerBound + $0.lowerBound..<range.lowerBound + $0.upperBound
      }
    }
  }()

  var lines: [TextLine] {
    pieces.indices.flatMap { index -> [TextLine] in
      let piece = pieces[index]
      let (start, place) = (piece.range.lowerBound, Point(x: piece.left, y: piece.top))
      return lines(of: index).lines.map { line in
        TextLine(
          range: start + line.range.lowerBound..<start + line.range.upperBound,
          origin: line.origin + place, width: line.width)
      }
    }
  }

  func caret(at offset: Int) -> Rect {
    let index = index(at: offset)
    let piece = pieces[index]
    return lines(of: index).caret(at: offset - piece.range.lowerBound)
      .offset(by: Point(x: piece.left, y: piece.top))
  }

  func offset(at point: Point) -> Int {
    let index = index(at: point)
    let piece = pieces[index]
    return piece.range.lowerBound
      + lines(of: index).offset(at: Point(x: point.x - piece.left, y: point.y - piece.top))
  }

  func selectionRects(_ range: Range<Int>) -> [Rect] {
    guard !range.isEmpty else { return [] }
    return (index(at: range.lowerBound)...index(at: range.upperBound)).flatMap { index -> [Rect] in
      let piece = pieces[index]
      let shared = range.clamped(to: piece.range)
      guard !shared.isEmpty else { return [] }
      let start = piece.range.lowerBound
      return lines(of: index)
        .selectionRects(shared.lowerBound - start..<shared.upperBound - start)
        .map { $0.offset(by: Point(x: piece.left, y: piece.top)) }
    }
  }

  func clusterBorder(from offset: Int, forward: Bool) -> Int? {
    borders.clusterBorder(from: offset, forward: forward)
  }

  func wordBorder(from offset: Int, forward: Bool) -> Int {
    borders.wordBorder(from: offset, forward: forward)
  }

  func word(around offset: Int) -> Range<Int> { borders.word(around: offset) }
}
