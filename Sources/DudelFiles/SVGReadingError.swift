/// Why an SVG text could not be read.
public struct SVGReadingError: Error, Equatable {
  /// The line that is at fault, counted from 1.
  public let line: Int
  /// What is wrong with it.
  public let reason: String
}
