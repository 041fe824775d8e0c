import Glibc

/// A process that the benchmark started, and ends by its id.
final class Child {
  let name: String
  let processID: pid_t
  /// When it was spawned, on the monotonic clock.
  let startedAt: UInt64
  private var hasEnded = false

  /// Starts a program, looked up in PATH if its path has no slash.
  ///
  /// - Parameters:
  ///   - path: the program.
  ///   - arguments: what follows its name.
  ///   - environment: all of its environment, as NAME=VALUE.
  ///   - handing: an open file that the program gets as its descriptor 3.
  ///   - isQuiet: whether what it says on standard error is of no interest.
  /// - Throws: if there is no such program.
  init(
    _ path: String, _ arguments: [String] = [], environment: [String], handing: Int32? = nil,
    isQuiet: Bool = false
  ) throws {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    if isQuiet {
      posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
    }
    posix_spawn_file_actions_adddup2(&actions, STDERR_FILENO, STDOUT_FILENO)
    if let handing { posix_spawn_file_actions_adddup2(&actions, handing, 3) }

    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var noSignals = sigset_t()
    sigemptyset(&noSignals)
    posix_spawnattr_setsigmask(&attributes, &noSignals)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))

    var argv = ([path] + arguments).map { strdup($0) } + [nil]
    var envp = environment.map { strdup($0) } + [nil]
    defer { for string in argv + envp { free(string) } }

    name = path
    startedAt = Clock.now
    var pid: pid_t = 0
    let status = posix_spawnp(&pid, path, &actions, &attributes, &argv, &envp)
    guard status == 0 else {
      throw BenchError.failed("\(path): \(String(cString: strerror(status)))")
    }
    processID = pid
  }

  deinit { end() }

  /// The CPU time that all its threads have used so far, in milliseconds.
  ///
  /// The clock counts nanoseconds, where utime and stime in /proc/PID/stat count ticks of 10 ms.
  var cpuTime: Double {
    get throws {
      var clock: clockid_t = 0
      guard clock_getcpuclockid(processID, &clock) == 0, let time = Clock.time(of: clock) else {
        throw BenchError.failed("\(name) has ended")
      }
      return Double(time) / 1_000_000
    }
  }

  /// The memory it takes, shared pages in proportion, in MB.
  var proportionalSetSize: Double {
    get throws {
      guard let file = fopen("/proc/\(processID)/smaps_rollup", "r") else {
        throw BenchError.failed("\(name): no memory figures in /proc")
      }
      defer { fclose(file) }
      var line = [CChar](repeating: 0, count: 256)
      while fgets(&line, Int32(line.count), file) != nil {
        let words = String(buffer: line).split(separator: " ")
        if words.first == "Pss:", words.count > 1, let kilobytes = Double(words[1]) {
          return kilobytes / 1024
        }
      }
      throw BenchError.failed("\(name): no Pss in /proc/\(processID)/smaps_rollup")
    }
  }

  /// Throws if it has ended by itself.
  func checkRunning() throws {
    var status: Int32 = 0
    guard !hasEnded, waitpid(processID, &status, WNOHANG) == processID else { return }
    hasEnded = true
    throw BenchError.failed("\(name) ended by itself (wait status \(status))")
  }

  /// Waits until it has ended by itself, however long that takes.
  func waitForEnd() {
    guard !hasEnded else { return }
    waitpid(processID, nil, 0)
    hasEnded = true
  }

  /// Waits until it has ended well by itself, and tells the most memory that it had, in MB.
  func peakMemoryAtEnd() throws -> Double {
    var (status, usage): (Int32, rusage) = (0, rusage())
    guard !hasEnded, wait4(processID, &status, 0, &usage) == processID else {
      throw BenchError.failed("\(name) has ended")
    }
    hasEnded = true
    guard status == 0 else {
      throw BenchError.failed("\(name) failed (wait status \(status))")
    }
    return Double(usage.ru_maxrss) / 1024
  }

  /// Asks it to end, and after two seconds makes it.
  func end() {
    guard !hasEnded else { return }
    hasEnded = true
    kill(processID, SIGTERM)
    for _ in 0..<2_000 {
      if waitpid(processID, nil, WNOHANG) != 0 { return }
      usleep(1_000)
    }
    kill(processID, SIGKILL)
    waitpid(processID, nil, 0)
  }
}
