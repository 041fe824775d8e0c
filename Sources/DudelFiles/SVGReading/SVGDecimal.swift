/// A number as it is read digit by digit, for the many short ones that need no general algorithm.
struct SVGDecimal {
  var isNegative = false
  private var digits: UInt64 = 0
  private var digitCount = 0
  private var exponent = 0

  /// Powers of ten that are exact as numbers of 64 bits.
  private static let powers: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17,
    1e18, 1e19, 1e20, 1e21, 1e22,
  ]

  mutating func append(_ digit: UInt8, isFraction: Bool) {
    // Leading zeros don't count; more than these would not fit.
    if digits > 0 || digit != UInt8(ascii: "0") { digitCount += 1 }
    if digitCount <= 18 { digits = digits * 10 + UInt64(digit & 15) }
    if isFraction { exponent -= 1 }
  }

  /// The nearest number, or `nil` where one operation on exact numbers doesn't give it.
  func value(exponent further: Int?) -> Double? {
    guard let further, digitCount <= 18, digits <= 1 << 53 else { return nil }
    let power = exponent + further
    guard abs(power) < Self.powers.count else { return nil }
    let whole = Double(digits)
    let value = power < 0 ? whole / Self.powers[-power] : whole * Self.powers[power]
    return isNegative ? -value : value
  }
}
