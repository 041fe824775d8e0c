import DudelTestSupport
import Testing

@testable import DudelX11

struct InputMethodWatchdogTests {
  @Test func severalKeysWithoutAnAnswerAreTooMuchAfterASecond() {
    var watchdog = InputMethodWatchdog()
    for time in [100, 200, 300] { watchdog.swallow(at: time) }
    #expect(watchdog.deadline == 1_100)
    #expect(!watchdog.isOverdue(at: 1_099))
    #expect(watchdog.isOverdue(at: 1_100))
  }

  @Test func oneKeyMayTakeForEver() {
    var watchdog = InputMethodWatchdog()
    watchdog.swallow(at: 0)
    watchdog.swallow(at: 10)
    #expect(watchdog.deadline == nil && !watchdog.isOverdue(at: 1_000_000))
    #expect(watchdog.isWaiting)
  }

  @Test func aSignOfLifeStartsAnew() {
    var watchdog = InputMethodWatchdog()
    for time in 0..<20 { watchdog.swallow(at: time) }
    watchdog.hear()
    #expect(!watchdog.isWaiting && watchdog.deadline == nil)
    for time in [5_000, 5_001, 5_002] { watchdog.swallow(at: time) }
    #expect(watchdog.deadline == 6_000)
  }

  @Test func manyKeysDoNotPutTheEndOff() {
    var watchdog = InputMethodWatchdog()
    for time in stride(from: 0, to: 1_000, by: 10) { watchdog.swallow(at: time) }
    #expect(watchdog.isOverdue(at: 1_000))
  }
}
