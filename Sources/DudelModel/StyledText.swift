/// One line of text with its font and colour.
public struct StyledText: Hashable, Sendable {
  /// The characters.
  public var string: String
  /// The font.
  public var font: FontDescription
  /// The colour of the letters.
  public var color: Color
  /// Tells whether the letters are semi-bold.
  public var isEmphasized: Bool

  /// Makes a text from its parts.
  public init(_ string: String, font: FontDescription, color: Color, isEmphasized: Bool = false) {
    (self.string, self.font, self.color, self.isEmphasized) = (string, font, color, isEmphasized)
  }
}
