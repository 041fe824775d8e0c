internal import CCairo
internal import DudelGeometry

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
    guard let start = cairo_image_surface_get_data(source.pointer) else { return }
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

  private var hasNoAlpha: Bool {
    cairo_image_surface_get_format(pointer) == CAIRO_FORMAT_RGB24
  }

  /// Calls back with each row of a part, and how many bytes of it are in that part.
  private func change(_ part: PixelRect, _ body: (UnsafeMutablePointer<UInt8>, Int) -> Void) {
    let part = part.intersection(pixels)
    cairo_surface_flush(pointer)
    guard !part.isEmpty, let start = cairo_image_surface_get_data(pointer) else { return }
    let stride = stride
    for row in part.y..<part.bottom { body(start + row * stride + part.x * 4, part.width * 4) }
    cairo_surface_mark_dirty_rectangle(
      pointer, Int32(part.x), Int32(part.y), Int32(part.width), Int32(part.height))
  }
}
