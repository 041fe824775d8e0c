/// One pixel: red, green, blue and alpha from 0 to 255, not premultiplied.
public struct Pixel: Hashable, Sendable, CustomStringConvertible {
  /// The components.
  public var red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8

  /// Makes a pixel of its components.
  public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Makes an opaque pixel of a number like `0xfbfbfc`.
  public init(_ rgb: UInt32) {
    self.init(
      red: UInt8(rgb >> 16 & 0xff), green: UInt8(rgb >> 8 & 0xff), blue: UInt8(rgb & 0xff))
  }

  /// Opaque white.
  public static let white = Pixel(0xffffff)
  /// Opaque black.
  public static let black = Pixel(0x000000)

  /// The largest difference in any component.
  public func difference(from other: Pixel) -> Int {
    func distance(_ path: KeyPath<Pixel, UInt8>) -> Int {
      abs(Int(self[keyPath: path]) - Int(other[keyPath: path]))
    }
    return max(distance(\.red), distance(\.green), distance(\.blue), distance(\.alpha))
  }

  /// Whether it is closer to black than to white in every component, and opaque.
  public var isDark: Bool { red < 128 && green < 128 && blue < 128 && alpha == 255 }

  /// The colour as `#rrggbb`, with its alpha where it is not opaque.
  public var description: String {
    func hex(_ byte: UInt8) -> String {
      let digits = String(byte, radix: 16)
      return digits.count == 1 ? "0\(digits)" : digits
    }
    return "#\(hex(red))\(hex(green))\(hex(blue))" + (alpha == 255 ? "" : hex(alpha))
  }
}
