public import DudelGeometry

/// What tells the touches that are down at the same time apart.
public struct TouchID: Hashable, Sendable, Codable {
  /// The device, as the input system numbers it.
  public let source: Int
  /// The finger on that device; a mouse or a pen has only one.
  public let contact: Int

  /// Makes an id from a device and a finger on it.
  public init(source: Int, contact: Int) {
    (self.source, self.contact) = (source, contact)
  }
}

/// A finger, pen tip or mouse button that is down on the drawing.
public struct Touch: Sendable, Equatable {
  /// Which one it is.
  public let id: TouchID
  /// Where it is, in drawing units.
  public let location: Point
  /// When it was there, in milliseconds of the input system's clock.
  public let time: Int

  /// Makes a touch from its parts.
  public init(id: TouchID, location: Point, time: Int) {
    (self.id, self.location, self.time) = (id, location, time)
  }
}
