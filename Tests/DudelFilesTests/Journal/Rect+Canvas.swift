import DudelGeometry

extension Rect {
  /// What a canvas of no particular size shows.
  static let testCanvas = Rect(x: 0, y: 0, width: 300, height: 200)
}
