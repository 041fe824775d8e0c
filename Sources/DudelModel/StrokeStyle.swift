/// How a line is drawn.
public struct StrokeStyle: Hashable, Sendable {
  /// The shape of a line's ends.
  public enum Cap: Hashable, Sendable { case butt, round, square }
  /// The shape of a line's corners.
  public enum Join: Hashable, Sendable { case miter, round, bevel }

  /// The colour of the line.
  public var color: Color
  /// The width in the units of the path.
  public var width: Double
  /// The shape of the ends.
  public var cap: Cap
  /// The shape of the corners.
  public var join: Join
  /// Lengths of dashes and gaps in turn; empty for a solid line.
  public var dashes: [Double]
  /// How far into the dashes the path begins, in the units of the path.
  public var dashOffset = 0.0
  /// How much longer than the line's width a mitred corner may be; longer ones are bevelled.
  public var miterLimit = 10.0

  /// Makes a style; ends and corners are round unless said otherwise.
  public init(
    color: Color, width: Double, cap: Cap = .round, join: Join = .round, dashes: [Double] = []
  ) {
    (self.color, self.width, self.cap, self.join, self.dashes) = (color, width, cap, join, dashes)
  }

  /// Makes everything that is measured in the units of the path larger.
  mutating func scale(by factor: Double) {
    width *= factor
    dashOffset *= factor
    for index in dashes.indices { dashes[index] *= factor }
  }

  /// How far the ink reaches beyond the line itself at most, but for the tips of corners.
  public var reach: Double { cap == .square ? width / 2 * 2.0.squareRoot() : width / 2 }
}
