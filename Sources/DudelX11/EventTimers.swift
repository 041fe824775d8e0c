internal import DudelEditor

/// The editor's timers and when they run out.
struct EventTimers {
  private var deadlines: [EditorTimer: Int] = [:]

  mutating func start(_ timer: EditorTimer, milliseconds: Int) {
    deadlines[timer] = Self.now + milliseconds
  }

  mutating func stop(_ timer: EditorTimer) { deadlines[timer] = nil }

  /// How long to sleep at most, in milliseconds; -1 for as long as nothing comes.
  var timeout: Int32 {
    guard !deadlines.isEmpty, let next = deadlines.values.min() else { return -1 }
    return Int32(clamping: max(0, next - Self.now))
  }

  /// Takes out the timers that have run out.
  mutating func collect() -> [EditorTimer] {
    guard !deadlines.isEmpty else { return [] }
    let now = Self.now
    let due = EditorTimer.allCases.filter { deadlines[$0].map { $0 <= now } == true }
    for timer in due { deadlines[timer] = nil }
    return due
  }

  private static var now: Int { MonotonicClock.milliseconds }
}
