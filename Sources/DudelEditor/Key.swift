/// A key by its meaning: a character in lower case, or the name of a key without one.
public struct Key: Hashable, Sendable, Codable {
  /// The character or name.
  public let name: String

  /// Makes a key from a character or a name.
  public init(_ name: String) { self.name = name }

  /// Reads the plain name from a recording.
  public init(from decoder: any Decoder) throws {
    name = try decoder.singleValueContainer().decode(String.self)
  }

  /// Writes the plain name into a recording.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(name)
  }

  /// Tells whether this is a function key.
  var isFunction: Bool { name.count > 1 && name.hasPrefix("F") && Int(name.dropFirst()) != nil }

  /// Tells whether hands that draw have the first right to it.
  var belongsToDrawing: Bool { [.space, .enter, .escape].contains(self) }

  /// Enter, on the main part of the keyboard or on the number pad.
  public static let enter = Key("Enter")
  /// Escape.
  public static let escape = Key("Escape")
  /// Backspace.
  public static let backspace = Key("Backspace")
  /// Tab.
  public static let tab = Key("Tab")
  /// The space bar.
  public static let space = Key("Space")
  /// The arrow to the left.
  public static let left = Key("Left")
  /// The arrow to the right.
  public static let right = Key("Right")
  /// The arrow upwards.
  public static let up = Key("Up")
  /// The arrow downwards.
  public static let down = Key("Down")
  /// Delete, which takes what follows.
  public static let delete = Key("Delete")
  /// Home.
  public static let home = Key("Home")
  /// End.
  public static let end = Key("End")
  /// Page up.
  public static let pageUp = Key("PageUp")
  /// Page down.
  public static let pageDown = Key("PageDown")
  /// Insert, which pastes together with Shift.
  public static let insert = Key("Insert")
  /// F1, help.
  public static let f1 = Key("F1")
  /// F6, which moves the focus between regions.
  public static let f6 = Key("F6")
  /// F11, full screen.
  public static let f11 = Key("F11")
}
