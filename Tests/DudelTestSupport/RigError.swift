/// What went wrong in the test rig itself, as a sentence.
public struct RigError: Error, CustomStringConvertible {
  /// The sentence.
  public let description: String

  /// Makes an error out of a sentence.
  public init(_ description: String) {
    self.description = description
  }
}
