import DudelGeometry

extension Point {
  /// Tells whether another point is the same but for rounding.
  func isNear(_ other: Point, within tolerance: Double = 1e-9) -> Bool {
    abs(x - other.x) <= tolerance && abs(y - other.y) <= tolerance
  }
}

extension Rect {
  /// Tells whether another rectangle is the same but for rounding.
  func isNear(_ other: Rect, within tolerance: Double = 1e-9) -> Bool {
    abs(minX - other.minX) <= tolerance && abs(minY - other.minY) <= tolerance
      && abs(maxX - other.maxX) <= tolerance && abs(maxY - other.maxY) <= tolerance
  }
}
