/// A pop-over with commands.
public enum Menu: Hashable, Sendable {
  /// What has no button in the toolbar, or no room there.
  case main
  /// The ways to show the drawing larger and smaller.
  case zoom
}
