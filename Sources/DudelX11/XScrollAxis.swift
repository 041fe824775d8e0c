/// An axis of a device that counts how far it was scrolled, since whenever.
struct XScrollAxis: Equatable {
  /// More notches than this at once are an overflow of the driver's count.
  private static let mostNotches = 1000.0

  let number: Int
  let isVertical: Bool
  /// How much of the count a notch is; may be negative.
  let increment: Double
  /// The count so far, if it is known.
  var last: Double?

  /// How many notches a new count is further.
  mutating func move(to value: Double) -> Double {
    defer { last = value }
    guard let last, value.isFinite else { return 0 }
    let notches = (value - last) / increment
    return abs(notches) <= Self.mostNotches ? notches : 0
  }
}
