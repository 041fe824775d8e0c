public import DudelGeometry
public import DudelModel

/// A text to be edited in an input window over the drawing.
public struct TextEditingRequest: Sendable, Equatable {
  /// The box that the text wraps in, in drawing units.
  public var box: Rect
  /// The text to begin with.
  public var text: String
  /// The colour of the letters.
  public var color: Color
  /// The font; its size is in drawing units.
  public var font: FontDescription
  /// The object of the drawing that is edited, or `nil` for a new one.
  public var object: Int?
  /// Where the caret goes, in drawing units; `nil` for the text's end.
  public var caret: Point?

  /// Makes a request from its parts.
  public init(
    box: Rect, text: String = "", color: Color, font: FontDescription, object: Int? = nil,
    caret: Point? = nil
  ) {
    self.box = box
    self.text = text
    self.color = color
    self.font = font
    self.object = object
    self.caret = caret
  }
}
