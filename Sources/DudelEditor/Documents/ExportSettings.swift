/// How an exported picture is made of the drawing.
public struct ExportSettings: Hashable, Sendable, Codable {
  /// How many px one unit takes, where the format has px.
  public var scale: Double
  /// Whether nothing is behind the drawing, instead of white.
  public var isTransparent: Bool

  /// Makes settings from their parts.
  public init(scale: Double = 1, isTransparent: Bool = false) {
    (self.scale, self.isTransparent) = (scale, isTransparent)
  }
}
