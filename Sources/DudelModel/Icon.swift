public import DudelGeometry

/// A small picture of one colour, drawn at any size.
public struct Icon: Sendable, Equatable {
  /// The extents of the picture's own space.
  public let size: Size
  /// The shapes from the bottom up.
  public let shapes: [PathDrawingInfo]

  /// Makes an icon from shapes in a space of the given size.
  public init(size: Size, shapes: [PathDrawingInfo]) {
    (self.size, self.shapes) = (size, shapes)
  }

  /// Draws the icon into a rectangle in one colour, or in its own colours for `nil`.
  public func draw(in context: some DrawingContext, rect: Rect, color: Color?) {
    guard size.width > 0, size.height > 0 else { return }
    context.saving {
      context.concatenate(.translation(rect.origin))
      context.concatenate(.scale(x: rect.width / size.width, y: rect.height / size.height))
      for shape in shapes { (color.map(shape.tinted) ?? shape).draw(in: context) }
    }
  }
}
