internal import CCairo

/// Why cairo could not do what it was asked.
public struct CairoError: Error, Equatable, CustomStringConvertible {
  /// Cairo's own words for it.
  public let description: String

  init(_ status: cairo_status_t) { description = String(cString: cairo_status_to_string(status)) }
}
