import CX11
import DudelEditor
import DudelTestSupport
import Glibc
import Testing

@testable import DudelX11

// What the tests of the input method do, in processes of their own.

/// Has a scene's error told by the test, which only sees how the process ends.
func report(_ scene: @MainActor () throws -> Void) {
  do { try scene() } catch { Issue.record(error) }
}

func deadKey(_ locale: String, _ modifiers: String? = nil) throws {
  TextBench.setLocale(locale, modifiers: modifiers)
  let bench = try TextBench()
  try bench.strike("dead_acute", "e", "x")
  #expect(try bench.takeEvents() == [.typed("é"), .typed("x")])
  try bench.strike("dead_diaeresis", "U")
  #expect(try bench.takeEvents() == [.typed("Ü")])
}

func longText() throws {
  let folder = try TemporaryFolder()
  let text = String(repeating: "äöü 🐻 ", count: 20)
  let table = "<dead_acute> <a> : \"\(text)\"\n<dead_acute> <b> : \"kurz\"\n"
  try write(table, toFile: folder.file("Compose"))
  setenv("XCOMPOSEFILE", folder.file("Compose"), 1)
  TextBench.setLocale("C.UTF-8")
  let bench = try TextBench()
  try bench.strike("dead_acute", "a", "dead_acute", "b")
  #expect(try bench.takeEvents() == [.typed(text), .typed("kurz")])
}

func escapedDeadKey() throws {
  TextBench.setLocale("C.UTF-8")
  let bench = try TextBench()
  try bench.strike("dead_acute", "Escape")
  #expect(
    try bench.takeEvents().allSatisfy { if case .keyDown = $0 { true } else { false } })
  try bench.strike("e")
  #expect(try bench.takeEvents() == [.typed("e")])
}

func keysBesideText() throws {
  TextBench.setLocale("C.UTF-8")
  let bench = try TextBench()
  let keys: [(String, Key)] = [
    ("Return", .enter), ("Escape", .escape), ("BackSpace", .backspace), ("Tab", .tab),
    ("Delete", .delete), ("Home", .home), ("End", .end), ("Prior", .pageUp), ("Next", .pageDown),
    ("Insert", .insert), ("Left", .left), ("Up", .up),
  ]
  for (name, key) in keys {
    try bench.strike(name)
    #expect(try bench.takeEvents() == [.keyDown(KeyPress(key))], "\(name)")
  }
  try bench.driver.key("a", .control)
  try bench.driver.key("z", .control, .shift)
  try bench.driver.key("x", .alt)
  try bench.driver.key("Return", .control)
  try bench.driver.key("Insert", .shift)
  #expect(
    try bench.takeEvents() == [
      .keyDown(KeyPress(Key("a"), modifiers: .control)),
      .keyDown(KeyPress(Key("z"), modifiers: [.control, .shift])),
      .keyDown(KeyPress(Key("x"), modifiers: .alt)),
      .keyDown(KeyPress(.enter, modifiers: .control)),
      .keyDown(KeyPress(.insert, modifiers: .shift)),
    ])
  try bench.driver.keyDown("ISO_Level3_Shift")
  try bench.strike("e", "5")
  try bench.driver.keyUp("ISO_Level3_Shift")
  try bench.strike("space", "A")
  #expect(
    try bench.takeEvents() == [.typed("é"), .typed("€"), .typed(" "), .typed("A")])
}

func numberPad() throws {
  TextBench.setLocale("C.UTF-8")
  let bench = try TextBench()
  let pad = ["KP_Delete", "KP_Home", "KP_End", "KP_Prior", "KP_Next", "KP_Insert", "KP_Enter"]
  let keys: [Key] = [.delete, .home, .end, .pageUp, .pageDown, .insert, .enter]
  for name in pad { try bench.strike(name) }
  #expect(try bench.takeEvents() == keys.map { .keyDown(KeyPress($0)) })
  try bench.strike("Num_Lock", "KP_Home", "KP_Delete", "KP_Add", "Num_Lock")
  #expect(try bench.takeEvents() == [.typed("7"), .typed("."), .typed("+")])
}

