public import DudelGeometry
public import DudelModel

/// Text that is being typed in a box and is no object yet.
public struct TypedText: Sendable {
  /// The box that it wraps in, in drawing units.
  public var box: Rect
  /// The colour of the letters.
  public var color: Color
  /// The font; its size is in drawing units.
  public var font: FontDescription
  /// The object that is edited; `nil` for a new one.
  public var object: Int?
  /// The characters, with line feeds between paragraphs.
  public var text: String

  /// Makes a text from its parts.
  public init(box: Rect, color: Color, font: FontDescription, object: Int?, text: String) {
    (self.box, self.color, self.font) = (box, color, font)
    (self.object, self.text) = (object, text)
  }
}
