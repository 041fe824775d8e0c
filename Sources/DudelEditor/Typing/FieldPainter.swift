internal import DudelGeometry
internal import DudelModel

/// Draws what a text field shows.
struct FieldPainter {
  let theme: Theme
  /// How much of the text's unit a window px is.
  var unitsPerPixel = 1.0

  /// The width of the caret in px.
  static let caretWidth = 2.0

  /// Draws the content with the text's top left corner at a point.
  func draw(_ content: FieldContent, at origin: Point, in context: some DrawingContext) {
    for rect in content.selection {
      context.fill(.rectangle(rect.offset(by: origin)), with: theme.accent.with(alpha: 70))
    }
    for paragraph in content.paragraphs where !paragraph.text.string.isEmpty {
      context.draw(paragraph.text, at: origin + paragraph.origin)
    }
    for rect in content.underlines {
      let line = Rect(
        minX: rect.minX, minY: rect.maxY - 2 * unitsPerPixel, maxX: rect.maxX,
        maxY: rect.maxY - unitsPerPixel)
      context.fill(.rectangle(line.offset(by: origin)), with: theme.accent)
    }
    if let caret = content.caret {
      let width = Self.caretWidth * unitsPerPixel
      let left = (origin.x + caret.minX - width / 2) / unitsPerPixel
      let bar = Rect(
        x: left.rounded() * unitsPerPixel, y: origin.y + caret.minY, width: width,
        height: caret.height)
      context.fill(.rectangle(bar), with: theme.accent)
    }
  }
}
