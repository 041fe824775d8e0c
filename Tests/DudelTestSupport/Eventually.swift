import Glibc

/// Waits until a condition holds; the rig's only way of waiting.
///
/// The condition is looked at every 2 ms, and once more after the limit, so that a test process
/// that was itself held up does not fail for it.
///
/// - Parameters:
///   - what: What is waited for, as a noun phrase for the error: "the window", "ink at 3,4".
///   - limit: How long; generous by default, because a machine may be busy.
///   - condition: What must become true. An error thrown by it ends the wait.
/// - Throws: ``RigError`` that names `what`, when the limit has passed.
public func eventually(
  _ what: String, limit: Duration = .seconds(10), _ condition: () throws -> Bool
) throws {
  let clock = ContinuousClock()
  let start = clock.now
  while true {
    let isLate = clock.now - start > limit
    if try condition() { return }
    if isLate { throw RigError("Waited \(limit) in vain for \(what).") }
    usleep(2_000)
  }
}
