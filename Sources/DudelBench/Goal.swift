/// What a figure must reach.
enum Goal: Sendable {
  /// At most so many times the scribbler's.
  case ratio(Double)
  /// At most this, whatever the scribbler needs.
  case limit(Double)
}
