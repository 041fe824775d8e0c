import DudelEditor
import DudelGeometry
import DudelModel
import DudelTestSupport
import DudelTools
import Testing

struct EditorSceneTests {
  /// Three rectangles in a row, and one more in the making.
  private func bench() throws -> EditorBench {
    let bench = try EditorBench(tool: "line", size: Size(width: 600, height: 300))
    for x in [0.0, 100, 200] { bench.drag(from: Point(x, 10), to: Point(x + 50, 10)) }
    bench.press(at: Point(300, 10))
    bench.move(to: Point(350, 10))
    return bench
  }

  private func strokes(
    in clip: Rect = Rect(x: 0, y: 0, width: 600, height: 300),
    _ draw: (RecordingContext) -> Void
  ) -> [String] {
    let context = RecordingContext(clipBounds: clip)
    draw(context)
    #expect(context.isBalanced)
    return context.lines.filter { $0.hasPrefix("stroke #000000 2 ") }
  }

  @Test func theDrawingLiesBelowTheToolbarInItsOrder() throws {
    let bench = try bench()
    let scene = EditorScene(editor: bench.editor, icons: IconShelf())
    #expect(
      strokes { scene.drawDrawing(in: $0) } == [
        "stroke #000000 2 round round: M 0,62 L 50,62",
        "stroke #000000 2 round round: M 100,62 L 150,62",
        "stroke #000000 2 round round: M 200,62 L 250,62",
      ])
  }

  @Test func onlyWhatTheClipShowsIsDrawn() throws {
    let bench = try bench()
    let scene = EditorScene(editor: bench.editor, icons: IconShelf())
    let clip = Rect(x: 120, y: 60, width: 10, height: 10)
    #expect(
      strokes(in: clip) { scene.drawDrawing(in: $0) }
        == ["stroke #000000 2 round round: M 100,62 L 150,62"])
    let context = RecordingContext(clipBounds: clip)
    scene.drawOverlay(in: context)
    #expect(!context.lines.contains { $0.hasPrefix("text") })
  }

  @Test func theNewestAreTheTopmost() throws {
    let bench = try bench()
    let scene = EditorScene(editor: bench.editor, icons: IconShelf())
    #expect(
      strokes { scene.drawNewest(2, in: $0) } == [
        "stroke #000000 2 round round: M 100,62 L 150,62",
        "stroke #000000 2 round round: M 200,62 L 250,62",
      ])
    #expect(strokes { scene.drawNewest(99, in: $0) }.count == 3)
  }

  @Test func theCanvasIsBareWhileNothingLiesOverIt() throws {
    let bench = try EditorBench(tool: "line", size: Size(width: 600, height: 300))
    let scene = EditorScene(editor: bench.editor, icons: IconShelf())
    let canvas = Rect(minX: 0, minY: Editor.canvasOrigin.y, maxX: 600, maxY: 300)
    #expect(scene.bareCanvas == canvas)
    bench.press(at: Point(300, 10))
    #expect(scene.bareCanvas == nil, "a preview")
    bench.release(at: Point(350, 10))
    #expect(scene.bareCanvas == canvas, "finished objects lie in the canvas, not over it")
    try bench.click(control: "menu-button")
    #expect(scene.bareCanvas == nil, "a menu")
  }

  @Test func theOverlayHasThePreviewBelowTheControls() throws {
    let bench = try bench()
    let context = RecordingContext(clipBounds: Rect(x: 0, y: 0, width: 600, height: 300))
    EditorScene(editor: bench.editor, icons: IconShelf()).drawOverlay(in: context)
    #expect(context.lines.first == "stroke #000000 2 round round: M 300,62 L 350,62")
    // Without icons the names stand on the buttons.
    for tool in ToolCatalogue.all {
      #expect(context.lines.contains { $0.hasPrefix("text \(tool.title):") })
    }
  }
}
