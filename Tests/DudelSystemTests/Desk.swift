import DudelTestSupport
import Testing

/// A screen with the program on it, and hands to use it.
struct Desk {
  let server: XServer
  let program: DudelProgram
  /// The fingers and the pen, on a touch server.
  let injector: InputTestInjector?

  var driver: XDriver { program.driver }

  /// The fingers, for a test that has them.
  var fingers: InputTestInjector {
    get throws { try #require(injector, "a touch server has an injector") }
  }

  /// Waits until the program has ended, which must be with the given status.
  func expectExit(
    _ status: Int32, within limit: Duration = .seconds(10),
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let actual = try program.run.waitForExit(limit)
    #expect(actual == .exited(status), sourceLocation: sourceLocation)
  }
}

/// Runs a test with the program on a fresh server, which are gone afterwards.
///
/// When the test throws, what the program said is reported beside the error. A program that
/// crashed fails every test. The keyboard is set by the arguments of setxkbmap.
func onDesk(
  _ kind: XServer.Kind = .xvfb(), underWindowManager: Bool = false,
  focusFollowsMouse: Bool = false, keyboard: [String] = [], arguments: [String] = [],
  environment: [String: String] = [:], file: String? = "drawing.png",
  _ test: (Desk) throws -> Void
) throws {
  let server = try XServer(kind)
  if !keyboard.isEmpty { try server.setKeyboard(keyboard) }
  if underWindowManager {
    try WindowManager.start(on: server, focusFollowsMouse: focusFollowsMouse)
  }
  var injector: InputTestInjector?
  if case .touch = kind { injector = try InputTestInjector(server) }
  let program = try DudelProgram.launch(
    on: server, arguments: arguments, environment: environment, file: file)
  try withExtendedLifetime((server, program, injector)) {
    do {
      try test(Desk(server: server, program: program, injector: injector))
    } catch {
      Issue.record("The program (\(status(of: program))) said: \(program.run.standardError)")
      attachScreen(of: program.driver)
      throw error
    }
    if case .signalled(let signal) = program.run.exitStatus {
      Issue.record("Signal \(signal) ended the program: \(program.run.standardError)")
    }
  }
}

private func status(of program: DudelProgram) -> String {
  program.run.exitStatus.map { "\($0)" } ?? "running"
}

/// Keeps a picture of the screen for `swift test --attachments-path FOLDER`.
private func attachScreen(of driver: XDriver) {
  guard let folder = try? TemporaryFolder() else { return }
  let (origin, server) = (PixelPoint(0, 0), driver.server)
  let image = try? driver.image(at: origin, width: server.width, height: server.height)
  try? image?.write(pngFile: folder.file("screen.png"))
  if let bytes = bytes(ofFile: folder.file("screen.png")) {
    Attachment.record(bytes, named: "screen.png")
  }
}
