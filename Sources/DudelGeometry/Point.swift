/// A place or a displacement in the plane.
///
/// Which space it is in (drawing units, window px, device px) is said where it is used.
public struct Point: Hashable, Sendable, Codable {
  /// The horizontal coordinate, growing to the right.
  public var x: Double
  /// The vertical coordinate, growing downwards.
  public var y: Double

  /// Makes a point from its coordinates.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The origin.
  public static let zero = Point(x: 0, y: 0)

  /// Tells whether both coordinates are ordinary numbers.
  public var isFinite: Bool { x.isFinite && y.isFinite }

  /// The length of the displacement.
  public var length: Double { (x * x + y * y).squareRoot() }

  /// The distance to another point.
  public func distance(to other: Point) -> Double { (self - other).length }

  /// This point mirrored through another one.
  public func mirrored(through centre: Point) -> Point {
    Point(x: 2 * centre.x - x, y: 2 * centre.y - y)
  }

  /// Adds a displacement.
  public static func + (a: Point, b: Point) -> Point { Point(x: a.x + b.x, y: a.y + b.y) }

  /// The displacement from `b` to `a`.
  public static func - (a: Point, b: Point) -> Point { Point(x: a.x - b.x, y: a.y - b.y) }

  /// Scales a displacement.
  public static func * (a: Point, factor: Double) -> Point {
    Point(x: a.x * factor, y: a.y * factor)
  }
}
