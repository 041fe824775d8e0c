internal import DudelCairo

/// The pixels of a picture as PNG wants them: red, green, blue and, unless all is opaque, alpha,
/// not premultiplied.
struct StraightPixels {
  let isOpaque: Bool
  private(set) var bytes: [UInt8]

  init(_ surface: CairoSurface) {
    let (width, height, stride) = (surface.width, surface.height, surface.stride)
    (isOpaque, bytes) = surface.withBytes { source in
      let isOpaque = (0..<height).allSatisfy { row in
        (0..<width).allSatisfy { Self.pixel(source, row * stride + $0 * 4) >> 24 == 255 }
      }
      let channels = isOpaque ? 3 : 4
      let bytes = [UInt8](unsafeUninitializedCapacity: width * height * channels) { target, count in
        var next = 0
        for row in 0..<height {
          for column in 0..<width {
            let pixel = Self.pixel(source, row * stride + column * 4)
            let alpha = pixel >> 24
            for shift in [UInt32(16), 8, 0] {
              target[next] = Self.straight(pixel >> shift & 255, alpha: alpha)
              next += 1
            }
            if !isOpaque {
              target[next] = UInt8(alpha)
              next += 1
            }
          }
        }
        count = next
      }
      return (isOpaque, bytes)
    }
  }

  private static func pixel(_ source: UnsafeRawBufferPointer, _ offset: Int) -> UInt32 {
    source.load(fromByteOffset: offset, as: UInt32.self)
  }

  private static func straight(_ channel: UInt32, alpha: UInt32) -> UInt8 {
    if alpha == 255 { return UInt8(channel) }
    if alpha == 0 { return 0 }
    return UInt8(min(255, (channel * 255 + alpha / 2) / alpha))
  }
}
