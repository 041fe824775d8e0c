import DudelEditor
import DudelTestSupport
import Glibc
import Testing

@testable import DudelX11

// What the tests with a real input method do, in processes of their own.

func composeKorean() throws {
  let korean = try KoreanServer()
  let bench = korean.bench
  bench.inputMethod.setSpot(x: 10, y: 10, height: 20)
  try bench.strike("g", "k", "s")
  try bench.wait("a syllable") { $0.last == .composing("한", caret: 1) }
  try bench.strike("r", "m", "f")
  try bench.wait("the next one") { $0.last == .composing("글", caret: 1) }
  #expect(try bench.takeEvents().typedText == "한글")
  bench.inputMethod.setSpot(x: 50, y: 10, height: 20)
  try bench.driver.key("a", .control)
  #expect(try bench.takeEvents() == [.keyDown(KeyPress(Key("a"), modifiers: .control))])
}

func endWhileComposing() throws {
  let korean = try KoreanServer()
  let bench = korean.bench
  try bench.strike("g", "k", "s")
  try bench.wait("a syllable") { $0.last == .composing("한", caret: 1) }
  bench.end()
  bench.focus(bench.window)
  let events = try bench.takeEvents()
  #expect(events.typedText == "한" && events.contains(.composing("", caret: 0)))
  try bench.strike("g")
  #expect(try bench.takeEvents() == [.keyDown(KeyPress(Key("g")))])
  // The next text begins with nothing of the last one.
  bench.focus(bench.child)
  bench.begin(on: bench.child)
  try bench.strike("g", "k")
  try bench.wait("a syllable") { $0.last == .composing("하", caret: 1) }
  let other = try bench.driver.openWindow(at: PixelPoint(400, 0), width: 50, height: 50)
  bench.driver.setFocus(other)
  try bench.wait("the loss of the focus") { $0.contains(.focusLost) }
  bench.focus(bench.child)
  #expect(try bench.takeEvents().typedText == "하")
}

func outliveTheServer() throws {
  let korean = try KoreanServer()
  let bench = korean.bench
  try bench.strike("g", "k")
  try bench.wait("a syllable") { $0.last == .composing("하", caret: 1) }
  korean.nabi.kill()
  try bench.wait("the end of the composition") { $0.last == .composing("", caret: 0) }
  try bench.strike("dead_acute", "e")
  try bench.wait("plain text") { $0.contains(.typed("é")) }
  _ = try bench.takeEvents()
  // A new server is taken as soon as it is there.
  try korean.restart()
  _ = try bench.takeEvents()
  try korean.switchToKorean()
  try bench.strike("g", "k")
  try bench.wait("a syllable of the new server") { $0.last == .composing("하", caret: 1) }
}

func outlastASilentServer() throws {
  let korean = try KoreanServer()
  let bench = korean.bench
  try bench.strike("g", "k")
  try bench.wait("a syllable") { $0.last == .composing("하", caret: 1) }
  _ = try bench.takeEvents()
  korean.nabi.send(SIGSTOP)
  defer { korean.nabi.send(SIGCONT) }
  try bench.strike("a", "b", "c")
  bench.pump()
  #expect(bench.inputMethod.timeout > 0)
  try bench.wait("patience to end") { _ in bench.inputMethod.timeout == -1 }
  try bench.strike("dead_acute", "e")
  #expect(try bench.takeEvents() == [.typed("é")])
  // In the same window, in another one, and outside of editing.
  bench.end()
  bench.begin(on: bench.child)
  try bench.strike("dead_acute", "o", "x")
  #expect(try bench.takeEvents() == [.typed("ó"), .typed("x")])
  bench.end()
  try bench.strike("x")
  #expect(try bench.takeEvents() == [.keyDown(KeyPress(Key("x")))])
  bench.focus(bench.window)
  bench.begin(on: bench.window)
  try bench.strike("dead_acute", "a")
  #expect(try bench.takeEvents() == [.typed("á")])
  // What it says when it wakes is of no interest, and another one may take its place.
  korean.nabi.send(SIGCONT)
  korean.nabi.stop()
  try korean.restart()
  _ = try bench.takeEvents()
  try korean.switchToKorean()
}

func endWithASilentServer() throws {
  let korean = try KoreanServer()
  let bench = korean.bench
  try bench.strike("g", "k")
  try bench.wait("a syllable") { $0.last == .composing("하", caret: 1) }
  korean.nabi.send(SIGSTOP)
  defer { korean.nabi.send(SIGCONT) }
  try bench.strike("s")
  bench.pump()
  let start = ContinuousClock.now
  bench.end()
  #expect(ContinuousClock.now - start < .seconds(3))
  try bench.strike("x")
  #expect(try bench.takeEvents().last == .keyDown(KeyPress(Key("x"))))
}

extension [InputEvent] {
  /// All that was typed.
  var typedText: String {
    reduce(into: "") { if case .typed(let text) = $1 { $0 += text } }
  }
}
