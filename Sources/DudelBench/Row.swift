/// A reading with what was measured of it.
struct Row {
  var reading: Reading
  /// One value a round.
  var program: [Double] = []
  /// One value a round, in the same rounds.
  var scribbler: [Double] = []

  /// One ratio a round, of the rounds that have one.
  var ratios: [Double] {
    zip(program, scribbler).compactMap { $1 > 0 ? $0 / $1 : nil }
  }

  /// Whether the goal is reached; nothing if that cannot be told.
  var isReached: Bool? {
    let (value, goal) =
      switch reading.goal {
      case .ratio(let goal): (ratios.median, goal)
      case .limit(let goal): (program.median, goal)
      }
    return value.isNaN ? nil : value <= goal
  }
}
