import CX11

extension XDriver {
  /// The colour of a pixel on the screen.
  public func pixel(at point: PixelPoint) throws -> Pixel {
    try image(at: point, width: 1, height: 1)[0, 0]
  }

  /// A picture of a part of the screen, which must lie on it.
  public func image(at point: PixelPoint, width: Int, height: Int) throws -> PixelImage {
    try image(of: root, at: point, width: width, height: height)
  }

  /// A picture of a window, whose every pixel must be on the screen.
  public func image(of window: UInt) throws -> PixelImage {
    guard let size = size(of: window) else { throw RigError("There is no window \(window).") }
    return try image(of: window, at: PixelPoint(0, 0), width: size.width, height: size.height)
  }

  private func image(
    of window: UInt, at point: PixelPoint, width: Int, height: Int
  ) throws -> PixelImage {
    let image = XGetImage(
      display, window, Int32(point.x), Int32(point.y), UInt32(width), UInt32(height), UInt.max,
      ZPixmap)
    guard let image else {
      throw RigError("The server has no pixels at \(point), \(width)x\(height).")
    }
    defer { _ = image.pointee.f.destroy_image?(image) }
    let read = image.pointee
    let red = Channel(mask: read.red_mask)
    let green = Channel(mask: read.green_mask)
    let blue = Channel(mask: read.blue_mask)
    var result = PixelImage(width: width, height: height)
    let isPlain = read.bits_per_pixel == 32 && read.byte_order == LSBFirst
    for y in 0..<height {
      let row = read.data.map { UnsafeRawPointer($0) + y * Int(read.bytes_per_line) }
      result.setRow(y) { pixels in
        for x in 0..<width {
          let value: UInt
          if isPlain, let row {
            value = UInt(row.load(fromByteOffset: x * 4, as: UInt32.self))
          } else {
            value = read.f.get_pixel?(image, Int32(x), Int32(y)) ?? 0
          }
          pixels[x * 4] = red[value]
          pixels[x * 4 + 1] = green[value]
          pixels[x * 4 + 2] = blue[value]
        }
      }
    }
    return result
  }

  /// One colour component in a pixel value, scaled to 8 bits.
  private struct Channel {
    let shift: UInt
    let largest: UInt

    init(mask: UInt) {
      shift = mask == 0 ? 0 : UInt(mask.trailingZeroBitCount)
      largest = max(1, mask >> shift)
    }

    subscript(value: UInt) -> UInt8 { UInt8((value >> shift & largest) * 255 / largest) }
  }
}
