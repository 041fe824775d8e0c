public import DudelGeometry
public import DudelTools

/// A finger, pen tip or mouse button on the window.
public struct Contact: Hashable, Sendable, Codable {
  /// Which one it is.
  public let id: TouchID
  /// What it is.
  public var kind: ContactKind
  /// The mouse button; 1 for fingers and pen tips.
  public let button: Int
  /// Where it is, in window px at scale 1.
  public let location: Point
  /// When it was there, in milliseconds of the input system's clock.
  public let time: Int

  /// Makes a contact from its parts.
  public init(
    id: TouchID, kind: ContactKind = .mouse, button: Int = 1, location: Point, time: Int
  ) {
    (self.id, self.kind, self.button) = (id, kind, button)
    (self.location, self.time) = (location, time)
  }

  /// Reads a contact from a recording; early ones don't tell what it is.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    id = try values.decode(TouchID.self, forKey: .id)
    kind = try values.decodeIfPresent(ContactKind.self, forKey: .kind) ?? .mouse
    button = try values.decode(Int.self, forKey: .button)
    location = try values.decode(Point.self, forKey: .location)
    time = try values.decode(Int.self, forKey: .time)
  }

  private enum CodingKeys: String, CodingKey { case id, kind, button, location, time }
}
