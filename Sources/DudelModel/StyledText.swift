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

  /// Compares to the byte: to `String`, é and e with an accent are the same, but offsets in them are
  /// not.
  public static func == (a: StyledText, b: StyledText) -> Bool {
    a.font == b.font && a.color == b.color && a.isEmphasized == b.isEmphasized
      && a.width == b.width && hasSameBytes(a.string, b.string)
  }

  private static func hasSameBytes(_ a: String, _ b: String) -> Bool {
    var (a, b) = (a, b)
    return a.withUTF8 { a in
      b.withUTF8 { b in a.count == b.count && a.elementsEqual(b) }
    }
  }

  /// Hashes the bytes.
  public func hash(into hasher: inout Hasher) {
    var string = string
    string.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    hasher.combine(font)
    hasher.combine(color)
    hasher.combine(isEmphasized)
    hasher.combine(width)
  }
}
