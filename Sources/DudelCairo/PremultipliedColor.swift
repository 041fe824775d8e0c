internal import DudelModel

/// A colour as it lies in a picture, 0xAARRGGBB, multiplied by its alpha.
struct PremultipliedColor {
  let bits: UInt32

  init(_ color: Color) {
    let opaque =
      0xff00_0000 | UInt32(color.red) << 16 | UInt32(color.green) << 8 | UInt32(color.blue)
    bits = Self.scaled(opaque, by: UInt32(color.alpha))
  }

  /// The px after the colour was laid over some of it, from 0 to 1.
  @inline(__always)
  func over(_ pixel: UInt32, covered: Float) -> UInt32 {
    // So large a number has no room for a fraction: its last bits are the nearest whole number.
    let share = (covered * 255 + 0x80_0000).bitPattern & 0xff
    let ink = Self.scaled(bits, by: share)
    return ink &+ Self.scaled(pixel, by: 255 - ink >> 24)
  }

  /// Multiplies four channels, two at once.
  @inline(__always)
  private static func scaled(_ pixel: UInt32, by share: UInt32) -> UInt32 {
    let mask: UInt32 = 0x00ff_00ff
    var even = (pixel & mask) &* share &+ 0x0080_0080
    even = (even &+ (even >> 8 & mask)) >> 8 & mask
    var odd = (pixel >> 8 & mask) &* share &+ 0x0080_0080
    odd = (odd &+ (odd >> 8 & mask)) & ~mask
    return even | odd
  }
}
