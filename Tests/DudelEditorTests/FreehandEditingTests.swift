import DudelEditor
import DudelGeometry
import DudelModel
import DudelTestSupport
import Testing

/// The Freehand tool with the keys and buttons of the program.
struct FreehandEditingTests {
  private let oneSegment = "M 100,100 C 120,100 180,170 200,200"
  private let twoSegments = "M 100,100 C 120,100 180,170 200,200 C 220,230 300,50 300,100"

  /// The tools are shared, so that a bench must not outlive the turn of its test.
  private func benchWithPath() throws -> EditorBench {
    let bench = try EditorBench(tool: "freehand", path: "/tmp/a.png")
    bench.drag(from: Point(100, 100), to: Point(120, 100))
    bench.drag(from: Point(200, 200), to: Point(220, 230))
    bench.drag(from: Point(300, 100), to: Point(300, 150))
    bench.wait()
    return bench
  }

  @Test func theButtonFinishesThePath() throws {
    let bench = try benchWithPath()
    try bench.choose(.freehand)
    #expect(bench.paths == [twoSegments])
    #expect(bench.isAtRest)
  }

  @Test func anotherToolFinishesThePath() throws {
    let bench = try benchWithPath()
    try bench.choose(.pencil)
    #expect(bench.paths == [twoSegments])
  }

  @Test func enterFinishesThePath() throws {
    let bench = try benchWithPath()
    bench.key("Enter")
    #expect(bench.paths == [twoSegments])
  }

  @Test func aDoublePressFinishesThePath() throws {
    let bench = try benchWithPath()
    bench.tap(at: Point(400, 300))
    bench.tap(at: Point(402, 301))
    #expect(bench.paths == [twoSegments + " C 300,150 400,300 400,300"])
    #expect(bench.isAtRest)
  }

  @Test func aPressOnTheFirstPointClosesThePath() throws {
    let bench = try benchWithPath()
    bench.tap(at: Point(102, 97))
    #expect(bench.paths == [twoSegments + " C 300,150 100,100 100,100 Z"])
    #expect(bench.isAtRest)
  }

  @Test func backspaceTakesTheLastSegmentBack() throws {
    let bench = try benchWithPath()
    bench.key("Backspace")
    bench.key("Enter")
    #expect(bench.paths == [oneSegment])
  }

  @Test func undoTakesTheLastSegmentBackBeforeObjects() throws {
    let bench = try benchWithPath()
    bench.key("Enter")
    bench.drag(from: Point(500, 100), to: Point(520, 100))
    bench.drag(from: Point(600, 200), to: Point(620, 230))
    bench.key("z", .control)
    #expect(bench.objects.count == 1)
    bench.key("z", .control)
    #expect(bench.isAtRest)
    #expect(bench.objects.count == 1)
    bench.key("z", .control)
    #expect(bench.objects.isEmpty)
  }

  @Test func escapeDropsThePath() throws {
    let bench = try benchWithPath()
    bench.cancel()
    #expect(bench.isAtRest)
    #expect(bench.objects.isEmpty)
    #expect(!bench.editor.drawing.isChanged)
  }

  @Test func theUndoButtonIsUsableAsSoonAsThereIsSomethingToTakeBack() throws {
    let bench = try benchWithPath()
    #expect(bench.control("command.undo")?.isUsable == true)
    try bench.click(control: "command.undo")
    bench.key("Enter")
    #expect(bench.paths == [oneSegment])
  }

  @Test func savingFinishesThePath() throws {
    let bench = try benchWithPath()
    bench.key("s", .control)
    #expect(bench.paths == [twoSegments])
    #expect(bench.asksForSave)
  }

  @Test func aFingerThatOutlivedItsToolDoesNotKeepThePathOpen() throws {
    let bench = try EditorBench(tool: "pencil")
    bench.press(finger: 1, at: Point(500, 100))
    bench.key("f")
    bench.drag(from: Point(100, 100), to: Point(120, 100))
    bench.drag(from: Point(200, 200), to: Point(220, 230))
    bench.key("s", .control)
    #expect(bench.paths.last == oneSegment)
    // Nor is Space for its shape any more: it makes a hand of the pointer.
    bench.holdSpace()
    bench.key("r")
    bench.drag(from: Point(100, 100), to: Point(150, 120))
    #expect(bench.paths.last == oneSegment)
  }

  @Test func closingFinishesThePathAndAsks() throws {
    let bench = try benchWithPath()
    bench.send(.closeRequested)
    #expect(bench.paths == [twoSegments])
    #expect(bench.control("dialog") != nil)
  }

  @Test func theEndOfTheSessionFinishesThePath() throws {
    let bench = try benchWithPath()
    bench.send(.terminationRequested)
    #expect(bench.paths == [twoSegments])
    #expect(bench.quits)
  }

  @Test func losingTheFocusKeepsThePathGoing() throws {
    let bench = try benchWithPath()
    bench.send(.focusLost)
    #expect(bench.objects.isEmpty)
    bench.drag(from: Point(400, 300), to: Point(400, 300))
    bench.key("Enter")
    #expect(bench.paths == [twoSegments + " C 300,150 400,300 400,300"])
  }

  @Test func redoDoesNotDisturbThePath() throws {
    let bench = try benchWithPath()
    bench.key("y", .control)
    bench.key("Enter")
    #expect(bench.paths == [twoSegments])
  }
}
