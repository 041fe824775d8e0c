/// What became of a key press in an editor.
enum TextKeyResult: Hashable, Sendable {
  /// The key means nothing to an editor. Letters are of this kind too: they arrive as typed text.
  case ignored
  /// The key was the editor's, which asks for these things to be done.
  case handled([TextRequest])
}
