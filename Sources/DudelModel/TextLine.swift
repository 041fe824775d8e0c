public import DudelGeometry

/// A line of a paragraph that has been laid out.
public struct TextLine: Hashable, Sendable {
  /// The bytes of the paragraph in it, with the space that the line is broken at.
  public let range: Range<Int>
  /// Where the line begins on the left, on its baseline, from the paragraph's top left corner.
  public let origin: Point
  /// The distance from there to the right end.
  public let width: Double

  /// Makes a line from its parts.
  public init(range: Range<Int>, origin: Point, width: Double) {
    (self.range, self.origin, self.width) = (range, origin, width)
  }
}
