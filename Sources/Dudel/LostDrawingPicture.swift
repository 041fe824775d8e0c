internal import DudelCairo
internal import DudelEditor
internal import DudelFiles
internal import DudelGeometry
internal import DudelModel

/// Small pictures of drawings that were not saved.
nonisolated enum LostDrawingPicture {
  /// The largest extents in px: sharp where a px takes two of the screen's.
  private static let most = Size(width: 256, height: 192)

  /// Draws the page small.
  static func make(of lost: LostDrawing) -> (any EmbeddedImage)? {
    let page = lost.recovered.page
    guard page.width > 0, page.height > 0 else { return nil }
    let scale = min(1, most.width / page.width, most.height / page.height)
    guard
      let surface = try? DrawingRenderer.render(lost.recovered.drawing, page: page, scale: scale),
      let bytes = try? PNGEncoder.encode(surface)
    else { return nil }
    return try? ImageReader.image(bytes)
  }
}
