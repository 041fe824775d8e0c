import Glibc

/// The real program in a window of a server, with a home of its own and a hand to draw with.
///
/// Canvas coordinates are those of a new drawing: the canvas starts 52 pixels below the window's
/// top edge, and one unit is one pixel.
public final class DudelProgram {
  /// The toolbar's height at scale 1.
  public static let toolbarHeight = 52
  /// The toolbar's colour in the light theme.
  public static let toolbarColor = Pixel(0xfbfbfc)
  /// The same under a question.
  private static let dimmedToolbarColor = Pixel(0xa2a2a3)
  /// The same where what was painted is tinted.
  private static let tintedToolbarColor = Pixel(0xf4c9df)

  /// The release program: `DUDEL_PROGRAM`, or what `swift build -c release` made.
  public static var executable: String {
    TestMachine.environment("DUDEL_PROGRAM") ?? "\(packageRoot)/.build/release/dudel"
  }

  /// What is missing for a test with the program, or nil if nothing is.
  public static var missing: String? {
    access(executable, X_OK) == 0
      ? nil : "\(executable) (`swift build -c release`, or set DUDEL_PROGRAM)"
  }

  /// The run.
  public let run: ProgramRun
  /// The connection that plays the user.
  public let driver: XDriver
  /// The program's window.
  public let window: UInt
  /// The absolute path of the FILE on its command line.
  public let file: String?
  private let home: TemporaryFolder

  /// Starts the program and waits until its window is on the screen, painted, and has the
  /// keyboard.
  ///
  /// The environment holds more variables, or other values than the usual. The FILE argument comes
  /// last; a plain name is one in the fresh home.
  public static func launch(
    on server: XServer, arguments: [String] = [], environment: [String: String] = [:],
    file: String? = "drawing.png"
  ) throws -> DudelProgram {
    let home = try TemporaryFolder()
    let path = file.map { $0.hasPrefix("/") ? $0 : home.file($0) }
    let own = ["DISPLAY": server.display].merging(environment) { $1 }
    let run = try ProgramRun(
      executable, arguments + (path.map { [$0] } ?? []),
      environment: try Self.environment(in: home).merging(own) { $1 })
    let driver = try XDriver(server)
    do {
      let window = try awaitWindow(of: run, driver)
      return DudelProgram(run: run, driver: driver, window: window, file: path, home: home)
    } catch {
      throw RigError("\(error) \(run.name) said: \(run.standardError)")
    }
  }

  /// Starts the program on a server that is killed so many milliseconds later, and returns how it
  /// ended.
  public static func runOnDyingServer(
    after milliseconds: UInt32, limit: Duration = .seconds(10)
  ) throws -> (status: ExitStatus, complaint: String) {
    let home = try TemporaryFolder()
    let server = try XServer()
    var environment = try Self.environment(in: home)
    environment["DISPLAY"] = server.display
    let run = try ProgramRun(executable, [], environment: environment)
    usleep(milliseconds * 1000)
    server.kill()
    let status = try run.waitForExit(limit)
    return withExtendedLifetime(home) { (status, run.standardError) }
  }

  /// Runs the program to its end, by itself.
  ///
  /// It may open a window on the server; without one `DISPLAY` is unset, or what `display` says.
  public static func runToEnd(
    _ arguments: [String], on server: XServer? = nil, display: String? = nil,
    limit: Duration = .seconds(10)
  ) throws -> (status: ExitStatus, output: String, complaint: String) {
    let home = try TemporaryFolder()
    return try withExtendedLifetime((home, server)) {
      var environment = try Self.environment(in: home)
      environment["DISPLAY"] = display ?? server?.display
      let run = try ProgramRun(executable, arguments, environment: environment)
      let status = try run.waitForExit(limit)
      return (status, run.standardOutput, run.standardError)
    }
  }

  private init(
    run: ProgramRun, driver: XDriver, window: UInt, file: String?, home: TemporaryFolder
  ) {
    self.run = run
    self.driver = driver
    self.window = window
    self.file = file
    self.home = home
  }

  /// The path of something in the program's home.
  public func homeFile(_ name: String) -> String { home.file(name) }

  /// The place on the screen of a place in the window.
  public func inWindow(_ x: Int, _ y: Int) throws -> PixelPoint {
    let origin = try driver.origin(of: window)
    return PixelPoint(origin.x + x, origin.y + y)
  }

  /// The place on the screen of a place on the canvas.
  public func canvas(_ x: Int, _ y: Int) throws -> PixelPoint {
    try inWindow(x, y + Self.toolbarHeight)
  }

  /// The place on the screen of the middle of a tool's button.
  public func button(of tool: ToolName) throws -> PixelPoint {
    try inWindow(8 + 48 * tool.place + 22, 4 + 22)
  }

  private static var packageRoot: String {
    "/" + #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
  }

  /// A fresh home, and no session bus: gio would start one of its own.
  private static func environment(in home: TemporaryFolder) throws -> [String: String] {
    [
      "PATH": TestMachine.environment("PATH") ?? "/usr/bin:/bin",
      "LANG": "C.UTF-8",
      "HOME": home.path,
      "XDG_CONFIG_HOME": try home.makeFolder("config"),
      "XDG_DATA_HOME": try home.makeFolder("data"),
      "XDG_STATE_HOME": try home.makeFolder("state"),
      "XDG_CACHE_HOME": try home.makeFolder("cache"),
      "XDG_RUNTIME_DIR": try home.makeFolder("run"),
      "DBUS_SESSION_BUS_ADDRESS": "unix:path=\(home.file("no-bus"))",
    ]
  }

  private static func awaitWindow(of run: ProgramRun, _ driver: XDriver) throws -> UInt {
    func check() throws {
      if let status = run.exitStatus { throw RigError("\(run.name) ended at once: \(status).") }
    }
    var found: UInt?
    try eventually("a viewable window of the class dudel") {
      try check()
      found = driver.window(ofClass: "dudel")
      return found != nil
    }
    guard let window = found else { throw RigError("There is no window.") }
    // The corner's colour is exact at depth 24, and near it at depth 16.
    try eventually("a painted toolbar") {
      try check()
      let origin = try driver.origin(of: window)
      let corner = try driver.pixel(at: PixelPoint(origin.x + 3, origin.y + 3))
      return [toolbarColor, dimmedToolbarColor, tintedToolbarColor]
        .contains { corner.difference(from: $0) <= 8 }
    }
    try eventually("the keyboard focus in the window") {
      try check()
      return driver.hasFocus(window)
    }
    return window
  }
}
