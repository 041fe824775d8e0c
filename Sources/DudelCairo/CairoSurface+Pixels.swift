internal import CCairo
internal import DudelGeometry
internal import DudelModel

/// Px that are moved without cairo, whose way to a few of them is long.
extension CairoSurface {
  /// Makes all px white.
  func whiten() { whiten(pixels) }

  /// Makes a part white.
  func whiten(_ part: PixelRect) {
    change(part) { row, bytes in row.update(repeating: 0xff, count: bytes) }
  }

  /// Copies px from an opaque picture whose top left corner belongs at a place.
  func copy(_ source: CairoSurface, to corner: (x: Int, y: Int), pixels part: PixelRect) {
    let place = source.pixels.offset(x: corner.x, y: corner.y)
    let part = part.intersection(place)
    cairo_surface_flush(source.pointer)
    guard let start = source.bytes else { return }
    let sourceStride = source.stride
    var next = start + (part.y - place.y) * sourceStride + (part.x - place.x) * 4
    // The source's fourth byte means nothing.
    let fills = !hasNoAlpha
    change(part) { row, bytes in
      row.update(from: next, count: bytes)
      next += sourceStride
      if fills {
        row.withMemoryRebound(to: UInt32.self, capacity: bytes / 4) { row in
          for column in 0..<bytes / 4 { row[column] |= 0xff00_0000 }
        }
      }
    }
  }

  /// Lays a colour on a part of the picture as far as it is covered.
  func lay(_ color: Color, _ part: PixelRect, _ raster: StrokeRaster) {
    let color = PremultipliedColor(color)
    var row = 0
    change(part) { bytes, count in
      let pixels = UnsafeMutableRawPointer(bytes).assumingMemoryBound(to: UInt32.self)
      for column in raster.columns(of: row, most: count / 4) {
        let covered = raster[row, column]
        guard covered > 0.5 / 255 else { continue }
        pixels[column] = color.over(pixels[column], covered: covered)
      }
      row += 1
    }
  }

  /// Calls back with each row of a part, and how many bytes of it are in that part.
  private func change(_ part: PixelRect, _ body: (UnsafeMutablePointer<UInt8>, Int) -> Void) {
    cairo_surface_flush(pointer)
    let part = part.intersection(pixels)
    guard !part.isEmpty, let start = bytes else { return }
    let stride = stride
    for row in part.y..<part.bottom { body(start + row * stride + part.x * 4, part.width * 4) }
    cairo_surface_mark_dirty_rectangle(
      pointer, Int32(part.x), Int32(part.y), Int32(part.width), Int32(part.height))
  }
}
