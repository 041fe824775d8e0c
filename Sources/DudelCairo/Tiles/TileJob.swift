internal import DudelGeometry
internal import DudelModel

/// A tile that is to be drawn, with all that must be known for it.
struct TileJob: Sendable {
  let place: TilePlace
  /// Device px a drawing unit.
  let scale: Double
  /// The objects that the tile may show, from the bottom up.
  let drawables: [any Drawable]
  /// Tells which state of the tile was asked for.
  let version: Int

  /// Draws the tile.
  ///
  /// - Parameter text: the layout engine of the calling thread.
  func render(text: PangoTextLayout) throws(CairoError) -> CairoSurface {
    let surface = try Self.blank()
    Self.draw(drawables, on: surface, at: place, scale: scale, text: text, ground: nil)
    return surface
  }

  /// A white tile.
  static func blank() throws(CairoError) -> CairoSurface {
    let surface = try CairoSurface(
      width: TilePlace.extent, height: TilePlace.extent, isOpaque: true)
    surface.whiten()
    return surface
  }

  /// Draws objects on a tile.
  ///
  /// - Parameters:
  ///   - clip: the part to draw in, in the px of the drawing, or `nil` for all.
  ///   - ground: what covers the part first; `nil` for what is there.
  static func draw(
    _ drawables: [any Drawable], on surface: CairoSurface, at place: TilePlace, scale: Double,
    clip: PixelRect? = nil, text: PangoTextLayout, ground: Color?
  ) {
    let context = CairoContext(surface, text: text)
    let pixels = place.pixels
    if let clip { context.clip(toPixels: [clip.offset(x: -pixels.x, y: -pixels.y)]) }
    if let ground { context.paint(ground) }
    context.concatenate(
      Transform(a: scale, b: 0, c: 0, d: scale, tx: -Double(pixels.x), ty: -Double(pixels.y)))
    for drawable in drawables { drawable.draw(in: context) }
  }
}
