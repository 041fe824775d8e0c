import CX11
import DudelEditor
import DudelTestSupport
import Glibc

@testable import DudelX11

/// A window with a child in which text is edited, real keys, and what the translator makes of them.
///
/// Locale and environment are the process's: use it in a process of its own.
@MainActor
final class TextBench {
  let server: XServer
  let driver: XDriver
  let connection: XConnection
  let window: Window
  let child: Window
  let inputMethod: XInputMethod
  private(set) var translator: XInputTranslator
  /// The events since the last look.
  private var events: [InputEvent] = []

  /// Starts a server with a keyboard layout, and edits text in a child window.
  init(
    layout: [String] = ["-layout", "us", "-variant", "intl"],
    before: (XServer) throws -> Void = { _ in }
  ) throws {
    // The server ends with its last client, so that a crash of this process leaves none behind.
    server = try XServer(.xvfb(extraArguments: ["-terminate"]))
    let keeper = try XDriver(server)
    try Self.run("setxkbmap", ["-display", server.display] + layout)
    try before(server)
    driver = try XDriver(server)
    keeper.close()
    connection = try XConnection(displayName: server.display)
    let display = connection.display
    window = XCreateSimpleWindow(display, connection.root, 0, 0, 300, 200, 0, 0, 0)
    XSelectInput(display, window, XInputTranslator.coreEventMask(connection))
    child = XCreateSimpleWindow(display, window, 20, 20, 200, 100, 0, 0, 0)
    XSelectInput(display, child, KeyPressMask | KeyReleaseMask | FocusChangeMask)
    XMapSubwindows(display, window)
    XMapWindow(display, window)
    inputMethod = XInputMethod(connection, client: window)
    translator = XInputTranslator(
      connection, window: window, scale: 1, inputMethod: inputMethod)
    XSync(display, 0)
    try eventually("the window") { driver.isViewable(child) }
    focus(child)
    translator.beginTextInput(on: child)
  }

  func focus(_ window: Window) {
    XSetInputFocus(connection.display, window, Int32(RevertToParent), 0)
    XSync(connection.display, 0)
  }

  func begin(on window: Window) { translator.beginTextInput(on: window) }

  func end() { note(translator.endTextInput()) }

  /// Handles all events that are there, as the application does.
  func pump() {
    var event = XEvent()
    while XPending(connection.display) > 0 {
      XNextEvent(connection.display, &event)
      let isFiltered = translator.filter(&event)
      note(translator.takeComposing())
      if !isFiltered { note(translator.translate(&event)) }
    }
    inputMethod.settle()
    note(translator.takeComposing())
  }

  /// Adds events, but for those that only tell of keys going up.
  private func note(_ new: [InputEvent]) {
    events += new.filter {
      switch $0 {
      case .keyUp, .modifiersChanged: false
      default: true
      }
    }
  }

  /// Handles events until some of them fulfil a condition.
  func wait(_ what: String, until condition: ([InputEvent]) -> Bool) throws {
    do {
      try eventually(what) {
        pump()
        return condition(events)
      }
    } catch { throw RigError("\(error) There were: \(events)") }
  }

  /// The events that are left once a last key has come through.
  func takeEvents() throws -> [InputEvent] {
    try driver.key("F11")
    try wait("the last key") { events in
      // A server that died may have kept the release of the one before.
      if case .keyDown(let press)? = events.last { press.key == .f11 } else { false }
    }
    defer { events = [] }
    return events.dropLast()
  }

  /// Strikes keys one after the other.
  func strike(_ names: String...) throws {
    for name in names { try driver.key(name) }
  }

  static func run(_ program: String, _ arguments: [String]) throws {
    guard let path = TestMachine.path(of: program) else {
      throw RigError("There is no \(program).")
    }
    let run = try ProgramRun(path, arguments, environment: TestMachine.plainEnvironment)
    guard try run.waitForExit() == .exited(0) else {
      throw RigError("\(program) failed: \(run.standardError)")
    }
  }

  /// Sets the process's locale, and the environment that input methods look at.
  static func setLocale(_ name: String, modifiers: String? = nil) {
    unsetenv("XMODIFIERS")
    if let modifiers { setenv("XMODIFIERS", modifiers, 1) }
    setenv("LC_ALL", name, 1)
    setlocale(LC_ALL, "")
  }
}
