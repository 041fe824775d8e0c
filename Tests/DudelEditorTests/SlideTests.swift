import DudelEditor
import DudelGeometry
import DudelModel
import DudelTestSupport
import DudelTools
import Testing

/// The canvas slides aside for what covers the box, and back.
struct SlideTests {
  private nonisolated static let window = Rect(x: 0, y: 0, width: 1100, height: 760)

  /// A box near an edge of the canvas, and what a dock there leaves free of the window.
  struct Dock: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let box: Rect
    let free: Rect
    let slide: Point
  }

  private nonisolated static let docks = [
    Dock(
      testDescription: "bottom", box: Rect(x: 100, y: 600, width: 200, height: 60),
      free: Rect(x: 0, y: 0, width: 1100, height: 500), slide: Point(0, -220)),
    Dock(
      testDescription: "top", box: Rect(x: 100, y: 20, width: 200, height: 60),
      free: Rect(x: 0, y: 300, width: 1100, height: 460), slide: Point(0, 236)),
    Dock(
      testDescription: "left", box: Rect(x: 10, y: 300, width: 200, height: 60),
      free: Rect(x: 400, y: 0, width: 700, height: 760), slide: Point(398, 0)),
    Dock(
      testDescription: "right", box: Rect(x: 850, y: 300, width: 200, height: 60),
      free: Rect(x: 0, y: 0, width: 700, height: 760), slide: Point(-358, 0)),
  ]

  private func bench(_ dock: Dock) throws -> EditorBench {
    let bench = try EditorBench(tool: "text", path: "/tmp/a.png")
    bench.drag(from: dock.box.origin, to: Point(dock.box.maxX, dock.box.maxY))
    bench.send(.freeAreaChanged(Self.window))
    return bench
  }

  private func runTimers(_ bench: EditorBench) -> Int {
    var count = 0
    while bench.effects.contains(where: {
      if case .startTimer(.slide, _) = $0 { true } else { false }
    }
    ) {
      bench.advance(.slide)
      count += 1
      if count > 200 { break }
    }
    return count
  }

  @Test(arguments: docks) func theBoxComesOutFromUnderTheDock(dock: Dock) throws {
    let bench = try bench(dock)
    #expect(bench.editor.view.origin == Editor.canvasOrigin)
    bench.send(.freeAreaChanged(dock.free))
    #expect(bench.editor.view.origin == Editor.canvasOrigin + dock.slide)
    #expect(bench.inputBox == dock.box.offset(by: dock.slide))
    #expect(bench.inputWindow.map(dock.free.contains) == true)
    #expect(bench.effects.contains(.moveDrawing(bench.editor.view)))
    // The dock goes.
    bench.send(.freeAreaChanged(Self.window))
    #expect(bench.inputBox == dock.box)
    #expect(bench.editor.view.origin == Editor.canvasOrigin)
  }

  @Test(arguments: docks) func theCanvasGoesBackWhenTheTypingEnds(dock: Dock) throws {
    let bench = try bench(dock)
    bench.send(.freeAreaChanged(dock.free))
    bench.type("kept")
    bench.key("Escape")
    #expect(bench.editor.view.origin == Editor.canvasOrigin)
    #expect(bench.texts.map(\.box) == [dock.box])
    // Another box that nobody covers does not slide.
    bench.openBox(from: Point(500, 200), to: Point(600, 250))
    #expect(bench.editor.view.origin == Editor.canvasOrigin)
  }

  @Test(arguments: docks) func withAnimationsItGoesStepByStep(dock: Dock) throws {
    let bench = try EditorBench(tool: "text", path: "/tmp/a.png")
    bench.send(.animationsAllowed(true))
    bench.drag(from: dock.box.origin, to: Point(dock.box.maxX, dock.box.maxY))
    bench.send(.freeAreaChanged(dock.free))
    #expect(bench.editor.view.origin != Editor.canvasOrigin + dock.slide)
    #expect((3...60).contains(runTimers(bench)))
    #expect(bench.editor.view.origin == Editor.canvasOrigin + dock.slide)
    #expect(bench.inputBox == dock.box.offset(by: dock.slide))
    bench.type("kept")
    bench.key("Escape")
    #expect((3...60).contains(runTimers(bench)))
    #expect(bench.editor.view.origin == Editor.canvasOrigin)
    #expect(bench.texts.map(\.box) == [dock.box])
  }

  @Test func aDockBesideTheBoxMovesNothing() throws {
    let bench = try EditorBench.typing("x")
    bench.send(.freeAreaChanged(Rect(x: 0, y: 0, width: 1100, height: 500)))
    #expect(bench.editor.view.origin == Editor.canvasOrigin)
  }

  @Test func withoutTypingNothingSlides() throws {
    let bench = try EditorBench(tool: "text")
    bench.send(.freeAreaChanged(Rect(x: 0, y: 0, width: 1100, height: 100)))
    #expect(bench.editor.view.origin == Editor.canvasOrigin)
  }

  @Test func aBoxThatGrowsUnderTheDockSlidesOn() throws {
    let bench = try EditorBench.typing("1")
    bench.send(.freeAreaChanged(Rect(x: 0, y: 0, width: 1100, height: 300)))
    #expect(bench.editor.view.origin == Editor.canvasOrigin)
    bench.type("\n2\n3\n4\n5")
    #expect(bench.editor.view.origin.y < 52)
    #expect(try #require(bench.inputWindow).maxY <= 300)
    #expect(bench.caretPlace.map { $0.maxY <= 300 } == true)
  }

  @Test func ofABoxLargerThanTheRoomTheCaretIsSeen() throws {
    let bench = try EditorBench(tool: "text", path: "/tmp/a.png")
    bench.openBox(from: Point(100, 100), to: Point(300, 700))
    bench.send(.freeAreaChanged(Rect(x: 0, y: 0, width: 1100, height: 300)))
    for line in 1...15 {
      bench.type("line \(line)\n")
      #expect(bench.caretPlace.map { $0.maxY <= 300 && $0.minY >= 52 } == true, "\(line)")
    }
    bench.key("Home", .control)
    #expect(bench.caretPlace.map { $0.maxY <= 300 && $0.minY >= 52 } == true)
  }

  @Test func pressesMeetTheLettersWhereTheyAreShown() throws {
    let dock = Self.docks[0]
    let bench = try bench(dock)
    bench.type("Hello")
    bench.send(.freeAreaChanged(dock.free))
    bench.wait()
    bench.tap(at: Point(104 + 2 * 14.4, 610) + dock.slide)
    #expect(bench.caretOffset == 2)
  }

  /// The canvas must not go back under the hand, or a click would become a drag.
  @Test(arguments: [false, true]) func aPressElsewhereIsNoDrag(animated: Bool) throws {
    let dock = Self.docks[0]
    let bench = try bench(dock)
    bench.send(.animationsAllowed(animated))
    bench.send(.freeAreaChanged(dock.free))
    _ = runTimers(bench)
    bench.type("kept")
    bench.press(at: Point(600, 100))
    bench.advance(.slide)
    bench.move(to: Point(601, 100))
    bench.release()
    #expect(!bench.isTyping)
    #expect(bench.words == ["kept"])
    _ = runTimers(bench)
    #expect(bench.editor.view.origin == Editor.canvasOrigin)
  }

  @Test(arguments: [false, true]) func aDragElsewhereOpensABoxUnderTheHand(animated: Bool) throws {
    let dock = Self.docks[0]
    let bench = try bench(dock)
    bench.send(.animationsAllowed(animated))
    bench.send(.freeAreaChanged(dock.free))
    _ = runTimers(bench)
    bench.press(at: Point(600, 100))
    bench.advance(.slide)
    bench.move(to: Point(700, 150))
    bench.release()
    bench.type("there")
    bench.endBox()
    _ = runTimers(bench)
    #expect(bench.texts.map(\.box) == [Rect(x: 600, y: 320, width: 100, height: 50)])
  }
}
