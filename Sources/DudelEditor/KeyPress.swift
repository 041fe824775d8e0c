/// A key going down.
public struct KeyPress: Hashable, Sendable, Codable {
  /// The key.
  public let key: Key
  /// The modifiers held with it.
  public let modifiers: Modifiers
  /// Tells whether the key was held and repeats by itself.
  public let isRepeat: Bool

  /// Makes a key press from its parts.
  public init(_ key: Key, modifiers: Modifiers = [], isRepeat: Bool = false) {
    (self.key, self.modifiers, self.isRepeat) = (key, modifiers, isRepeat)
  }
}
