import Glibc

/// One run of a program: started, watched, ended, reaped.
///
/// What it prints goes to files in a private folder, so it never blocks on a full pipe and can be
/// read at any time. A run that is let go of while it lives is killed.
public final class ProgramRun {
  /// The process id.
  public let pid: Int32
  /// The name for errors: the executable's last path component.
  public let name: String
  private let output = try? TemporaryFolder()
  private var status: ExitStatus?
  private var usage = rusage()

  /// Starts a program by its absolute path.
  ///
  /// Nothing of this process's environment is inherited, and none of its descriptors, of which it
  /// has many, pipes of other tests among them: but for the one given, which the program gets as
  /// its number 3.
  public init(
    _ executable: String, _ arguments: [String] = [], environment: [String: String] = [:],
    passing descriptor: Int32? = nil
  ) throws {
    guard let output else { throw RigError("No folder for the output of \(executable).") }
    name = String(executable.split(separator: "/").last ?? "")

    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    let flags = O_WRONLY | O_CREAT | O_APPEND
    posix_spawn_file_actions_addopen(&actions, 1, output.file("out"), flags, 0o600)
    posix_spawn_file_actions_addopen(&actions, 2, output.file("err"), flags, 0o600)
    if let descriptor { posix_spawn_file_actions_adddup2(&actions, descriptor, 3) }
    // Swift doesn't see addclosefrom_np; closing what is not open does no harm.
    for number in (descriptor == nil ? 3 : 4)..<Int32(256) {
      posix_spawn_file_actions_addclose(&actions, number)
    }

    // The runner may have blocked or ignored signals; the program starts with none of that.
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    let spawnFlags = POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF
    posix_spawnattr_setflags(&attributes, Int16(spawnFlags))

    var argv = ([executable] + arguments).map { strdup($0) } + [nil]
    var envp = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for string in argv + envp { free(string) } }
    var pid: pid_t = 0
    let failure = posix_spawn(&pid, executable, &actions, &attributes, &argv, &envp)
    guard failure == 0 else {
      throw RigError("Can't start \(executable): \(String(cString: strerror(failure))).")
    }
    self.pid = pid
  }

  deinit {
    if exitStatus == nil {
      Glibc.kill(pid, SIGKILL)
      _ = try? waitForExit(.seconds(5))
    }
  }

  /// How the program ended, or nil while it runs.
  public var exitStatus: ExitStatus? {
    if let status { return status }
    var word: Int32 = 0
    guard wait4(pid, &word, WNOHANG, &usage) == pid else { return nil }
    status = ExitStatus(waitStatus: word)
    return status
  }

  /// Whether the program still runs.
  public var isRunning: Bool { exitStatus == nil }

  /// Waits until the program has ended, or throws if it still runs after the limit.
  @discardableResult
  public func waitForExit(_ limit: Duration = .seconds(10)) throws -> ExitStatus {
    var result: ExitStatus?
    try eventually("the end of \(name) (process \(pid))", limit: limit) {
      result = exitStatus
      return result != nil
    }
    guard let result else { throw RigError("\(name) has no exit status.") }
    return result
  }

  /// Sends a signal, unless the program has ended.
  public func send(_ signal: Int32) {
    if isRunning { Glibc.kill(pid, signal) }
  }

  /// Asks the program to end (SIGTERM); doesn't wait.
  public func terminate() { send(SIGTERM) }

  /// Ends the program at once (SIGKILL); doesn't wait.
  public func kill() { send(SIGKILL) }

  /// Ends the program, politely first, and waits until it is gone.
  public func stop() {
    terminate()
    if (try? waitForExit(.seconds(3))) == nil {
      kill()
      _ = try? waitForExit(.seconds(5))
    }
  }

  /// What the program has printed so far.
  public var standardOutput: String { output.flatMap { text(ofFile: $0.file("out")) } ?? "" }

  /// What the program has complained about so far.
  public var standardError: String { output.flatMap { text(ofFile: $0.file("err")) } ?? "" }

  /// The processor time used, in clock ticks (1/100 s): so far, or in all once it has ended.
  public var cpuTicks: Int {
    if exitStatus != nil {
      func ticks(_ time: timeval) -> Int { time.tv_sec * 100 + Int(time.tv_usec) / 10_000 }
      return ticks(usage.ru_utime) + ticks(usage.ru_stime)
    }
    // The name in brackets may hold spaces: count fields after the last bracket, from field 3.
    let line = text(ofFile: "/proc/\(pid)/stat") ?? ""
    let fields = (line.split(separator: ")").last ?? "").split(separator: " ")
    guard fields.count > 12 else { return 0 }
    return (Int(fields[11]) ?? 0) + (Int(fields[12]) ?? 0)
  }

  /// The memory used, in KiB, pages shared with other programs counted in proportion (PSS).
  public var memoryKiB: Int? {
    guard let rollup = text(ofFile: "/proc/\(pid)/smaps_rollup") else { return nil }
    for line in rollup.split(separator: "\n") where line.hasPrefix("Pss:") {
      return line.split(separator: " ").dropFirst().first.flatMap { Int($0) }
    }
    return nil
  }
}
