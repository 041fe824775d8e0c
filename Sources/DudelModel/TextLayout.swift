public import DudelGeometry

/// Measures text; the renderer conforms, so that the model needs to know no font library.
public protocol TextLayout: Sendable {
  /// The extents of a line of text, in the units of its font's size.
  func size(of text: StyledText) -> Size
}
