/// Why an SVG text could not be read.
public struct SVGReadingError: Error, Equatable {
  /// The line that is at fault, counted from 1.
  public let line: Int
  /// What is wrong with it.
  public let reason: String

  init(line: Int, reason: String) { (self.line, self.reason) = (line, reason) }

  init(_ fault: SVGTreeParser.Fault) { self.init(line: fault.line, reason: fault.reason) }

  /// Whoever waited for the reading has called it off.
  public static let cancelled = SVGReadingError(line: 0, reason: "reading was stopped")
}
