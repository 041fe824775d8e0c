/// The shapes of the pointer.
public enum PointerShape: String, Sendable, Codable, CaseIterable {
  /// The usual arrow.
  case arrow
  /// A pencil with its point at the place.
  case pencil
  /// A fine cross.
  case crosshair
  /// A fine cross with a dot for the place of a point.
  case point
  /// The upright bar of text.
  case text
  /// A hand that moves the drawing.
  case hand
}
