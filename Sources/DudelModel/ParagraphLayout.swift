public import DudelGeometry

/// A paragraph (a text without line feeds) broken into lines.
///
/// Offsets count UTF-8 bytes from the paragraph's start. Places are in the units of the font's size,
/// from the top left corner of the layout.
public protocol ParagraphLayout: AnyObject {
  /// The widest line and all lines' heights together.
  var size: Size { get }
  /// What the letters cover, which may be more than the size; `nil` without any ink.
  var inkBounds: Rect? { get }
  /// Tells whether the paragraph as a whole runs from right to left.
  var isRightToLeft: Bool { get }
  /// The bytes of each line, in order; the last one ends where the paragraph ends.
  var lineRanges: [Range<Int>] { get }
  /// The lines with their places, in order.
  var lines: [TextLine] { get }
  /// The place of the caret before the byte at an offset: a rectangle without width, as high as its
  /// line.
  ///
  /// At the end of a wrapped line the caret is at the start of the next one.
  func caret(at offset: Int) -> Rect
  /// The cluster border nearest to a point, in the line at the point's height.
  func offset(at point: Point) -> Int
  /// The rectangles that a selection covers, at most a few for each line.
  func selectionRects(_ range: Range<Int>) -> [Rect]
  /// The cluster border one step to the right or to the left on the screen, or `nil` beyond the
  /// paragraph's edge.
  func visualNeighbour(of offset: Int, toTheRight: Bool) -> Int?
  /// The next cluster border after or before an offset, or `nil` at the paragraph's end or start.
  func clusterBorder(from offset: Int, forward: Bool) -> Int?
  /// The next start of a word before, or end of a word after, an offset; the paragraph's edge where
  /// there is none.
  func wordBorder(from offset: Int, forward: Bool) -> Int
  /// The word around an offset, or the run of other characters that is there.
  func word(around offset: Int) -> Range<Int>
}

extension ParagraphLayout {
  /// Most layouts know left to right only.
  public var isRightToLeft: Bool { false }
}
