import Glibc

/// A display to measure on, and how programs are started there.
final class Station {
  private let server: XServer
  private let screen: XScreen
  private let folder: Folder
  private let caches: String
  private var starts = 0

  init() throws {
    folder = try Folder()
    caches = try folder.makeFolder("cache")
    server = try XServer()
    screen = try XScreen(of: server)
  }

  /// Starts a program in a home of its own, and waits for its window to appear.
  func start(_ subject: Subject) throws -> RunningProgram {
    let environment = try freshEnvironment()
    screen.forgetWindows()
    let process = try Child(subject.path, subject.arguments, environment: environment)
    let window = try screen.nextWindow(of: process)
    return RunningProgram(process, window: window, server: server.process, on: screen)
  }

  /// The environment of a new user, but for the caches (of fonts), which are warm as in real life.
  private func freshEnvironment() throws -> [String] {
    starts += 1
    let home = try folder.makeFolder("home-\(starts)")
    var environment = [
      "DISPLAY=\(server.display)", "HOME=\(home)", "PATH=/usr/local/bin:/usr/bin:/bin",
      "LANG=C.UTF-8", "XDG_CACHE_HOME=\(caches)",
      // No desktop to ask about its settings: the same figures on every machine.
      "DBUS_SESSION_BUS_ADDRESS=disabled:",
    ]
    for name in ["config", "data", "state", "runtime"] {
      let folder = try folder.makeFolder("home-\(starts)/\(name)")
      let variable = name == "runtime" ? "XDG_RUNTIME_DIR" : "XDG_\(name.uppercased())_HOME"
      environment.append("\(variable)=\(folder)")
    }
    return environment
  }
}
