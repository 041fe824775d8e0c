internal import CCairo
internal import DudelGeometry

/// A part of the drawing's px at a scale that is no longer shown.
struct StretchedPicture {
  let surface: CairoSurface
  /// The px that the picture shows, at its own scale.
  let pixels: PixelRect
  /// Device px a drawing unit.
  let scale: Double

  /// Tells whether all of some px of another scale are px of this picture, stretched.
  func covers(_ part: PixelRect, scale: Double) -> Bool {
    let factor = self.scale / scale
    // Its edge may lie within a px.
    return pixels.rect.contains(part.rect.inset(by: -1).scaled(by: factor))
  }

  /// Draws the picture at another scale on a context whose unit is a px at that scale, with the
  /// drawing's origin at (0, 0).
  func draw(on cairo: OpaquePointer, scale: Double) {
    let factor = scale / self.scale
    cairo_scale(cairo, factor, factor)
    cairo_set_source_surface(cairo, surface.pointer, Double(pixels.x), Double(pixels.y))
    // Only for a moment, so speed is more than beauty.
    cairo_pattern_set_filter(cairo_get_source(cairo), CAIRO_FILTER_FAST)
    cairo_paint(cairo)
  }
}
