/// What new drawables look like.
public struct DrawingStyle: Hashable, Sendable, Codable {
  /// The colour of lines.
  public var strokeColor = Color.black
  /// The colour inside shapes.
  public var fillColor = Color(hex: 0xaaaaaa)
  /// The width of lines in drawing units.
  public var strokeWidth = 2.0
  /// The font of text.
  public var font = FontDescription(family: "Sans", size: 24)

  /// Makes the style that the program starts with.
  public init() {}
}
