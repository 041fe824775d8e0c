internal import DudelModel
internal import Glibc

/// Colours as CSS writes them (CSS Color Module Level 4, those of sRGB).
enum SVGColor {
  /// The colour that a value means, or `nil` for anything else.
  static func parse(_ value: SVGValue) -> Color? {
    let value = value.trimmed
    guard let first = value.first else { return nil }
    if first == UInt8(ascii: "#") { return hexadecimal(value.dropFirst(1)) }
    guard first.isSVGLetter else { return nil }
    if value.last == UInt8(ascii: ")") { return function(value) }
    guard value.count <= 24 else { return nil }
    let name = value.string.lowercased()
    if name == "transparent" { return Color(hex: 0, alpha: 0) }
    return SVGColorNames.numbers[name].map { Color(hex: $0) }
  }

  private static func hexadecimal(_ digits: SVGValue) -> Color? {
    var number: UInt32 = 0
    guard digits.count <= 8 else { return nil }
    for byte in digits.bytes[digits.range] {
      guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue, byte < 0x80 else {
        return nil
      }
      number = number << 4 | UInt32(digit)
    }
    /// One digit of a short form, twice.
    func double(_ shift: UInt32) -> UInt8 { UInt8(number >> shift & 15) * 0x11 }
    switch digits.count {
    case 3: return Color(red: double(8), green: double(4), blue: double(0))
    case 4: return Color(red: double(12), green: double(8), blue: double(4), alpha: double(0))
    case 6: return Color(hex: number)
    case 8: return Color(hex: number >> 8, alpha: UInt8(number & 255))
    default: return nil
    }
  }

  // MARK: - Functions

  private static func function(_ value: SVGValue) -> Color? {
    var scanner = SVGNumberScanner(value)
    let name = scanner.word()
    guard scanner.skip("(") else { return nil }
    if name.equals("rgb", ignoringCase: true) || name.equals("rgba", ignoringCase: true) {
      return rgb(&scanner)
    }
    if name.equals("hsl", ignoringCase: true) || name.equals("hsla", ignoringCase: true) {
      return hsl(&scanner)
    }
    return nil
  }

  private static func rgb(_ scanner: inout SVGNumberScanner) -> Color? {
    var channels: [UInt8] = []
    var isPercentage: Bool?
    for _ in 0..<3 {
      guard let number = scanner.number() else { return nil }
      let unit = scanner.unit()
      guard unit.isEmpty || unit.equals("%"), isPercentage ?? !unit.isEmpty == !unit.isEmpty
      else { return nil }
      isPercentage = !unit.isEmpty
      channels.append(channel(unit.isEmpty ? number : number * 255 / 100))
    }
    guard let alpha = alpha(&scanner) else { return nil }
    return Color(red: channels[0], green: channels[1], blue: channels[2], alpha: alpha)
  }

  private static func hsl(_ scanner: inout SVGNumberScanner) -> Color? {
    guard let angle = scanner.number(), let turns = turns(angle, scanner.unit()),
      let saturation = percentage(&scanner), let lightness = percentage(&scanner),
      let alpha = alpha(&scanner)
    else { return nil }
    let hue = (turns - turns.rounded(.down)) * 12
    /// CSS Color Module Level 4, §7.1.
    func part(_ n: Double) -> UInt8 {
      let k = fmod(n + hue, 12)
      let reach = saturation * min(lightness, 1 - lightness)
      return channel(255 * (lightness - reach * max(-1, min(k - 3, 9 - k, 1))))
    }
    return Color(red: part(0), green: part(8), blue: part(4), alpha: alpha)
  }

  private static func turns(_ angle: Double, _ unit: SVGValue) -> Double? {
    if unit.isEmpty || unit.equals("deg") { return angle / 360 }
    if unit.equals("rad") { return angle / (2 * .pi) }
    if unit.equals("grad") { return angle / 400 }
    return unit.equals("turn") ? angle : nil
  }

  private static func percentage(_ scanner: inout SVGNumberScanner) -> Double? {
    guard let number = scanner.number(), scanner.unit().equals("%") else { return nil }
    return min(max(number / 100, 0), 1)
  }

  /// The alpha that may come last, and the end of the function.
  private static func alpha(_ scanner: inout SVGNumberScanner) -> UInt8? {
    _ = scanner.skip("/")
    var alpha: UInt8 = 255
    if let number = scanner.number() {
      let unit = scanner.unit()
      guard unit.isEmpty || unit.equals("%") else { return nil }
      alpha = channel(255 * (unit.isEmpty ? number : number / 100))
    }
    guard scanner.skip(")"), scanner.isAtEnd else { return nil }
    return alpha
  }

  private static func channel(_ value: Double) -> UInt8 { UInt8(min(max(value, 0), 255).rounded()) }
}

extension Color {
  /// The colour seen through a further opacity.
  func faded(by opacity: Double) -> Color {
    with(alpha: UInt8((Double(alpha) * min(max(opacity, 0), 1)).rounded()))
  }
}
