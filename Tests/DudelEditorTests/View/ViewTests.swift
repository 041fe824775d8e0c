import DudelGeometry
import DudelModel
import DudelTestSupport
import Testing

@testable import DudelEditor

/// Zoom and pan, and drawing while they are not what they were at first.
@Suite struct ViewTests {
  @Test func theWheelPansAndWithControlItZooms() throws {
    let bench = try EditorBench()
    bench.turnWheel(1, at: Point(100, 100))
    #expect(bench.editor.view.origin == Editor.canvasOrigin - Point(0, 48))
    bench.turnWheel(1, at: Point(100, 100), .shift)
    #expect(bench.editor.view.origin == Editor.canvasOrigin - Point(48, 48))
    bench.turnWheel(-1, at: Point(100, 100), .control)
    #expect(abs(bench.editor.view.zoom - 1.2) < 1e-9)
    #expect(bench.effects.contains(.moveDrawing(bench.editor.view)))
    #expect(bench.control("zoom")?.lines == ["120 %"])
  }

  @Test func aShapeIsDrawnUnderThePointerAtEveryZoom() throws {
    let bench = try EditorBench(tool: "line")
    for (index, turns) in [-3.0, 9, -20].enumerated() {
      bench.turnWheel(turns, at: Point(333, 222), .control)
      bench.turnWheel(2, at: Point(333, 222))
      let view = bench.editor.view
      bench.drag(from: Point(100, 100), to: Point(300, 260))
      let (start, end) = (Point(100, 100), Point(300, 260))
      let drawn = try #require(bench.objects[index].path.bounds)
      for (corner, place) in [(drawn.origin, start), (Point(drawn.maxX, drawn.maxY), end)] {
        #expect(
          corner.distance(to: view.drawingPoint(place + Editor.canvasOrigin)) < 1e-9)
      }
    }
  }

  @Test func anAccidentIsMeasuredOnTheScreen() throws {
    let bench = try EditorBench(tool: "rectangle")
    for _ in 0..<20 { bench.turnWheel(-1, at: Point(300, 300), .control) }
    bench.drag(from: Point(200, 200), to: Point(201, 201))
    #expect(bench.objects.isEmpty)
    bench.drag(from: Point(200, 200), to: Point(206, 206))
    #expect(bench.objects.count == 1)
  }

  @Test func keysZoomAndFit() throws {
    let bench = try EditorBench()
    for key in ["+", "="] { bench.key(key, .control) }
    #expect(bench.editor.view.zoom == 1.5)
    bench.key("-", .control)
    #expect(bench.editor.view.zoom == 1.25)
    bench.key("0", .control)
    #expect(bench.editor.view.zoom == 1)
    bench.drag(from: Point(3000, 10), to: Point(3400, 500))
    bench.key("1", .control)
    let shown = bench.editor.view.windowRect(bench.objects[0].bounds)
    #expect(Rect(x: 0, y: 52, width: 1100, height: 708).contains(shown))
    #expect(bench.editor.page == Rect(minX: 0, minY: 0, maxX: 3401, maxY: 708))
  }

  @Test func bothEndsOfTheZoomAreEnds() throws {
    let bench = try EditorBench()
    bench.drag(from: Point(10, 10), to: Point(60, 60))
    for _ in 0..<50 {
      for turns in [-40.0, 40] {
        bench.turnWheel(turns, at: Point(77, 88), .control)
        bench.drag(from: Point(500, 300), to: Point(510, 310))
      }
    }
    #expect(Viewport.zooms.contains(bench.editor.view.zoom))
    #expect(bench.objects.allSatisfy { $0.bounds.origin.isFinite })
    bench.key("0", .control)
    bench.key("1", .control)
    #expect(bench.control("way-back") == nil)
  }

  @Test func theMiddleButtonAndTheSpaceBarPan() throws {
    let bench = try EditorBench()
    func middle(_ point: Point) -> Contact {
      Contact(
        id: EditorBench.middleID, button: 2, location: point + Editor.canvasOrigin,
        time: bench.now)
    }
    bench.send(.pressed(middle(Point(100, 100))))
    bench.send(.moved(middle(Point(130, 90))))
    bench.send(.released(middle(Point(130, 90))))
    bench.send(.moved(middle(Point(500, 500))))
    #expect(bench.editor.view.origin == Editor.canvasOrigin + Point(30, -10))
    bench.holdSpace()
    bench.drag(from: Point(100, 100), to: Point(90, 120))
    bench.releaseSpace()
    #expect(bench.editor.view.origin == Editor.canvasOrigin + Point(20, 10))
    #expect(bench.objects.isEmpty)
    bench.drag(from: Point(100, 100), to: Point(90, 120))
    #expect(bench.objects.count == 1)
  }

  @Test func aPinchOnATouchpadZooms() throws {
    let bench = try EditorBench()
    bench.send(.pinched(PinchStep(location: Point(400, 400), distance: Point(5, 0), factor: 2)))
    #expect(bench.editor.view.zoom == 2)
    bench.send(.pinched(PinchStep(location: Point(400, 20), distance: .zero, factor: 2)))
    bench.send(.pinched(PinchStep(location: Point(.nan, 20), distance: .zero, factor: 2)))
    bench.send(.pinched(PinchStep(location: Point(400, 400), distance: .zero, factor: .nan)))
    #expect(bench.editor.view.zoom == 2)
  }

  @Test func theWayBackIsThereOnlyWhenItIsNeeded() throws {
    let bench = try EditorBench()
    bench.turnWheel(100, at: Point(100, 100))
    #expect(bench.control("way-back") == nil)
    bench.drag(from: Point(10, 10), to: Point(60, 60))
    #expect(bench.control("way-back") == nil)
    bench.turnWheel(-100, at: Point(100, 100))
    try bench.click(control: "way-back")
    #expect(bench.control("way-back") == nil)
    #expect(bench.objects.count == 1)
  }

  @Test func theMenuOfTheZoomOpensAndCloses() throws {
    let bench = try EditorBench()
    try bench.click(control: "zoom")
    try bench.click(control: "menu.zoom-in")
    #expect(bench.editor.view.zoom == 1.25 && bench.control("menu") == nil)
    try bench.click(control: "zoom")
    try bench.click(control: "zoom")
    #expect(bench.control("menu") == nil)
    try bench.click(control: "zoom")
    try bench.click(control: "menu-button")
    #expect(bench.control("menu.keys") != nil && bench.control("menu.zoom-in") == nil)
  }

  @Test func textIsTypedInTheSamePlaceAtEveryZoom() throws {
    let bench = try EditorBench(tool: "text")
    bench.turnWheel(-5, at: Point(0, 0), .control)
    bench.drag(from: Point(100, 100), to: Point(500, 300))
    bench.send(.typed("Hello"))
    let view = bench.editor.view
    let box = try #require(bench.inputBox)
    #expect(box.origin.distance(to: Point(100, 100)) < 1)
    // The wheel turns on: the window goes along.
    bench.turnWheel(1, at: Point(900, 500))
    let moved = try #require(bench.inputBox)
    #expect(moved.origin.distance(to: Point(100, 52)) < 1 && moved.size == box.size)
    bench.key("Escape")
    let text = try #require(bench.editor.drawing.objects.first?.drawable as? TextDrawingInfo)
    #expect(
      text.box.origin.distance(to: view.drawingPoint(Point(100, 152))) < 1e-6
        && abs(text.box.width - 400 / view.zoom) < 1e-6)
    // A click on it edits it again, with the caret where the click was.
    bench.tap(at: Point(115, 70))
    bench.send(.typed("X"))
    bench.key("Escape")
    #expect(
      (bench.editor.drawing.objects.first?.drawable as? TextDrawingInfo)?.text.contains("X") == true
    )
    #expect(bench.editor.drawing.objects.count == 1)
  }

  @Test func aSheetsListScrollsByWheel() throws {
    let bench = try EditorBench(size: Size(width: 300, height: 300))
    try bench.click(control: "overflow")
    let menu = try #require(bench.control("menu"))
    bench.turnWheel(2, at: menu.frame.centre - Editor.canvasOrigin)
    #expect(bench.control("menu")?.scroll?.offset == 96)
    #expect(bench.editor.view.origin == Editor.canvasOrigin)
  }

  @Test func theWindowsScaleMovesNothingByMoreThanAPixel() throws {
    let bench = try EditorBench()
    for scale in [1.5, 1.1, 2, 1] {
      bench.send(.scaleChanged(scale))
      #expect(bench.editor.view.origin.distance(to: Editor.canvasOrigin) <= 1)
    }
  }
}
