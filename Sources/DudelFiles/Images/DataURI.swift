/// A file within an address (RFC 2397).
enum DataURI {
  /// The bytes that an address holds, or `nil` where it is the address of something else.
  static func bytes(_ value: SVGValue) -> [UInt8]? {
    let value = value.trimmed
    guard value.hasPrefix("data:", ignoringCase: true),
      let comma = value.firstIndex(of: UInt8(ascii: ","))
    else { return nil }
    let kind = value.part(value.range.lowerBound..<comma)
    let content = value.part(comma + 1..<value.range.upperBound)
    let isCoded = kind.split { $0 == UInt8(ascii: ";") }.last?.equals("base64", ignoringCase: true)
    return isCoded == true ? base64(content) : unescaped(content)
  }

  /// The bytes of letters (RFC 4648 §4); what is none of them is stepped over.
  private static func base64(_ value: SVGValue) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(value.count / 4 * 3 + 3)
    var (bits, count): (UInt32, Int) = (0, 0)
    for index in value.range {
      let digit = digits[Int(value.bytes[index])]
      guard digit < 64 else { continue }
      bits = bits << 6 | UInt32(digit)
      count += 6
      if count >= 8 {
        count -= 8
        result.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
      }
    }
    return result
  }

  private static let digits: [UInt8] = {
    var digits = [UInt8](repeating: 255, count: 256)
    let letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
    for (index, letter) in letters.utf8.enumerated() { digits[Int(letter)] = UInt8(index) }
    return digits
  }()

  private static func unescaped(_ value: SVGValue) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(value.count)
    var index = value.range.lowerBound
    while index < value.range.upperBound {
      let byte = value.bytes[index]
      index += 1
      if byte == UInt8(ascii: "%"), index + 1 < value.range.upperBound,
        let high = hexDigit(value.bytes[index]), let low = hexDigit(value.bytes[index + 1])
      {
        result.append(high << 4 | low)
        index += 2
      } else {
        result.append(byte)
      }
    }
    return result
  }

  private static func hexDigit(_ byte: UInt8) -> UInt8? {
    switch byte.lowercasedLetter {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte.lowercasedLetter - UInt8(ascii: "a") + 10
    default: nil
    }
  }
}
