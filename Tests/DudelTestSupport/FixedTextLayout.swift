public import DudelGeometry
public import DudelModel

/// Measures text without fonts: every character is 0.6 of the font's size wide.
public struct FixedTextLayout: TextLayout {
  /// Makes a layout.
  public init() {}

  /// The extents of a line of text.
  public func size(of text: StyledText) -> Size {
    Size(
      width: Double(text.string.count) * text.font.size * 0.6, height: text.font.size * 1.2)
  }
}
