internal import DudelFiles
internal import Glibc
internal import Synchronization

/// Has what was written to a journal reach the disk, on a thread of its own and soon.
nonisolated final class DiskWriter: Sendable {
  /// How long further writing is waited for, in milliseconds: the disk is to have it in a second.
  private static let pause: Int32 = 250

  private struct State {
    /// What is to reach the disk next.
    var awaited: JournalSync?
    var isAtWork = false
  }

  private let state = Mutex(State())

  /// Notes that something was written.
  func noteWritten(_ sync: JournalSync) {
    let isIdle = state.withLock { state in
      defer { (state.awaited, state.isAtWork) = (sync, true) }
      return !state.isAtWork
    }
    guard isIdle else { return }
    guard let thread = BackgroundThread({ [self] in work() }) else {
      // The system writes by itself, only later.
      return state.withLock { $0 = State() }
    }
    thread.detach()
  }

  private func work() {
    while true {
      poll(nil, 0, Self.pause)
      let next = state.withLock { state in
        defer { state.awaited = nil }
        if state.awaited == nil { state.isAtWork = false }
        return state.awaited
      }
      guard let next else { return }
      next()
    }
  }
}
