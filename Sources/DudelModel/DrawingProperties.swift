/// What a drawing says of itself in words.
public struct DrawingProperties: Hashable, Sendable, Codable {
  /// The title; empty for none.
  public var title = ""
  /// The description; empty for none, may have several lines.
  public var description = ""

  /// Makes properties without any words.
  public init() {}
}
