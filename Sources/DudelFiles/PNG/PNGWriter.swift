internal import DudelCairo
internal import DudelGeometry
internal import DudelModel

/// Writes a part of a drawing as a PNG file with the drawing inside.
///
/// Beside the drawing there are never more px in memory than a budget allows.
struct PNGWriter {
  /// The largest extent of a picture in px.
  static let mostPixels = 100_000
  /// How many px are drawn at once.
  private static let budget = 1 << 23

  let drawing: Drawing
  /// The drawing as SVG.
  let svg: [UInt8]
  let area: Rect
  let width: Int
  let height: Int
  let scale: Double
  let background: Color?

  /// Writes everything, in strips where it is large.
  func write(to sink: any ByteSink) throws(PNGStream.Failure) {
    let renderer = PartRenderer(
      drawing, origin: area.origin, scale: scale, background: background)
    let stream = try PNGStream(
      width: width, height: height, hasAlpha: background?.alpha != 255, level: level, to: sink)
    for chunk in PNGChunk.texts(of: drawing.properties) { try stream.write(chunk) }
    guard let inside = PNGChunk.drawing(svg) else {
      throw PNGStream.Failure(reason: "there is not enough memory")
    }
    try stream.write(inside)
    try stream.write(.screenColors)
    try stream.write(.resolution(scale: scale))
    let stripHeight = min(max(1, Self.budget / width), CairoSurface.mostPixels)
    for top in stride(from: 0, to: height, by: stripHeight) {
      let rows = top..<min(top + stripHeight, height)
      try stream.writeRows(of: tiles(of: rows, renderer))
    }
    try stream.finish()
  }

  /// Large pictures take long enough without the last percent.
  private var level: Int32 { width * height > 1 << 24 ? 3 : 6 }

  /// Pictures side by side that show some rows.
  private func tiles(
    of rows: Range<Int>, _ renderer: PartRenderer
  ) throws(PNGStream.Failure) -> [CairoSurface] {
    var tiles: [CairoSurface] = []
    for left in stride(from: 0, to: width, by: CairoSurface.mostPixels) {
      let part = PixelRect(
        x: left, y: rows.lowerBound, width: min(CairoSurface.mostPixels, width - left),
        height: rows.count)
      do { tiles.append(try renderer.render(part)) } catch {
        throw PNGStream.Failure(reason: error.description)
      }
    }
    return tiles
  }
}
