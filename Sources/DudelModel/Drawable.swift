public import DudelGeometry

/// Something that can stand in a drawing: an immutable value in drawing units.
public protocol Drawable: Sendable, Equatable {
  /// Everything that the drawable's ink covers.
  var bounds: Rect { get }
  /// Draws it; the context is left as it was found.
  func draw(in context: some DrawingContext)
  /// About how many segments of a line it takes as long to draw as.
  var cost: Int { get }
  /// Tells whether a point meets the ink, or misses it by no more than the tolerance.
  func isHit(at point: Point, tolerance: Double) -> Bool
  /// The same thing moved, scaled or turned.
  func transformed(by transform: Transform) -> Self
}

extension Drawable {
  /// Compares with a drawable of any kind.
  public func isEqual(to other: any Drawable) -> Bool { (other as? Self) == self }
}
