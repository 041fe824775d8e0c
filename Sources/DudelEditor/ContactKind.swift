/// What touches the window.
public enum ContactKind: String, Hashable, Sendable, Codable {
  /// A button of a mouse, or of whatever else pushes the pointer.
  case mouse
  /// A finger on a touch screen.
  case finger
  /// The tip of a pen.
  case pen
}
