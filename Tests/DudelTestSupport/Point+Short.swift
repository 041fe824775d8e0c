public import DudelGeometry

extension Point {
  /// Makes a point without the labels, which would drown the numbers of a test.
  public init(_ x: Double, _ y: Double) { self.init(x: x, y: y) }
}
