/// A setting as the XSETTINGS protocol writes it.
public enum DesktopSetting: Sendable {
  case integer(String, Int)
  case text(String, String)

  /// The property that holds settings, in little-endian order.
  static func bytes(_ settings: [DesktopSetting]) -> [UInt8] {
    [0, 0, 0, 0] + word(1) + word(settings.count) + settings.flatMap(\.bytes)
  }

  private var bytes: [UInt8] {
    switch self {
    case .integer(let name, let value): Self.head(0, name) + Self.word(value)
    case .text(let name, let value):
      Self.head(1, name) + Self.word(value.utf8.count) + Self.padded(value)
    }
  }

  private static func head(_ type: UInt8, _ name: String) -> [UInt8] {
    let count = name.utf8.count
    return [type, 0, UInt8(count & 255), UInt8(count >> 8)] + padded(name) + word(1)
  }

  private static func word(_ value: Int) -> [UInt8] {
    let bits = UInt32(truncatingIfNeeded: value)
    return (0..<4).map { UInt8(truncatingIfNeeded: bits >> (8 * UInt32($0))) }
  }

  private static func padded(_ text: String) -> [UInt8] {
    let bytes = Array(text.utf8)
    return bytes + [UInt8](repeating: 0, count: (4 - bytes.count % 4) % 4)
  }
}
