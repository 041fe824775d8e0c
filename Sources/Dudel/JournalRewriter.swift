internal import DudelFiles
internal import Synchronization

/// Writes a journal anew on a thread of its own.
nonisolated final class JournalRewriter: Sendable {
  private enum State {
    case atWork
    case failed
    case done(JournalRewriting.Result)
  }

  private let state = Mutex(State.atWork)

  /// Begins to write.
  init(_ rewriting: JournalRewriting) {
    let thread = BackgroundThread { [self] in
      let result = try? rewriting.run()
      state.withLock { $0 = result.map(State.done) ?? .failed }
    }
    if thread == nil { state.withLock { $0 = .failed } }
    thread?.detach()
  }

  /// Tells whether the work goes on.
  var isAtWork: Bool {
    state.withLock { state in
      if case .atWork = state { return true }
      return false
    }
  }

  /// What came of it, if it is done and worked.
  var result: JournalRewriting.Result? {
    state.withLock { state in
      guard case .done(let result) = state else { return nil }
      return result
    }
  }
}
