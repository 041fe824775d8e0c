internal import CCairo
internal import DudelGeometry
internal import DudelModel

/// Px that are put together, whatever the transform.
extension CairoContext {
  /// Copies device px from a picture whose top left corner belongs at a place.
  func copy(_ source: CairoSurface, to corner: (x: Int, y: Int), pixels rects: [PixelRect]) {
    onPixels(rects) {
      cairo_set_source_surface(cairo, source.pointer, Double(corner.x), Double(corner.y))
      cairo_pattern_set_filter(cairo_get_source(cairo), CAIRO_FILTER_NEAREST)
      cairo_fill(cairo)
    }
  }

  /// Covers device px with a colour.
  func cover(_ color: Color, pixels rects: [PixelRect]) {
    onPixels(rects) {
      setSource(color)
      cairo_fill(cairo)
    }
  }

  /// Draws a picture of another scale on device px; px `origin` of the drawing is at (0, 0).
  func drawStretched(
    _ picture: StretchedPicture, scale: Double, origin: (x: Int, y: Int), pixels: PixelRect
  ) {
    onPixels([pixels]) {
      cairo_clip(cairo)
      cairo_set_operator(cairo, CAIRO_OPERATOR_OVER)
      cairo_translate(cairo, Double(-origin.x), Double(-origin.y))
      picture.draw(on: cairo, scale: scale)
    }
  }

  /// Draws objects on device px; px `origin` of the drawing is at (0, 0).
  func draw(
    _ drawables: [any Drawable], scale: Double, origin: (x: Int, y: Int), pixels: PixelRect
  ) {
    onPixels([pixels]) {
      cairo_clip(cairo)
      cairo_set_operator(cairo, CAIRO_OPERATOR_OVER)
      concatenate(
        Transform(a: scale, b: 0, c: 0, d: scale, tx: -Double(origin.x), ty: -Double(origin.y)))
      for drawable in drawables { drawable.draw(in: self) }
    }
  }

  /// Does something with a path of whole px, after which all is as before.
  private func onPixels(_ rects: [PixelRect], _ body: () -> Void) {
    cairo_save(cairo)
    cairo_identity_matrix(cairo)
    cairo_set_operator(cairo, CAIRO_OPERATOR_SOURCE)
    for rect in rects {
      cairo_rectangle(
        cairo, Double(rect.x), Double(rect.y), Double(rect.width), Double(rect.height))
    }
    body()
    cairo_restore(cairo)
  }
}
