/// What an editor of text asks of the world outside.
enum TextRequest: Hashable, Sendable {
  /// Hand this text to whoever pastes.
  case offer(Clipboard, String)
  /// Bring the text that is there, for `paste`.
  case paste(Clipboard)
}
