/// A paragraph of text with its font, colour and width.
public struct StyledText: Hashable, Sendable {
  /// The characters, without line feeds.
  public var string: String
  /// The font.
  public var font: FontDescription
  /// The colour of the letters.
  public var color: Color
  /// Tells whether the letters are semi-bold.
  public var isEmphasized: Bool
  /// Where lines are broken, in the units of the font's size; `nil` for one line of any length.
  public var width: Double?

  /// Makes a text from its parts.
  public init(
    _ string: String, font: FontDescription, color: Color, isEmphasized: Bool = false,
    width: Double? = nil
  ) {
    self.string = string
    self.font = font
    self.color = color
    self.isEmphasized = isEmphasized
    self.width = width
  }
}
