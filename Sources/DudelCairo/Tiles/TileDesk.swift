internal import Glibc
internal import Synchronization

/// Where jobs wait for workers and results for whoever asked.
final class TileDesk: Sendable {
  private struct State {
    /// Each with how often all jobs had been cancelled when it came.
    var jobs: [(job: TileJob, turn: Int)] = []
    var results: [TileResult] = []
    var isClosed = false
  }

  private let state = Mutex(State())
  /// How often all jobs have been cancelled; asked while a job is done.
  private let turn = Atomic(0)
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
    let turn = turn.load(ordering: .relaxed)
    state.withLock { $0.jobs.append((job, turn)) }
    sem_post(bell)
  }

  /// Forgets the jobs that nobody has begun with, and has those that are being done given up.
  func cancelAll() {
    state.withLock { $0.jobs = [] }
    turn.add(1, ordering: .relaxed)
  }

  /// Tells whether a job that came in some turn is still to be done.
  func wants(_ turn: Int) -> Bool { turn == self.turn.load(ordering: .relaxed) }

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
  func nextJob() -> (job: TileJob, turn: Int)? {
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
