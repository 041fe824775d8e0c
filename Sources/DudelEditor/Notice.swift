/// A message at the bottom of the window that asks nothing.
public struct Notice: Sendable, Equatable {
  /// The sentence, translated.
  public let text: String
  /// The path in the sentence, whose middle is left out where there is little room.
  var path: String?
  /// Failures stay until they are dismissed.
  public let isAlarming: Bool
}
