/// The modifier keys that are held.
public struct Modifiers: OptionSet, Hashable, Sendable, Codable {
  /// The bits, stored in recordings.
  public let rawValue: Int

  /// Makes a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Shift.
  public static let shift = Modifiers(rawValue: 1)
  /// Control.
  public static let control = Modifiers(rawValue: 2)
  /// Alt.
  public static let alt = Modifiers(rawValue: 4)
}
