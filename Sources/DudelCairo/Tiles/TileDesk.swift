internal import Glibc
internal import Synchronization

/// Where jobs wait for workers and results for whoever asked.
final class TileDesk: Sendable {
  private struct State {
    var jobs: [TileJob] = []
    var results: [TileResult] = []
    var isClosed = false
  }

  private let state = Mutex(State())
  /// Counts up for each job; a C object that must stay where it is.
  nonisolated(unsafe) private let bell = UnsafeMutablePointer<sem_t>.allocate(capacity: 1)
  private let wake: @Sendable () -> Void

  /// - Parameter wake: called on a worker's thread when a result is there.
  init(wake: @escaping @Sendable () -> Void) {
    self.wake = wake
    sem_init(bell, 0, 0)
  }

  deinit {
    sem_destroy(bell)
    bell.deallocate()
  }

  func submit(_ job: TileJob) {
    state.withLock { $0.jobs.append(job) }
    sem_post(bell)
  }

  func cancelAll() { state.withLock { $0.jobs = [] } }

  func takeResults() -> [TileResult] {
    state.withLock { state in
      defer { state.results = [] }
      return state.results
    }
  }

  /// Sends the workers home.
  func close(workers: Int) {
    state.withLock { state in
      state.isClosed = true
      state.jobs = []
    }
    for _ in 0..<workers { sem_post(bell) }
  }

  /// Waits for a job; `nil` when there will be no more.
  func nextJob() -> TileJob? {
    while true {
      while sem_wait(bell) != 0 {}
      let (job, isClosed) = state.withLock { state in
        (state.jobs.isEmpty ? nil : state.jobs.removeFirst(), state.isClosed)
      }
      if job != nil || isClosed { return job }
    }
  }

  func deliver(_ result: TileResult) {
    let isWanted = state.withLock { state in
      if !state.isClosed { state.results.append(result) }
      return !state.isClosed
    }
    if isWanted { wake() }
  }
}
