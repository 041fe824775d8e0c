extension [Double] {
  var median: Double { quantile(0.5) }

  /// The value that this part of the values lies below, interpolated; NaN if there are none.
  func quantile(_ part: Double) -> Double {
    guard !isEmpty else { return .nan }
    let sorted = sorted()
    let position = part * Double(count - 1)
    let lower = Int(position)
    let upper = Swift.min(lower + 1, count - 1)
    return sorted[lower] + (sorted[upper] - sorted[lower]) * (position - Double(lower))
  }
}
