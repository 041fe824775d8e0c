public import DudelGeometry
public import DudelTools

/// A finger, pen tip or mouse button on the window.
public struct Contact: Hashable, Sendable, Codable {
  /// Which one it is.
  public let id: TouchID
  /// The mouse button; 1 for fingers and pen tips.
  public let button: Int
  /// Where it is, in window px at scale 1.
  public let location: Point
  /// When it was there, in milliseconds of the input system's clock.
  public let time: Int

  /// Makes a contact from its parts.
  public init(id: TouchID, button: Int = 1, location: Point, time: Int) {
    (self.id, self.button, self.location, self.time) = (id, button, location, time)
  }
}
