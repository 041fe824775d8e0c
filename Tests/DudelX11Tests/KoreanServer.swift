import DudelTestSupport
import Glibc

@testable import DudelX11

/// Nabi, a real server of a Korean input method, and a window in which text is edited with it.
@MainActor
final class KoreanServer {
  let bench: TextBench
  private(set) var nabi: ProgramRun
  private let home: TemporaryFolder

  nonisolated static var missing: String? {
    TestMachine.path(of: "nabi") == nil ? "nabi (Debian package nabi)" : nil
  }

  /// Starts the server and switches it from Latin letters to Korean ones.
  init() throws {
    let home = try TemporaryFolder()
    self.home = home
    // Nabi serves no plain C locale; the machine may have no other one, so this lends it a name.
    let locales = try home.makeFolder("locales")
    symlink("/usr/lib/locale/C.utf8", "\(locales)/en_US.utf8")
    setenv("LOCPATH", locales, 1)
    TextBench.setLocale("en_US.UTF-8", modifiers: "@im=nabi")
    var started: ProgramRun?
    bench = try TextBench { started = try Self.start(on: $0, home) }
    guard let started else { throw RigError("Nabi did not start.") }
    nabi = started
    try switchToKorean()
  }

  /// Switches to Korean letters and waits until the server has done so.
  func switchToKorean() throws {
    try bench.driver.key("space", .shift)
    try eventually("Korean letters") {
      try bench.strike("g")
      return try bench.takeEvents().typedText == "ㅎ"
    }
  }

  /// Starts the server once more.
  func restart() throws { nabi = try Self.start(on: bench.server, home) }

  private static func start(on server: XServer, _ home: TemporaryFolder) throws -> ProgramRun {
    let environment = [
      "DISPLAY": server.display, "HOME": home.path, "PATH": "/usr/bin:/bin",
      "LC_ALL": "en_US.UTF-8", "LOCPATH": home.file("locales"),
    ]
    let path = TestMachine.path(of: "nabi") ?? "nabi"
    let run = try ProgramRun(path, ["--xim-name=nabi"], environment: environment)
    let driver = try XDriver(server)
    do {
      try eventually("nabi") {
        driver.atomNames(in: "XIM_SERVERS", of: driver.root).contains("@server=nabi")
          && driver.isSelectionOwned("@server=nabi")
      }
    } catch { throw RigError("\(error) It said: \(run.standardError)") }
    return run
  }
}
