public import DudelGeometry

/// Which part of the plane a picture of the drawing shows.
public enum Page: Hashable, Sendable {
  /// What the canvas shows, together with all ink; for a drawing that was stored, what the canvas
  /// showed then.
  case automatic(canvas: Rect?)
  /// This rectangle and nothing else, in drawing units.
  case fixed(Rect)
}
