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

  /// After so many objects it is asked whether the tile is still wanted.
  private static let objectsAtOnce = 64

  /// Draws the tile.
  ///
  /// - Parameters:
  ///   - text: the layout engine of the calling thread.
  ///   - isWanted: asked now and then; the tile is not finished after it has said no.
  func render(
    text: PangoTextLayout, while isWanted: () -> Bool = { true }
  ) throws(CairoError) -> CairoSurface {
    let surface = try Self.blank()
    let context = Self.context(on: surface, at: place, scale: scale, text: text)
    for start in stride(from: 0, to: drawables.count, by: Self.objectsAtOnce) {
      guard isWanted() else { break }
      for drawable in drawables[start...].prefix(Self.objectsAtOnce) { drawable.draw(in: context) }
    }
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
    let context = context(on: surface, at: place, scale: scale, text: text)
    let pixels = place.pixels
    if let clip { context.clip(toPixels: clip.offset(x: -pixels.x, y: -pixels.y)) }
    if let ground { context.paint(ground) }
    for drawable in drawables { drawable.draw(in: context) }
  }

  /// A context on a tile whose unit is that of the drawing.
  private static func context(
    on surface: CairoSurface, at place: TilePlace, scale: Double, text: PangoTextLayout
  ) -> CairoContext {
    let context = CairoContext(surface, text: text)
    context.chooseDetail(for: scale)
    let corner = place.pixels
    context.concatenate(
      Transform(a: scale, b: 0, c: 0, d: scale, tx: -Double(corner.x), ty: -Double(corner.y)))
    return context
  }
}
