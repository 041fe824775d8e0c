/// The keys that change how a shape is dragged.
public struct DrawingModifiers: OptionSet, Hashable, Sendable, Codable {
  /// The bits, stored in recordings.
  public let rawValue: Int

  /// Makes a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Squares, circles, lines in steps of 45° (Shift).
  public static let constrained = DrawingModifiers(rawValue: 1)
  /// The press is the centre (Alt).
  public static let fromCentre = DrawingModifiers(rawValue: 2)
  /// Moving takes the whole shape along (Space).
  public static let moving = DrawingModifiers(rawValue: 4)
}
