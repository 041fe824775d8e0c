/// What an answer to a sheet means.
public enum SheetAnswer: Hashable, Sendable {
  /// Leave everything as it was.
  case cancel
  /// Take over what was typed.
  case done
}
