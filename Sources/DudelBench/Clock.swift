import Glibc

/// The monotonic clock, in nanoseconds.
enum Clock {
  static var now: UInt64 { time(of: CLOCK_MONOTONIC) ?? 0 }

  /// The time of any clock, or nothing if there is no such clock (any more).
  static func time(of clock: clockid_t) -> UInt64? {
    var time = timespec()
    guard clock_gettime(clock, &time) == 0 else { return nil }
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }

  static func milliseconds(since start: UInt64) -> Double {
    Double(now - start) / 1_000_000
  }

  /// Sleeps until a time on this clock; at once over if that has passed.
  static func sleep(until end: UInt64) throws {
    let slice: UInt64 = 200_000_000
    while true {
      try Interruption.check()
      let now = now
      guard now < end else { return }
      let wake = min(end, now + slice)
      var time = timespec(
        tv_sec: Int(wake / 1_000_000_000), tv_nsec: Int(wake % 1_000_000_000))
      clock_nanosleep(CLOCK_MONOTONIC, TIMER_ABSTIME, &time, nil)
    }
  }

  static func sleep(milliseconds: Int) throws {
    try sleep(until: now + UInt64(milliseconds) * 1_000_000)
  }
}
