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
    defer { dudel_g_object_unref(loader) }
    let limit = PixelLimit(0, extent: 0)
    limit.watch(loader)
    _ = limit.feed(bytes, to: loader)
    return limit.isExceeded ? limit.pixelCount : nil
  }

  /// Hands the bytes to a loader that is watched, as long as the picture is not too large; closes
  /// it and tells whether they were a whole picture.
  ///
  /// The pieces grow: for each one a loader copies again what it has of something unfinished.
  func feed(_ bytes: [UInt8], to loader: UnsafeMutablePointer<GdkPixbufLoader>) -> Bool {
    var (start, size) = (0, 4096)
    var isGood = true
    while isGood, start < bytes.count, !isExceeded {
      let piece = bytes[start..<min(start + size, bytes.count)]
      isGood = piece.withUnsafeBufferPointer {
        dudel_pixbuf_loader_write(loader, $0.baseAddress, gsize($0.count), nil) != 0
      }
      start += piece.count
      size *= 2
    }
    // It must be closed, whatever came of it.
    let isClosed = dudel_pixbuf_loader_close(loader, nil) != 0
    return isGood && isClosed
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
    dudel_g_signal_connect_data(
      loader, "size-prepared", unsafeBitCast(handler, to: GCallback.self),
      Unmanaged.passUnretained(self).toOpaque(), nil, GConnectFlags(rawValue: 0))
  }
}
