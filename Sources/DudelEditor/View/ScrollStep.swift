public import DudelGeometry
internal import Glibc

/// A turn of a wheel or a stroke over a touchpad.
public struct ScrollStep: Hashable, Sendable, Codable {
  /// How far one notch of a wheel scrolls, in window px.
  public static let notch = 48.0
  /// How much larger one notch makes the drawing.
  private static let notchFactor = 1.2

  /// Where the pointer is, in window px at scale 1.
  public let location: Point
  /// How far what is seen moves up and to the left, in window px.
  public let distance: Point
  /// The modifiers that are held.
  public let modifiers: Modifiers

  /// Makes a step from its parts.
  public init(location: Point, distance: Point, modifiers: Modifiers) {
    (self.location, self.distance, self.modifiers) = (location, distance, modifiers)
  }

  /// By how much a turn through a distance zooms.
  static func zoomFactor(_ distance: Double) -> Double {
    pow(notchFactor, -min(max(distance / notch, -20), 20))
  }
}