func cyrillic() throws {
  TextBench.setLocale("C.UTF-8")
  let bench = try TextBench(layout: ["-layout", "ru"])
  try bench.strike("Cyrillic_ef", "Cyrillic_EF")
  try bench.driver.key("Cyrillic_ef", .control)
  #expect(
    try bench.takeEvents() == [
      .typed("ф"), .typed("Ф"), .keyDown(KeyPress(Key("a"), modifiers: .control)),
    ])
}

func beforeAndAfter() throws {
  TextBench.setLocale("C.UTF-8")
  let bench = try TextBench()
  try bench.strike("a")
  #expect(try bench.takeEvents() == [.typed("a")])
  bench.end()
  bench.focus(bench.window)
  try bench.strike("a", "dead_acute", "e")
  let keys = try bench.takeEvents()
  #expect(keys.first == .keyDown(KeyPress(Key("a"))))
  #expect(keys.last == .keyDown(KeyPress(Key("e"))))
  // Text in the top-level window itself, and in a child again.
  bench.begin(on: bench.window)
  try bench.strike("dead_acute", "e")
  #expect(try bench.takeEvents() == [.typed("é")])
  bench.end()
  bench.focus(bench.child)
  bench.begin(on: bench.child)
  try bench.strike("dead_acute", "a")
  #expect(try bench.takeEvents() == [.typed("á")])
}

func focusChanges() throws {
  TextBench.setLocale("C.UTF-8")
  let bench = try TextBench()
  let other = try bench.driver.openWindow(at: PixelPoint(400, 0), width: 50, height: 50)
  bench.driver.setFocus(other)
  try bench.wait("the loss of the focus") { $0.contains(.focusLost) }
  bench.focus(bench.child)
  try bench.strike("dead_acute", "e")
  #expect(try bench.takeEvents() == [.focusLost, .typed("é")])
  // From the child to the window around it and back: the program keeps the focus.
  bench.focus(bench.window)
  bench.focus(bench.child)
  try bench.strike("dead_acute", "o")
  #expect(try bench.takeEvents() == [.typed("ó")])
}

func plainKeys() throws {
  TextBench.setLocale("C.UTF-8")
  let server = try XServer(.xvfb(extraArguments: ["-terminate"]))
  let driver = try XDriver(server)
  let connection = try XConnection(displayName: server.display, disabled: .xim)
  let method = XInputMethod(connection, client: connection.root)
  method.focus(connection.root)
  var event = XKeyEvent()
  (event.type, event.display, event.window) = (KeyPress, connection.display, connection.root)
  event.keycode = UInt32(XKeysymToKeycode(connection.display, KeySym(XK_a)))
  #expect(method.lookUp(event).text == "a")
  event.state = UInt32(ShiftMask)
  #expect(method.lookUp(event).text == "A")
  event.keycode = 0
  #expect(method.lookUp(event) == KeyInput.none)
  #expect(method.reset() == "")
  method.setSpot(x: 1, y: 2, height: 3)
  method.unfocus()
  driver.close()
}

func silentServer() throws {
  TextBench.setLocale("C.UTF-8", modifiers: "@im=mute")
  var mute: MuteServer?
  let start = ContinuousClock.now
  let bench = try TextBench { mute = try MuteServer($0.display) }
  #expect(ContinuousClock.now - start < .seconds(5))
  try bench.strike("dead_acute", "e")
  #expect(try bench.takeEvents() == [.typed("é")])
  withExtendedLifetime(mute) {}
}

func foreignEvents() throws {
  TextBench.setLocale("C.UTF-8")
  let bench = try TextBench()
  var event = XEvent()
  event.xkey.type = KeyPress
  event.xkey.window = bench.child
  event.xkey.same_screen = 1
  try bench.strike("dead_acute", "e")
  for _ in 0..<3 { XSendEvent(bench.connection.display, bench.child, 0, KeyPressMask, &event) }
  XSync(bench.connection.display, 0)
  #expect(try bench.takeEvents() == [.typed("é")])
}
