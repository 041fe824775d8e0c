internal import DudelCairo
internal import DudelGeometry
internal import DudelModel

/// Writes a part of a drawing as a PNG file with the drawing inside.
///
/// Beside the drawing only some strips of the picture are in memory at a time.
struct PNGWriter {
  /// The largest extent of a picture in px.
  static let mostPixels = 100_000

  let drawing: Drawing
  /// What the canvas shows, for pages that are automatic and were never stored.
  let canvas: Rect
  let area: Rect
  let size: PixelSize
  let scale: Double
  let background: Color?

  /// Writes everything.
  func write(to sink: any ByteSink) throws(PNGStream.Failure) {
    let stream = try PNGStream(
      size, hasAlpha: background?.alpha != 255, compression: compression, to: sink)
    let strips = PictureStrips(
      drawing, size, origin: area.origin, scale: scale, background: background)
    try strips.forEach(meanwhile: { () throws(PNGStream.Failure) in try writeWords(to: stream) }) {
      strip throws(PNGStream.Failure) in
      try stream.writeRows(of: strip.tiles)
    }
    try stream.finish()
  }

  /// Writes all that stands before the picture.
  private func writeWords(to stream: PNGStream) throws(PNGStream.Failure) {
    for chunk in PNGChunk.texts(of: drawing.properties) { try stream.write(chunk) }
    let svg: [UInt8]
    do {
      svg = try SVGWriter.readableDocument(drawing, page: drawing.pageRect(canvas: canvas))
    } catch { throw PNGStream.Failure(reason: error.reason) }
    guard let inside = PNGChunk.drawing(svg) else {
      throw PNGStream.Failure(reason: "there is not enough memory")
    }
    try stream.write(inside)
    try stream.write(.screenColors)
    try stream.write(.resolution(scale: scale))
  }

  private var compression: PNGCompression {
    // Trying hard makes sparse pictures smaller, and takes long with others.
    let isBusy = drawing.objects.count > 1000 || size.width * size.height > 1 << 24
    let hasPictures = drawing.objects.contains { $0.drawable is ImageDrawingInfo }
    return PNGCompression(width: size.width, isBusy: isBusy, hasPictures: hasPictures)
  }
}
