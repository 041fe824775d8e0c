/// What is done about lost drawings.
public enum RecoveryAnswer: Hashable, Sendable {
  /// Open the one with this id.
  case recover(String)
  /// Take the one with this id away for good.
  case discard(String)
  /// Leave all that are there for another time.
  case later
}
