internal import CPictureShims

/// A picture as gdk-pixbuf decodes it, turned as its camera says.
final class DecodedPixels {
  /// The largest extent that cairo can handle.
  private static let mostExtent = 32_767

  let width: Int
  let height: Int
  let mediaType: String
  let isTurned: Bool
  private let pixbuf: OpaquePointer

  /// - Parameter mostPixels: a picture with more is refused before it is decoded.
  init(_ bytes: [UInt8], mostPixels: Int) throws(ImageReadingError) {
    guard let loader = dudel_pixbuf_loader_new() else { throw .unknown }
    defer { dudel_g_object_unref(loader) }
    let limit = PixelLimit(mostPixels, extent: Self.mostExtent)
    limit.watch(loader)
    let isComplete = limit.feed(bytes, to: loader)
    if limit.isExceeded { throw .tooLarge }
    guard isComplete, let mediaType = Self.mediaType(loader), Self.hasEnd(bytes, mediaType),
      let plain = dudel_pixbuf_loader_get_pixbuf(loader),
      let turned = dudel_pixbuf_apply_embedded_orientation(plain)
    else { throw .unknown }
    pixbuf = turned
    (width, height) = (Int(dudel_pixbuf_get_width(turned)), Int(dudel_pixbuf_get_height(turned)))
    self.mediaType = mediaType
    isTurned = turned != plain
    guard limit.allows(width: width, height: height), dudel_pixbuf_get_bits_per_sample(turned) == 8
    else { throw .tooLarge }
  }

  deinit { dudel_g_object_unref(UnsafeMutableRawPointer(pixbuf)) }

  private static func mediaType(_ loader: UnsafeMutablePointer<GdkPixbufLoader>) -> String? {
    guard let format = dudel_pixbuf_loader_get_format(loader) else { return nil }
    let types = dudel_pixbuf_format_get_mime_types(format)
    defer { dudel_g_strfreev(types) }
    guard let type = types?[0].map({ String(cString: $0) }), !type.contains("svg") else {
      return nil
    }
    return type
  }

  /// Tells whether a file goes on to its end; the loaders let some pass that don't.
  private static func hasEnd(_ bytes: [UInt8], _ mediaType: String) -> Bool {
    let mark: [UInt8]
    switch mediaType {
    case "image/png": mark = Array("IEND".utf8)
    case "image/jpeg": mark = [0xff, 0xd9]
    default: return true
    }
    // Other things may follow.
    let end = bytes.suffix(1 << 16)
    return end.indices.contains { end[$0] == mark[0] && end[$0...].starts(with: mark) }
  }

  /// Writes the pixels as cairo wants them: 0xAARRGGBB, premultiplied.
  func copy(to target: UnsafeMutablePointer<UInt32>) {
    let channels = Int(dudel_pixbuf_get_n_channels(pixbuf))
    let stride = Int(dudel_pixbuf_get_rowstride(pixbuf))
    let hasAlpha = dudel_pixbuf_get_has_alpha(pixbuf) != 0 && channels == 4
    guard let source = dudel_pixbuf_read_pixels(pixbuf), channels >= 3 else {
      target.initialize(repeating: 0, count: width * height)
      return
    }
    for row in 0..<height {
      let line = source + row * stride
      let out = target + row * width
      for column in 0..<width {
        let pixel = line + column * channels
        let alpha = hasAlpha ? UInt32(pixel[3]) : 255
        out[column] =
          alpha << 24 | Self.premultiplied(pixel[0], alpha) << 16
          | Self.premultiplied(pixel[1], alpha) << 8 | Self.premultiplied(pixel[2], alpha)
      }
    }
  }

  private static func premultiplied(_ channel: UInt8, _ alpha: UInt32) -> UInt32 {
    if alpha == 255 { return UInt32(channel) }
    let product = UInt32(channel) * alpha + 128
    return (product + product >> 8) >> 8
  }
}
