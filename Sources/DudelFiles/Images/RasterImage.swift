internal import CCairo
internal import DudelCairo
internal import DudelGeometry
internal import DudelModel

/// A picture of pixels; they are decoded anew where they are not kept any more.
final class RasterImage: CairoImage {
  let bytes: [UInt8]
  let mediaType: String
  let size: Size
  let pixelCount: Int
  /// Tells whether the file's own pixels lie otherwise.
  private let isTurned: Bool

  /// Decodes a picture, turned as its camera says.
  ///
  /// - Parameter mostPixels: one with more is refused before it is decoded.
  init(_ bytes: [UInt8], mostPixels: Int) throws(ImageReadingError) {
    PixelCache.shared.makeRoom(for: min(PixelLimit.size(of: bytes) ?? 0, mostPixels))
    let decoded = try DecodedPixels(bytes, mostPixels: mostPixels)
    self.bytes = bytes
    mediaType = decoded.mediaType
    size = Size(width: Double(decoded.width), height: Double(decoded.height))
    pixelCount = decoded.width * decoded.height
    isTurned = decoded.isTurned
    PixelCache.shared.keep(DecodedPicture(decoded), of: ObjectIdentifier(self))
  }

  deinit { PixelCache.shared.forget(ObjectIdentifier(self)) }

  /// The pixels; `nil` where there is no memory for them.
  private var picture: DecodedPicture? {
    if let kept = PixelCache.shared.pixels(of: ObjectIdentifier(self)) { return kept }
    PixelCache.shared.makeRoom(for: pixelCount)
    guard let decoded = try? DecodedPixels(bytes, mostPixels: pixelCount) else { return nil }
    let picture = DecodedPicture(decoded)
    PixelCache.shared.keep(picture, of: ObjectIdentifier(self))
    return picture
  }

  func draw(on cairo: OpaquePointer, in rect: Rect) {
    guard !rect.isEmpty, let picture else { return }
    let (width, height) = (picture.width, picture.height)
    // Each drawing has a surface of its own over the same pixels: they may be shared by threads.
    let surface = picture.pixels.withMemoryRebound(
      to: UInt8.self, capacity: picture.pixelCount * 4
    ) {
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
    // Until here the pixels must stay.
    withExtendedLifetime(picture) {}
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
