import DudelEditor
import DudelGeometry
import DudelTestSupport
import DudelTools
import Testing

/// A toolbar too narrow for all tools scrolls.
struct ScrollingTests {
  private func narrowBench(tool: String? = nil) throws -> EditorBench {
    try EditorBench(tool: tool, size: Size(width: 200, height: 400))
  }

  @Test(arguments: [100.0, 160, 200, 300, 340]) func noToolShowsOrIsHitUnderTheMenusButton(
    width: Double
  ) throws {
    let bench = try EditorBench(size: Size(width: width, height: 400))
    let strip = try #require(bench.control("tools"))
    let button = try #require(bench.control("overflow"))
    #expect(strip.frame.maxX <= button.frame.minX)
    for x in stride(from: button.frame.minX, to: width, by: 1) {
      let hit = bench.editor.controls.hitTest(Point(x, 20))
      #expect(hit?.role != .tool)
    }
  }

  @Test(arguments: [0, 1]) func draggingScrollsAndChoosesNothing(finger: Int) throws {
    let bench = try narrowBench()
    let start = try bench.place(of: "tool.line")
    bench.press(finger: finger, at: start)
    bench.move(finger: finger, to: start - Point(8, 0))
    #expect(bench.control("tool.line")?.state == .pressed)
    bench.move(finger: finger, to: start - Point(60, 0))
    #expect(bench.control("tool.line")?.state == [])
    #expect(bench.control("tool.pencil")?.frame.minX == -52)
    bench.release(finger: finger)
    #expect(bench.editor.currentDescriptor.id == "pencil")
    #expect(bench.control("tool.pencil")?.frame.minX == -52)
    #expect(bench.objects.isEmpty)
  }

  @Test func theLastToolIsReachedByDragging() throws {
    let bench = try narrowBench()
    let start = try bench.place(of: "tool.pencil")
    bench.drag(from: start, to: start - Point(5000, 0))
    let last = try #require(ToolCatalogue.all.last)
    #expect(bench.control("tool.\(last.id)")?.frame.maxX == 140)
    try bench.click(control: "tool.\(last.id)")
    #expect(bench.editor.currentDescriptor.id == last.id)
    let there = try bench.place(of: "tool.\(last.id)")
    bench.drag(from: there, to: there + Point(5000, 0))
    #expect(bench.control("tool.pencil")?.frame.minX == 8)
  }

  @Test func aToolChosenByKeyComesIntoSight() throws {
    let bench = try narrowBench()
    bench.key("t")
    #expect(bench.control("tool.text")?.frame.maxX == 140)
    bench.key("p")
    #expect(bench.control("tool.pencil")?.frame.minX == 8)
    #expect(try narrowBench(tool: "text").control("tool.text")?.frame.maxX == 140)
  }

  @Test func aNarrowerWindowKeepsTheChosenToolInSight() throws {
    let bench = try EditorBench(tool: "freehand", size: Size(width: 800, height: 400))
    bench.send(.resized(Size(width: 200, height: 400)))
    let strip = try #require(bench.control("tools")).frame
    #expect(strip.contains(try #require(bench.control("tool.freehand")).frame))
  }

  @Test func aLostContactScrollsNoMore() throws {
    let bench = try narrowBench()
    let start = try bench.place(of: "tool.line")
    bench.press(at: start)
    bench.move(to: start - Point(20, 0))
    bench.lose()
    bench.press(finger: 3, at: start)
    bench.move(finger: 3, to: start - Point(30, 0))
    bench.release(finger: 3)
    #expect(bench.control("tool.pencil")?.frame.minX == -42)
  }

  @Test func aLowWindowScrollsItsMenu() throws {
    let bench = try EditorBench(size: Size(width: 300, height: 240))
    try bench.click(control: "overflow")
    let menu = try #require(bench.control("menu")).frame
    #expect(menu.maxY <= 240)
    bench.drag(from: try bench.place(of: "menu.save"), to: Point(150, -2000))
    #expect(bench.control("menu") != nil)
    #expect(!bench.asksForSave)
    try bench.click(control: "menu.keys")
    #expect(bench.control("dialog")?.name == "Keys")
  }
}
