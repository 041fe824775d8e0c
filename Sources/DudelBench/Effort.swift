/// How much is measured.
struct Effort {
  /// How often every figure is taken of both programs, alternating.
  var rounds: Int
  /// Starts of the program in a round.
  var starts: Int
  /// Timed points of ink in a round.
  var samples: Int
  /// Timed points at either end of a long stroke.
  var longStrokeSamples: Int
  /// Steps of the scribble whose CPU time is taken.
  var steps: Int

  static let full = Effort(
    rounds: 5, starts: 5, samples: 300, longStrokeSamples: 200, steps: 2_000)
  static let quick = Effort(rounds: 2, starts: 3, samples: 100, longStrokeSamples: 60, steps: 500)
}
