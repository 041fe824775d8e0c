/// What counts as inside a path that crosses itself.
public enum FillRule: Hashable, Sendable {
  /// Wherever the path winds around at all.
  case nonZero
  /// Wherever the path winds around an odd number of times.
  case evenOdd
}
