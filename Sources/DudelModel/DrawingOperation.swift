/// One step of work on a drawing, as it can be written down and done again on an equal drawing.
public enum DrawingOperation: Sendable {
  /// Puts a drawable on top.
  case add(any Drawable)
  /// Puts another drawable in an object's place.
  case replace(id: Int, with: any Drawable)
  /// Takes an object away.
  case remove(id: Int)
  /// Changes what the drawing says of itself.
  case describe(DrawingProperties)
  /// Changes which part of the plane is shown.
  case setPage(Page)
  /// Takes the last step back.
  case undo
  /// Does the last step again that was taken back.
  case redo
}
