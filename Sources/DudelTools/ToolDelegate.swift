public import DudelGeometry
public import DudelModel

/// What a tool may ask of the program around it.
@MainActor
public protocol ToolDelegate: AnyObject {
  /// What new drawables look like.
  var style: DrawingStyle { get }
  /// How many drawing units one px of the screen (at scale 1) is.
  var unitsPerPixel: Double { get }
  /// Puts a finished drawable on top of the drawing; one undo step.
  func addDrawable(_ drawable: any Drawable)
  /// Puts another drawable in an object's place, or takes the object away; one undo step.
  func replaceObject(_ id: Int, with drawable: (any Drawable)?)
  /// Measures text.
  var textLayout: any TextLayout { get }
  /// The topmost text at a point (drawing units), as a request to edit it.
  func text(at point: Point) -> TextEditingRequest?
  /// Opens an input window; `textEditingEnded` brings what was typed.
  func beginTextEditing(_ request: TextEditingRequest)
  /// Closes the input window, if one is open; what was typed is kept.
  func endTextEditing()
  /// Has the preview in a rectangle (drawing units) painted anew.
  func setNeedsDisplay(in rect: Rect)
}
