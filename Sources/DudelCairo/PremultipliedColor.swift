internal import DudelModel

/// A colour as it lies in a picture, 0xAARRGGBB, multiplied by its alpha.
struct PremultipliedColor {
  let bits: UInt32

  init(_ color: Color) {
    let alpha = UInt32(color.alpha)
    func channel(_ value: UInt8) -> UInt32 { Self.product(UInt32(value), alpha) }
    bits = alpha << 24 | channel(color.red) << 16 | channel(color.green) << 8 | channel(color.blue)
  }

  /// The px after the colour was laid over some of it, from 0 to 1.
  @inline(__always)
  func over(_ pixel: UInt32, covered: Float) -> UInt32 {
    // So large a number has no room for a fraction: its last bits are the nearest whole number.
    let share = (covered * 255 + 0x80_0000).bitPattern & 0xff
    let ink = Self.scaled(bits, by: share)
    return ink &+ Self.scaled(pixel, by: 255 - ink >> 24)
  }

  private static func product(_ a: UInt32, _ b: UInt32) -> UInt32 {
    let product = a * b + 128
    return (product + product >> 8) >> 8
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
