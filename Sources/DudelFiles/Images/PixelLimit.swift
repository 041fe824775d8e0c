internal import CPictureShims

/// Keeps a picture from being decoded that is larger than may be, as soon as its size is known.
final class PixelLimit {
  private let mostPixels: Int
  private let mostExtent: Int
  private(set) var isExceeded = false
  private(set) var pixelCount = 0

  init(_ mostPixels: Int, extent: Int) { (self.mostPixels, mostExtent) = (mostPixels, extent) }

  func allows(width: Int, height: Int) -> Bool {
    width > 0 && height > 0 && width <= mostExtent && height <= mostExtent
      && width * height <= mostPixels
  }

  /// How many px a picture has, without decoding it; `nil` for what is no picture.
  static func size(of bytes: [UInt8]) -> Int? {
    guard let loader = dudel_pixbuf_loader_new() else { return nil }
    defer { g_object_unref(loader) }
    let limit = PixelLimit(0, extent: 0)
    limit.watch(loader)
    var start = 0
    while start < bytes.count, !limit.isExceeded {
      let piece = bytes[start..<min(start + 4096, bytes.count)]
      let isGood = piece.withUnsafeBufferPointer {
        dudel_pixbuf_loader_write(loader, $0.baseAddress, gsize($0.count), nil) != 0
      }
      if !isGood { break }
      start += piece.count
    }
    dudel_pixbuf_loader_close(loader, nil)
    return limit.isExceeded ? limit.pixelCount : nil
  }

  /// Looks at the size that a loader finds; must outlive it.
  func watch(_ loader: UnsafeMutablePointer<GdkPixbufLoader>) {
    let handler:
      @convention(c) (
        UnsafeMutablePointer<GdkPixbufLoader>?, Int32, Int32, UnsafeMutableRawPointer?
      ) -> Void = { loader, width, height, data in
        guard let data else { return }
        let limit = Unmanaged<PixelLimit>.fromOpaque(data).takeUnretainedValue()
        guard !limit.allows(width: Int(width), height: Int(height)) else { return }
        limit.isExceeded = true
        limit.pixelCount = Int(width) * Int(height)
        // A size of nothing makes the loader give up.
        dudel_pixbuf_loader_set_size(loader, 0, 0)
      }
    g_signal_connect_data(
      loader, "size-prepared", unsafeBitCast(handler, to: GCallback.self),
      Unmanaged.passUnretained(self).toOpaque(), nil, GConnectFlags(rawValue: 0))
  }
}
