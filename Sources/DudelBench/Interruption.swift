import Glibc

/// Ending early without leaving processes behind: signals wait until somebody asks for them.
enum Interruption {
  private static let signals = [SIGINT, SIGTERM, SIGHUP]

  /// Holds the signals back from now on; `check` finds them.
  static func `defer`() {
    var set = sigset_t()
    sigemptyset(&set)
    for signal in signals { sigaddset(&set, signal) }
    sigprocmask(SIG_BLOCK, &set, nil)
  }

  /// Throws if somebody wants the benchmark to end; every wait calls it.
  static func check() throws {
    var pending = sigset_t()
    sigpending(&pending)
    if signals.contains(where: { sigismember(&pending, $0) == 1 }) {
      throw BenchError.interrupted
    }
  }
}
