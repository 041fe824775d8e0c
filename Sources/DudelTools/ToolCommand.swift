/// What a key can ask of the tool that is drawing.
public enum ToolCommand: Sendable {
  /// Finish what is being drawn and keep it (Enter).
  case finish
  /// Take the last part of it back (Backspace).
  case removeLast
  /// Drop it (Escape).
  case cancel
}
