internal import Glibc

/// Threads that draw tiles, so that nobody waits for them.
///
/// They step back for the thread that draws ink.
final class TileWorkers {
  private static let niceness: Int32 = 10

  private let desk: TileDesk
  private let count: Int

  /// Starts threads; there may be fewer than wished where the system has no more.
  ///
  /// - Parameter wake: called on a worker's thread when a result is there.
  init(count: Int, wake: @escaping @Sendable () -> Void) {
    desk = TileDesk(wake: wake)
    self.count = (0..<count).filter { [desk] _ in Self.startThread(desk) }.count
  }

  deinit { desk.close(workers: count) }

  /// As many as there are processors to draw on.
  static var usefulCount: Int { min(max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))), 8) }

  /// Tells whether there is anybody to do a job.
  var isThere: Bool { count > 0 }

  /// Adds a job behind all others.
  func submit(_ job: TileJob) { desk.submit(job) }

  /// Forgets the jobs that nobody has begun with, and has the others given up.
  func cancelAll() { desk.cancelAll() }

  /// Takes out what has been drawn.
  func takeResults() -> [TileResult] { desk.takeResults() }

  private static func startThread(_ desk: TileDesk) -> Bool {
    let desk = Unmanaged.passRetained(desk)
    var thread = pthread_t()
    let status = pthread_create(
      &thread, nil,
      { argument in
        guard let argument else { return nil }
        let desk = Unmanaged<TileDesk>.fromOpaque(argument).takeRetainedValue()
        // For the calling thread alone.
        setpriority(__priority_which_t(PRIO_PROCESS.rawValue), 0, TileWorkers.niceness)
        let text = PangoTextLayout()
        while let (job, turn) = desk.nextJob() {
          let surface = try? job.render(text: text, while: { desk.wants(turn) })
          guard desk.wants(turn) else { continue }
          desk.deliver(
            TileResult(
              place: job.place, scale: job.scale, version: job.version, surface: surface))
        }
        return nil
      }, desk.toOpaque())
    guard status == 0 else {
      desk.release()
      return false
    }
    pthread_detach(thread)
    return true
  }
}
