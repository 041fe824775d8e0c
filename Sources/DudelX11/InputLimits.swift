public import DudelGeometry

/// How far from the window input can be: no screen is as large, and every picture is smaller.
public nonisolated enum InputLimits {
  /// The farthest place, in px at scale 1, from the window's corner.
  public static let farthest = 1_000_000.0

  /// Tells whether a place is one that a pointing device can have.
  public static func contain(_ point: Point) -> Bool {
    abs(point.x) <= farthest && abs(point.y) <= farthest
  }

  /// The nearest place that is; what is no number stays so.
  static func clamped(_ point: Point) -> Point {
    Point(x: clamped(point.x), y: clamped(point.y))
  }

  private static func clamped(_ number: Double) -> Double {
    number.isNaN ? number : min(max(number, -farthest), farthest)
  }
}
