internal import CCairo
internal import DudelGeometry
internal import DudelModel

/// Px that are put together, whatever the transform.
extension CairoContext {
  /// Draws a picture of another scale on device px; px `origin` of the drawing is at (0, 0).
  func drawStretched(
    _ picture: StretchedPicture, scale: Double, origin: (x: Int, y: Int), pixels: PixelRect
  ) {
    onPixels(pixels) {
      concatenate(.translation(Point(x: -Double(origin.x), y: -Double(origin.y))))
      picture.draw(on: cairo, scale: scale)
    }
  }

  /// Draws objects on device px; px `origin` of the drawing is at (0, 0).
  func draw(
    _ drawables: [any Drawable], scale: Double, origin: (x: Int, y: Int), pixels: PixelRect
  ) {
    onPixels(pixels) {
      concatenate(
        Transform(a: scale, b: 0, c: 0, d: scale, tx: -Double(origin.x), ty: -Double(origin.y)))
      for drawable in drawables { drawable.draw(in: self) }
    }
  }

  /// Does something inside whole px, after which all is as before.
  private func onPixels(_ rect: PixelRect, _ body: () -> Void) {
    save()
    transform = .identity
    clip(toPixels: rect)
    body()
    restore()
  }
}
