/// Which font a text is set in.
public struct FontDescription: Hashable, Sendable, Codable {
  /// The family's name as the desktop's font settings know it.
  public var family: String
  /// The size in the units of the space that the text is drawn in.
  public var size: Double
  /// How heavy the letters are: 400 is regular, 700 is bold (CSS Fonts §2.2).
  public var weight: Int
  /// Tells whether the letters are slanted.
  public var isItalic: Bool

  /// Makes a description; letters are regular and upright unless said otherwise.
  public init(family: String, size: Double, weight: Int = 400, isItalic: Bool = false) {
    (self.family, self.size) = (family, size)
    (self.weight, self.isItalic) = (weight, isItalic)
  }
}
