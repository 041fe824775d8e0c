public import DudelGeometry

extension SeededGenerator {
  /// A point in a rectangle.
  public mutating func point(in rect: Rect) -> Point {
    Point(
      Double.random(in: rect.minX...rect.maxX, using: &self),
      Double.random(in: rect.minY...rect.maxY, using: &self))
  }
}
