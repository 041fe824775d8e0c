public import DudelGeometry

/// Measures and lays out text; the renderer conforms, so that the model needs to know no font
/// library.
///
/// A long text is laid out paragraph by paragraph, each by itself.
public protocol TextLayout: Sendable {
  /// The extents of a paragraph, in the units of its font's size.
  func size(of text: StyledText) -> Size
  /// The height of a paragraph alone, which is cheaper for most.
  func height(of text: StyledText) -> Double
  /// What a paragraph's letters cover at most, from its top left corner; `nil` without any ink.
  func ink(of text: StyledText) -> Rect?
  /// A paragraph laid out; conformers keep those that were asked for last.
  func paragraph(_ text: StyledText) -> any ParagraphLayout
}

extension TextLayout {
  /// Asks the paragraph itself.
  public func ink(of text: StyledText) -> Rect? { paragraph(text).inkBounds }
}
