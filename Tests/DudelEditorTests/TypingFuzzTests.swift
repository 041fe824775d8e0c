import DudelEditor
import DudelGeometry
import DudelModel
import DudelTestSupport
import DudelTools
import Testing

/// Random typing: the input window follows, nothing is lost on the way, and a replay does the same.
struct TypingFuzzTests {
  private func bench(_ source: RandomEvents) throws -> EditorBench {
    try EditorBench(tool: "text", path: "/tmp/a.png", size: source.size)
  }

  /// Opens a box again now and then, whatever stands in the way.
  private func openBox(_ bench: EditorBench, _ step: Int) {
    guard step % 8 == 0, !bench.isTyping else { return }
    for _ in 0..<4 { bench.cancel() }
    bench.hold([])
    bench.key("t")
    let place = Point(Double(step % 7) * 40, Double(step % 5) * 30)
    bench.openBox(from: place, to: place + Point(120, 60))
  }

  @Test(arguments: 1...6 as ClosedRange<UInt64>)
  func theInputWindowFollowsWhatIsTyped(seed: UInt64) throws {
    var source = RandomEvents(seed: seed)
    source.isWild = false
    let bench = try bench(source)
    let canvas = Rect(x: 0, y: 52, width: source.size.width, height: source.size.height - 52)
    var isOpen = false
    var before: [String] = []
    var opened = 0
    bench.watch { event, effects in
      var isPainted = false
      for effect in effects {
        switch effect {
        case .openTextInput:
          #expect(!isOpen, "\(event): two at once")
          (isOpen, isPainted) = (true, true)
          opened += 1
        case .closeTextInput:
          #expect(isOpen, "\(event): closed twice")
          isOpen = false
        case .moveTextInput, .redrawTextInput:
          #expect(isOpen, "\(event): \(effect) without a window")
          isPainted = true
        default: break
        }
      }
      #expect(!isOpen || bench.control("sheet") == nil && bench.control("dialog") == nil)
      if let window = bench.inputWindow { #expect(canvas.contains(window), "\(event)") }
      let shown = isOpen ? bench.shownInput : []
      #expect(shown == before || !isOpen || isPainted, "\(event) is not painted")
      before = shown
      #expect(bench.words.allSatisfy { $0.contains { !$0.isWhitespace } })
    }
    for step in 0..<1500 {
      openBox(bench, step)
      bench.send(source.nextOfTyping())
    }
    #expect(opened > 50)
  }

  @Test(arguments: 11...16 as ClosedRange<UInt64>)
  func aReplayMakesTheSameDrawing(seed: UInt64) throws {
    var source = RandomEvents(seed: seed)
    source.isWild = false
    let bench = try bench(source)
    for step in 0..<800 {
      openBox(bench, step)
      bench.send(source.nextOfTyping())
    }
    bench.endBox()
    let lines =
      [InputLog.line(InputLog.Header(tool: "text"))] + bench.events.map { InputLog.line($0) }
      + [InputLog.endLine(count: bench.events.count)]
    let log = try InputLog.read(Array(lines.joined(separator: [UInt8(ascii: "\n")])))
    #expect(log.events == bench.events)
    let again = try EditorBench(tool: log.header.tool, path: "/tmp/a.png", size: source.size)
    for event in log.events { again.send(event) }
    #expect(again.allEffects == bench.allEffects)
    #expect(again.drawables.count == bench.drawables.count)
    #expect(zip(again.drawables, bench.drawables).allSatisfy { $0.isEqual(to: $1) })
    #expect(again.editor.drawing.properties == bench.editor.drawing.properties)
  }

  /// Whatever was typed is in the drawing when the typing has ended, however it ended.
  @Test(arguments: 21...26 as ClosedRange<UInt64>)
  func whatWasTypedIsKept(seed: UInt64) throws {
    var source = RandomEvents(seed: seed)
    source.isWild = false
    let bench = try bench(source)
    for step in 0..<1500 {
      openBox(bench, step)
      let typed = bench.isTyping ? bench.typed : nil
      let event = source.nextOfTyping()
      bench.send(event)
      guard let typed, !bench.isTyping, typed.contains(where: { !$0.isWhitespace }) else {
        continue
      }
      if case .keyDown(let press) = event, press.modifiers.contains(.control),
        press.key == .escape
      {
        continue
      }
      #expect(
        bench.words.contains { $0.utf8.elementsEqual(typed.utf8) },
        "step \(step), \(event): \(typed) is gone")
    }
  }
}
