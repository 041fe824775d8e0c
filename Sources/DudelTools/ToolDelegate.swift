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
  /// Has the preview in a rectangle (drawing units) painted anew.
  func setNeedsDisplay(in rect: Rect)
}
