internal import CCairo
internal import DudelCairo
internal import DudelGeometry
internal import DudelModel

/// A picture of pixels, decoded once.
final class RasterImage: CairoImage {
  let bytes: [UInt8]
  let mediaType: String
  let size: Size
  /// Premultiplied, 32 bits each, never changed after the start.
  private nonisolated(unsafe) let pixels: UnsafeMutablePointer<UInt32>
  private let width: Int
  private let height: Int
  /// Tells whether the file's own pixels lie otherwise.
  private let isTurned: Bool

  var pixelCount: Int { width * height }

  /// Decodes a picture, turned as its camera says.
  ///
  /// - Parameter mostPixels: one with more is refused before it is decoded.
  init(_ bytes: [UInt8], mostPixels: Int) throws(ImageReadingError) {
    let decoded = try DecodedPixels(bytes, mostPixels: mostPixels)
    self.bytes = bytes
    mediaType = decoded.mediaType
    (width, height) = (decoded.width, decoded.height)
    size = Size(width: Double(width), height: Double(height))
    isTurned = decoded.isTurned
    pixels = .allocate(capacity: max(1, width * height))
    decoded.copy(to: pixels)
  }

  deinit { pixels.deallocate() }

  func draw(on cairo: OpaquePointer, in rect: Rect) {
    guard !rect.isEmpty else { return }
    // Each drawing has a surface of its own over the same pixels: they may be shared by threads.
    let surface = pixels.withMemoryRebound(to: UInt8.self, capacity: pixelCount * 4) {
      cairo_image_surface_create_for_data(
        $0, CAIRO_FORMAT_ARGB32, Int32(width), Int32(height), Int32(width * 4))
    }
    defer { cairo_surface_destroy(surface) }
    let isOnPixels =
      cairo_surface_get_type(cairo_get_group_target(cairo)) == CAIRO_SURFACE_TYPE_IMAGE
    if !isOnPixels { attachFile(to: surface) }
    cairo_translate(cairo, rect.minX, rect.minY)
    cairo_scale(cairo, rect.width / size.width, rect.height / size.height)
    cairo_set_source_surface(cairo, surface, 0, 0)
    if isOnPixels {
      // Enlarged, the outermost pixels would fade away otherwise.
      cairo_pattern_set_extend(cairo_get_source(cairo), CAIRO_EXTEND_PAD)
    }
    cairo_rectangle(cairo, 0, 0, size.width, size.height)
    cairo_fill(cairo)
  }

  /// Lets documents hold a JPEG as it came, which is smaller than its pixels.
  private func attachFile(to surface: OpaquePointer?) {
    guard mediaType == "image/jpeg", !isTurned else { return }
    let copy = UnsafeMutablePointer<UInt8>.allocate(capacity: bytes.count)
    copy.initialize(from: bytes, count: bytes.count)
    let status = cairo_surface_set_mime_data(
      surface, CAIRO_MIME_TYPE_JPEG, copy, UInt(bytes.count), { $0?.deallocate() }, copy)
    if status != CAIRO_STATUS_SUCCESS { copy.deallocate() }
  }
}
