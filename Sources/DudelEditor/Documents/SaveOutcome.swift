/// How a save ended.
public enum SaveOutcome: Hashable, Sendable, Codable {
  /// The drawing stands in the file.
  case saved(path: String)
  /// Another file stands there, or the file was changed by another program: nothing was written.
  case occupied(path: String)
  /// Nothing was written, for the reason given.
  case failed(path: String, reason: String)
}
