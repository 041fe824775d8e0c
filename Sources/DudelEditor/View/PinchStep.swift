public import DudelGeometry

/// A part of a gesture of two fingers on a touchpad.
public struct PinchStep: Hashable, Sendable, Codable {
  /// Where the pointer is, in window px at scale 1.
  public let location: Point
  /// How far the fingers moved together, in window px.
  public let distance: Point
  /// By how much their distance grew.
  public let factor: Double

  /// Makes a step from its parts.
  public init(location: Point, distance: Point, factor: Double) {
    (self.location, self.distance, self.factor) = (location, distance, factor)
  }
}
