public import DudelGeometry
public import DudelModel

/// Turns a drawing into a picture.
public enum DrawingRenderer {
  /// Draws a page of the drawing, `scale` px a unit, over a background or on nothing.
  ///
  /// - Throws: if the page is larger than cairo allows or there is no memory for it.
  public static func render(
    _ drawing: Drawing, page: Rect, scale: Double = 1, background: Color? = .white
  ) throws(CairoError) -> CairoSurface {
    let part = PixelRect(
      x: 0, y: 0, width: pixels(page.width * scale), height: pixels(page.height * scale))
    return try PartRenderer(drawing, origin: page.origin, scale: scale, background: background)
      .render(part)
  }

  /// Draws the objects that an area can show.
  ///
  /// - Parameter area: what can be seen, in drawing units.
  package static func draw(
    _ drawing: Drawing, in context: CairoContext, area: Rect, outlinesText: Bool = false
  ) {
    for object in drawing.objects {
      let drawable = object.drawable
      guard drawable.bounds.intersects(area) else { continue }
      if outlinesText, let text = drawable as? TextDrawingInfo,
        let outline = context.text.outline(of: text)
      {
        context.fill(outline, with: text.color)
      } else {
        drawable.draw(in: context)
      }
    }
  }

  private static func pixels(_ extent: Double) -> Int {
    extent.isFinite ? Int(min(max(extent.rounded(.up), 1), 1e9)) : 0
  }
}
