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
    let surface = try CairoSurface(
      width: pixels(page.width * scale), height: pixels(page.height * scale))
    let context = CairoContext(surface, scale: scale)
    context.concatenate(.translation(Point.zero - page.origin))
    if let background { context.fill(.rectangle(page), with: background) }
    for object in drawing.objects { object.drawable.draw(in: context) }
    try context.check()
    return surface
  }

  private static func pixels(_ extent: Double) -> Int {
    extent.isFinite ? Int(min(max(extent.rounded(.up), 1), 1e9)) : 0
  }
}
