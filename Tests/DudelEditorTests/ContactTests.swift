import DudelEditor
import DudelGeometry
import DudelTestSupport
import DudelTools
import Testing

/// Contacts with odd places, and whose window changes under them.
struct ContactTests {
  private nonisolated static let nowhere = [
    Point(.nan, 100), Point(100, .nan), Point(.infinity, 100), Point(100, -.infinity),
  ]

  @Test(arguments: nowhere) func aPressNowhereIsNoPress(point: Point) throws {
    let bench = try EditorBench()
    bench.press(at: point)
    bench.move(to: Point(100, 100))
    bench.release()
    #expect(bench.isAtRest)
    #expect(bench.objects.isEmpty)
  }

  @Test(arguments: nowhere) func aMoveNowhereIsLeftOut(point: Point) throws {
    let bench = try EditorBench()
    bench.press(at: Point(100, 100))
    bench.move(to: point)
    bench.move(to: Point(200, 100))
    bench.release(at: point)
    #expect(bench.paths == ["M 100,100 L 200,100"])
  }

  @Test(arguments: nowhere) func aPointerNowhereHoversNothing(point: Point) throws {
    let bench = try EditorBench()
    try bench.hover(control: "tool.line")
    bench.hover(window: point)
    #expect(bench.control("tool.line")?.state == [])
  }

  @Test func aSizeThatIsNoneIsIgnored() throws {
    let bench = try EditorBench()
    bench.send(.resized(Size(width: .nan, height: 100)))
    bench.send(.resized(Size(width: 100, height: .infinity)))
    #expect(bench.editor.windowSize == Size(width: 1100, height: 760))
    bench.send(.resized(Size(width: -5, height: 0)))
    #expect(bench.editor.windowSize == Size(width: 1, height: 1))
    #expect(bench.editor.canvas.height == 0)
  }

  @Test func aDragOutOfTheWindowGoesOn() throws {
    let bench = try EditorBench()
    bench.press(at: Point(100, 100))
    bench.move(to: Point(-50, -200))
    bench.move(to: Point(5000, 3000))
    bench.release()
    #expect(bench.paths == ["M 100,100 L -50,-200 L 5000,3000"])
    #expect(bench.editor.page == Rect(minX: -51, minY: -201, maxX: 5001, maxY: 3001))
  }

  @Test func aResizeInMidDragDisturbsNothing() throws {
    let bench = try EditorBench(tool: "rectangle")
    bench.press(at: Point(100, 100))
    bench.move(to: Point(200, 150))
    let preview = bench.preview
    bench.send(.resized(Size(width: 400, height: 300)))
    #expect(bench.preview == preview)
    bench.release()
    #expect(bench.paths == ["M 100,100 L 200,100 L 200,150 L 100,150 Z"])
  }

  @Test func theHandWarnsOfNothingWhileItDraws() throws {
    let bench = try EditorBench()
    bench.press(at: Point(100, 100))
    bench.move(to: Point(110, 100))
    // One small area a sample, nothing else.
    #expect(bench.effects == [.redraw(Rect(minX: 99, minY: 151, maxX: 111, maxY: 153))])
  }

  @Test func everyMotionOfTheMouseOverTheCanvasIsCheap() throws {
    let bench = try EditorBench()
    bench.hover(window: Point(300, 300))
    bench.hover(window: Point(310, 300))
    #expect(bench.effects.isEmpty)
  }

  @Test func theFirstToolStartsWhenThereIsNoSuchTool() throws {
    #expect(try EditorBench(tool: "brush").editor.currentDescriptor.id == "pencil")
    #expect(try EditorBench(tool: "ellipse").editor.currentDescriptor.id == "ellipse")
    #expect(
      Editor(tools: [], windowSize: Size(width: 1, height: 1), text: FixedTextLayout()) == nil)
  }

  @Test func aSecondProgramFindsNoRestsOfTheFirst() throws {
    for tool in ToolName.allCases {
      let first = try EditorBench(tool: tool.rawValue)
      first.press(at: Point(100, 100))
      first.move(to: Point(200, 200))
      let second = try EditorBench(tool: tool.rawValue)
      #expect(second.isAtRest)
      second.move(to: Point(300, 300))
      second.release()
      #expect(second.objects.isEmpty)
      #expect(first.objects.isEmpty)
    }
  }
}
