/// Why bytes could not be shown as a picture.
public struct ImageReadingError: Error, Equatable {
  /// What is wrong, in words that complete `FILE: …`.
  public let reason: String

  static let tooLarge = ImageReadingError(reason: "the picture is too large")
  static let tooComplex = ImageReadingError(reason: "the picture would take too long to draw")
  static let undrawable = ImageReadingError(reason: "the picture can’t be drawn")
  static let unknown = ImageReadingError(reason: "this is no picture that can be read")
}
