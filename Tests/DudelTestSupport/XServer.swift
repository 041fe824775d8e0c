import Glibc

/// An X server of a test's own, on a display number that the server itself chose.
///
/// It starts in about 0.1 s, so every test takes a fresh one. Everything that uses a server holds
/// it strongly; it ends with its last user.
public final class XServer {
  /// What kind of server.
  public enum Kind: Sendable {
    /// A screen in memory; mouse and keyboard through XTEST only.
    case xvfb(
      width: Int = 1280, height: Int = 960, depth: Int = 24, extraArguments: [String] = [])
    /// Xorg with ten fingers and a pen, played by ``InputTestInjector``; 1280x960 at depth 24.
    case touch
  }

  private static let xorg = "/usr/lib/xorg/Xorg"
  private static let drivers = ["input/inputtest_drv.so", "drivers/dummy_drv.so"]

  /// What the machine lacks for a kind of server, or nil if it lacks nothing.
  public static func missing(for kind: Kind) -> String? {
    switch kind {
    case .xvfb:
      return TestMachine.path(of: "Xvfb") == nil ? "Xvfb (Debian package xvfb)" : nil
    case .touch:
      let parts = [xorg] + drivers.map { "/usr/lib/xorg/modules/\($0)" }
      return parts.first { !TestMachine.hasFile($0) }.map {
        "\($0) (Debian packages xserver-xorg-core, xserver-xorg-video-dummy)"
      }
    }
  }

  /// Whether the machine can run a kind of server.
  public static func isAvailable(_ kind: Kind) -> Bool { missing(for: kind) == nil }

  /// The name to open: `:7`.
  public let display: String
  /// The screen's size in pixels.
  public let width: Int, height: Int
  /// The server's private folder, with its sockets and its log.
  let folder: TemporaryFolder
  private let run: ProgramRun
  private var companions: [ProgramRun] = []

  /// Starts a server and waits until it takes clients.
  public init(_ kind: Kind = .xvfb()) throws {
    if let missing = Self.missing(for: kind) { throw RigError("There is no \(missing).") }
    folder = try TemporaryFolder()
    let executable: String
    var arguments = ["-displayfd", "3", "-noreset", "-nolisten", "tcp"]
    // On a busy machine a key may seem to be held.
    arguments += ["-ar1", "60000"]
    switch kind {
    case .xvfb(let width, let height, let depth, let extraArguments):
      (self.width, self.height) = (width, height)
      executable = TestMachine.path(of: "Xvfb") ?? "Xvfb"
      arguments += ["-screen", "0", "\(width)x\(height)x\(depth)"] + extraArguments
    case .touch:
      (width, height) = (TouchServerConfiguration.width, TouchServerConfiguration.height)
      executable = Self.xorg
      let configuration = folder.file("xorg.conf")
      try write(
        TouchServerConfiguration.text(socketsIn: folder.path), toFile: configuration)
      arguments += ["-config", configuration, "-logfile", folder.file("Xorg.log")]
      arguments += ["-novtswitch", "-sharevts"]
    }
    (run, display) = try Self.start(executable, arguments)
    if case .touch = kind { try checkSockets() }
  }

  deinit { stop() }

  /// The process id.
  public var pid: Int32 { run.pid }

  /// Whether the server still runs.
  public var isRunning: Bool { run.isRunning }

  /// Ends the server's companions and then the server, and waits until they are gone.
  public func stop() {
    for companion in companions.reversed() { companion.stop() }
    companions = []
    run.stop()
  }

  /// Kills the server as a crash would, and waits until it is gone.
  public func kill() {
    run.kill()
    _ = try? run.waitForExit(.seconds(5))
  }

  /// Sets the layout of the keyboard, with arguments of setxkbmap.
  public func setKeyboard(_ arguments: [String]) throws {
    guard let path = TestMachine.path(of: "setxkbmap") else { throw RigError("No setxkbmap.") }
    // Without clients the keyboard would be set back at once.
    let keeper = try XDriver(self)
    defer { keeper.close() }
    let run = try ProgramRun(
      path, ["-display", display] + arguments, environment: TestMachine.plainEnvironment)
    guard try run.waitForExit() == .exited(0) else {
      throw RigError("setxkbmap failed: \(run.standardError)")
    }
  }

  /// Makes a program, a window manager say, live as long as the server.
  func adopt(_ companion: ProgramRun) { companions.append(companion) }

  /// The path of a device's socket.
  func socketPath(of device: InputTestDevice) -> String { folder.file(device.socketName) }

  private static func start(
    _ executable: String, _ arguments: [String]
  ) throws -> (ProgramRun, display: String) {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else {
      throw RigError("Can't make a pipe: \(String(cString: strerror(errno))).")
    }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    _ = fcntl(ends[0], F_SETFL, O_NONBLOCK)
    defer { close(ends[0]) }
    let run: ProgramRun
    do {
      defer { close(ends[1]) }
      let environment = TestMachine.plainEnvironment
      run = try ProgramRun(executable, arguments, environment: environment, passing: ends[1])
    }
    // Number and newline are two writes; a pipe closed between them would kill the server.
    var answer = ""
    do {
      try eventually("the display number from \(run.name)") {
        var buffer = [UInt8](repeating: 0, count: 16)
        let count = read(ends[0], &buffer, buffer.count)
        if count > 0 { answer += String(decoding: buffer[..<count], as: UTF8.self) }
        if run.isRunning || count > 0 { return answer.hasSuffix("\n") }
        throw RigError("\(run.name) ended at once.")
      }
    } catch {
      throw RigError("\(error) It said: \(run.standardError)")
    }
    return (run, ":\(answer.dropLast())")
  }

  /// A device that fails to start is silently missing, so each is looked for.
  private func checkSockets() throws {
    for device in InputTestDevice.allCases {
      do {
        try eventually("the socket of \(device.name)", limit: .seconds(3)) {
          TestMachine.hasFile(socketPath(of: device))
        }
      } catch {
        throw RigError("\(error) Log:\n\(text(ofFile: folder.file("Xorg.log")) ?? "none")")
      }
    }
  }
}
