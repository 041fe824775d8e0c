/// The time limit of one wait, which says what was waited for when it is over.
struct Deadline {
  private let what: String
  private let seconds: Double
  private let end: UInt64

  init(_ seconds: Double, waitingFor what: String) {
    self.what = what
    self.seconds = seconds
    end = Clock.now + UInt64(seconds * 1_000_000_000)
  }

  /// Throws when the time is over, or when the benchmark is to end.
  func check() throws {
    try Interruption.check()
    if Clock.now > end { throw BenchError.timedOut(waitingFor: what, seconds: seconds) }
  }
}
