/// A message at the bottom of the window that asks nothing.
public struct Notice: Sendable, Equatable {
  /// The sentence, translated.
  public let text: String
  /// Failures stay until they are dismissed.
  public let isAlarming: Bool
}
