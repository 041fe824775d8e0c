internal import DudelCairo

/// The rows of a picture as PNG wants them: red, green, blue and, unless all is opaque, alpha, not
/// premultiplied.
struct StraightRows {
  let isOpaque: Bool
  private let surface: CairoSurface
  private let stride: Int

  init(_ surface: CairoSurface) {
    self.surface = surface
    let (width, height, stride) = (surface.width, surface.height, surface.stride)
    self.stride = stride
    isOpaque = surface.withBytes { source in
      (0..<height).allSatisfy { row in
        (0..<width).allSatisfy { Self.pixel(source, row * stride + $0 * 4) >> 24 == 255 }
      }
    }
  }

  /// Copies a row to memory that has room for it.
  func copy(_ row: Int, to target: UnsafeMutablePointer<UInt8>) {
    surface.withBytes { source in
      var next = 0
      for column in 0..<surface.width {
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
