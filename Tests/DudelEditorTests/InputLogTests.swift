import DudelGeometry
import DudelTestSupport
import DudelTools
import Testing

@testable import DudelEditor

struct InputLogTests {
  private let events: [InputEvent] = [
    .resized(Size(width: 800, height: 600)), .hovered(Point(1.5, 2)),
    .keyDown(KeyPress(Key("r"))), .closeRequested,
  ]

  private func log(
    header: [UInt8] = InputLog.line(InputLog.Header(tool: "line")), events: [InputEvent],
    count: Int? = nil, tail: String = ""
  ) -> [UInt8] {
    let lines =
      [header] + events.map { InputLog.line($0) }
      + [InputLog.endLine(count: count ?? events.count)]
    return Array(lines.joined(separator: Array("\n".utf8))) + Array("\n\(tail)".utf8)
  }

  /// The line and reason of the error, or nil if it is read.
  private func fault(_ bytes: [UInt8]) -> InputLog.ReadingError? {
    do {
      _ = try InputLog.read(bytes)
      return nil
    } catch { return error }
  }

  private func fault(_ text: String) -> InputLog.ReadingError? { fault(Array(text.utf8)) }

  @Test func aWholeLogIsReadAsItWasWritten() throws {
    let (header, read) = try InputLog.read(log(events: events))
    #expect(header == InputLog.Header(tool: "line"))
    #expect(read == events)
  }

  @Test func aLogWithoutEventsIsWhole() throws {
    #expect(try InputLog.read(log(events: [])).events.isEmpty)
  }

  @Test func theFirstLineTellsTheVersion() {
    #expect(
      String(decoding: log(events: []), as: UTF8.self)
        == #"{"dudel-log":1,"tool":"line"}"# + "\n" + #"{"end":0}"# + "\n")
  }

  @Test func aLogCutAnywhereIsRefusedWithTheLineOfTheCut() throws {
    let whole = log(events: events)
    for length in 0..<whole.count - 1 {
      let cut = Array(whole[..<length])
      let error = try #require(fault(cut), "cut at byte \(length)")
      let lines = cut.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      #expect(error.line == lines.count, "cut at byte \(length)")
    }
    // Only the last line feed may be missing: all is there.
    #expect(fault(Array(whole.dropLast())) == nil)
  }

  @Test func anotherVersionIsRefused() {
    let header = Array(#"{"dudel-log":2,"tool":"line"}"#.utf8)
    #expect(fault(log(header: header, events: events))?.line == 1)
    #expect(fault(log(header: header, events: events))?.reason.contains("version 2") == true)
  }

  @Test(arguments: [
    "", "\n", "\n\n\n", "hello", "{}", "[]", "null", "{\"tool\":\"line\"}", "\u{0}\u{0}",
    "{\"dudel-log\":\"1\",\"tool\":\"line\"}", "{\"end\":0}\n", "<svg/>\n",
  ])
  func whatIsNoLogIsRefusedInLineOne(text: String) {
    #expect(fault(text) == InputLog.ReadingError(line: 1, reason: "this is no Dudel recording"))
  }

  @Test func bytesThatAreNoTextAreRefused() {
    #expect(fault([0xff, 0xfe, 0x00, 0x80, 0x0a, 0xc3])?.line == 1)
    let whole = log(events: events)
    for index in stride(from: 0, to: whole.count, by: 3) {
      var damaged = whole
      damaged[index] = 0xff
      _ = fault(damaged)
    }
  }

  @Test(arguments: [
    "", "garbage", "{\"pressed\":{}}", "{\"unknown\":{}}", "{\"hovered\":{\"_0\":{\"x\":1}}}",
    "{\"hovered\":{\"_0\":{\"x\":1e999,\"y\":0}}}", "{\"hovered\":{\"_0\":{\"x\":NaN,\"y\":0}}}",
    "{\"timer\":{\"_0\":\"tea\"}}",
  ])
  func aLineThatIsNoEventIsNamed(line: String) {
    let header = #"{"dudel-log":1,"tool":"line"}"#
    let text = [header, #"{"focusLost":{}}"#, line, #"{"focusLost":{}}"#, #"{"end":3}"#, ""]
    #expect(
      fault(text.joined(separator: "\n"))
        == InputLog.ReadingError(line: 3, reason: "this is no event"))
  }

  @Test(arguments: [0, 3, 5, -1, Int.max]) func aWrongCountIsRefused(count: Int) {
    let error = fault(log(events: events, count: count))
    #expect(error?.line == 6)
    #expect(error?.reason == "\(count) events were recorded, but 4 are here")
  }

  @Test func nothingMayFollowTheEnd() {
    #expect(fault(log(events: events, tail: "\n\n")) == nil)
    #expect(
      fault(log(events: events, tail: "\n{\"focusLost\":{}}\n"))
        == InputLog.ReadingError(line: 8, reason: "something follows the end of the recording"))
    #expect(fault(log(events: events, tail: " "))?.line == 7)
  }

  @Test func aDeepNestIsRefusedAndDoesNotCrash() {
    let nest = String(repeating: "[", count: 100_000)
    #expect(fault(nest)?.line == 1)
    #expect(fault(#"{"dudel-log":1,"tool":"line"}"# + "\n" + nest + "\n\n")?.line == 2)
  }

  @Test func aReplayGivesTheSameDrawing() throws {
    let bench = try EditorBench(tool: "rectangle")
    bench.hold(.shift)
    bench.drag(from: Point(100, 100), to: Point(150.25, 120))
    bench.hold([])
    bench.key("f")
    bench.drag(from: Point(100, 100), to: Point(120, 100))
    bench.drag(from: Point(200, 200), to: Point(220, 230))
    bench.key("p")
    for finger in 1...5 { bench.press(finger: finger, at: Point(Double(finger) * 20, 10)) }
    for finger in 1...5 { bench.move(finger: finger, to: Point(Double(finger) * 20, 90.125)) }
    bench.send(.focusLost)
    bench.key("z", .control)
    let paths = bench.paths
    #expect(paths.count == 6)
    let (header, read) = try InputLog.read(
      log(header: InputLog.line(InputLog.Header(tool: "rectangle")), events: bench.events))
    let replay = try EditorBench(tool: header.tool)
    for event in read { replay.send(event) }
    #expect(replay.paths == paths)
    #expect(replay.allEffects == bench.allEffects)
  }
}
