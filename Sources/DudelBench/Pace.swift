/// Slots at a steady rate, as from a pointing device.
struct Pace {
  private let interval: UInt64
  private var next: UInt64

  init(hertz: Int) {
    interval = 1_000_000_000 / UInt64(hertz)
    next = Clock.now
  }

  /// Waits for the next slot; slots that have passed are left out, not caught up with.
  mutating func waitForSlot() throws {
    let now = Clock.now
    next += interval
    if next < now { next += (now - next) / interval * interval + interval }
    try Clock.sleep(until: next)
  }
}
