package import DudelGeometry
package import DudelModel

/// Draws a drawing part by part; the parts fit together as if it were drawn at once.
package struct PartRenderer {
  private let drawing: Drawing
  private let origin: Point
  private let scale: Double
  private let background: Color?
  private let text = PangoTextLayout()

  /// Makes a renderer for the calling thread.
  ///
  /// - Parameters:
  ///   - origin: what is drawn at the top left corner of the first px, in drawing units.
  ///   - scale: px a unit.
  ///   - background: what lies behind everything, or `nil` for nothing.
  package init(_ drawing: Drawing, origin: Point, scale: Double, background: Color?) {
    (self.drawing, self.origin) = (drawing, origin)
    (self.scale, self.background) = (scale, background)
  }

  /// Draws the px in a rectangle.
  package func render(_ part: PixelRect) throws(CairoError) -> CairoSurface {
    let surface = try CairoSurface(
      width: part.width, height: part.height, isOpaque: background?.alpha == 255)
    let context = CairoContext(surface, text: text)
    if let background { context.paint(background) }
    context.concatenate(
      Transform(
        a: scale, b: 0, c: 0, d: scale, tx: -origin.x * scale - Double(part.x),
        ty: -origin.y * scale - Double(part.y)))
    DrawingRenderer.draw(drawing, in: context, area: context.clipBounds)
    try context.check()
    return surface
  }
}
