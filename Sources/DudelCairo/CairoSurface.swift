internal import CCairo
public import DudelGeometry

/// A picture in memory, owned: 32 bits a pixel, 0xAARRGGBB in native order, premultiplied.
public final class CairoSurface {
  /// Cairo's own handle, for whoever hands the picture on to the screen.
  package let pointer: OpaquePointer

  /// The size in device px.
  public let width: Int
  /// The size in device px.
  public let height: Int

  /// The distance between two rows in bytes; 0 for what is no picture in memory.
  public let stride: Int
  /// The first byte of the picture's; `nil` for what is no picture in memory.
  let bytes: UnsafeMutablePointer<UInt8>?
  /// Whether px have a fourth byte that means nothing.
  let hasNoAlpha: Bool

  /// The largest extent that cairo can handle.
  public static let mostPixels = 32_767

  /// Makes a transparent picture, or a black one that can't be transparent.
  ///
  /// - Throws: if there is no memory for it or it is larger than cairo allows.
  public convenience init(width: Int, height: Int, isOpaque: Bool = false) throws(CairoError) {
    guard (1...Self.mostPixels).contains(width), (1...Self.mostPixels).contains(height) else {
      throw CairoError(CAIRO_STATUS_INVALID_SIZE)
    }
    try self.init(
      adopting: cairo_image_surface_create(
        isOpaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32, Int32(width), Int32(height)),
      width: width, height: height)
  }

  /// Makes a picture over memory that somebody else owns and that must outlive it.
  package convenience init(
    data: UnsafeMutablePointer<UInt8>, width: Int, height: Int, stride: Int, isOpaque: Bool = true
  ) throws(CairoError) {
    try self.init(
      adopting: cairo_image_surface_create_for_data(
        data, isOpaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32, Int32(width), Int32(height),
        Int32(stride)), width: width, height: height)
  }

  /// Takes over a surface of another kind, such as a window.
  package init(adopting surface: OpaquePointer?, width: Int, height: Int) throws(CairoError) {
    pointer = try Self.checked(surface)
    (self.width, self.height) = (width, height)
    stride = Int(cairo_image_surface_get_stride(pointer))
    bytes = cairo_image_surface_get_data(pointer)
    hasNoAlpha = cairo_image_surface_get_format(pointer) == CAIRO_FORMAT_RGB24
  }

  deinit { cairo_surface_destroy(pointer) }

  /// All pixels.
  public var pixels: PixelRect { PixelRect(x: 0, y: 0, width: width, height: height) }

  /// Calls back with the bytes of the picture, row by row `stride` apart.
  public func withBytes<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result) rethrows
    -> Result
  {
    cairo_surface_flush(pointer)
    return try body(UnsafeRawBufferPointer(start: bytes, count: bytes == nil ? 0 : stride * height))
  }

  /// Tells whether no pixel lets anything through.
  public var isOpaque: Bool {
    if hasNoAlpha { return true }
    return withBytes { bytes in
      (0..<height).allSatisfy { row in
        (0..<width).allSatisfy { column in
          let offset = row * stride + column * 4
          return bytes.load(fromByteOffset: offset, as: UInt32.self) >> 24 == 255
        }
      }
    }
  }

  /// Throws what went wrong so far.
  package func check() throws(CairoError) {
    let status = cairo_surface_status(pointer)
    guard status == CAIRO_STATUS_SUCCESS else { throw CairoError(status) }
  }

  /// Has cairo finish what it has not yet drawn into the bytes.
  package func flush() { cairo_surface_flush(pointer) }

  private static func checked(_ surface: OpaquePointer?) throws(CairoError) -> OpaquePointer {
    guard let surface else { throw CairoError(CAIRO_STATUS_NO_MEMORY) }
    let status = cairo_surface_status(surface)
    guard status == CAIRO_STATUS_SUCCESS else {
      cairo_surface_destroy(surface)
      throw CairoError(status)
    }
    return surface
  }
}
