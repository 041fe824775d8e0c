import DudelEditor
import DudelGeometry
import DudelModel
import DudelTestSupport
import DudelTools
import Testing

/// Shift, Alt and Space while a shape is dragged.
struct ModifierTests {
  @Test func shiftMakesASquareAtOnceAndAltCentresIt() throws {
    let bench = try EditorBench(tool: "rectangle")
    bench.begin()
    #expect(bench.shown == Rect(minX: 100, minY: 100, maxX: 150, maxY: 120))
    bench.hold(.shift)
    #expect(bench.shown == Rect(minX: 100, minY: 100, maxX: 150, maxY: 150))
    bench.hold([.shift, .alt])
    #expect(bench.shown == Rect(minX: 50, minY: 50, maxX: 150, maxY: 150))
    bench.hold(.alt)
    #expect(bench.shown == Rect(minX: 50, minY: 80, maxX: 150, maxY: 120))
    bench.hold([])
    #expect(bench.shown == Rect(minX: 100, minY: 100, maxX: 150, maxY: 120))
  }

  @Test func spaceMovesTheShapeWhileItIsHeld() throws {
    let bench = try EditorBench(tool: "rectangle")
    bench.begin()
    bench.holdSpace()
    bench.move(to: Point(160, 140))
    bench.key("Space", isRepeat: true)
    bench.move(to: Point(170, 150))
    #expect(bench.shown == Rect(minX: 120, minY: 130, maxX: 170, maxY: 150))
    bench.releaseSpace()
    bench.move(to: Point(200, 200))
    bench.release()
    #expect(bench.bounds == Rect(minX: 120, minY: 130, maxX: 200, maxY: 200))
  }

  @Test func spaceWithShiftMovesTheSquare() throws {
    let bench = try EditorBench(tool: "rectangle")
    bench.hold(.shift)
    bench.begin()
    bench.key("Space", .shift)
    bench.move(to: Point(170, 140))
    #expect(bench.shown == Rect(minX: 120, minY: 120, maxX: 170, maxY: 170))
  }

  @Test func spaceWithoutAShapeIsForTheView() throws {
    let bench = try EditorBench(tool: "rectangle")
    bench.holdSpace()
    bench.begin()
    bench.release()
    #expect(bench.objects.isEmpty)
    #expect(bench.editor.view.origin != Editor.canvasOrigin)
    #expect(bench.editor.currentDescriptor.id == "rectangle")
  }

  @Test func modifiersOutliveAChangeOfTool() throws {
    let bench = try EditorBench(tool: "rectangle")
    bench.hold(.shift)
    bench.key("e", .shift)
    #expect(bench.editor.currentDescriptor.id == "ellipse")
    bench.drag(from: Point(100, 100), to: Point(150, 120))
    #expect(bench.bounds == Rect(minX: 100, minY: 100, maxX: 150, maxY: 150))
  }

  @Test func losingTheFocusForgetsTheModifiers() throws {
    let bench = try EditorBench(tool: "rectangle")
    bench.hold([.shift, .alt])
    bench.begin()
    bench.holdSpace()
    bench.send(.focusLost)
    bench.release()
    bench.drag(from: Point(300, 300), to: Point(350, 320))
    #expect(bench.bounds == Rect(minX: 300, minY: 300, maxX: 350, maxY: 320))
  }

  @Test func losingTheFocusKeepsTheShapeThatWasShown() throws {
    let bench = try EditorBench(tool: "rectangle")
    bench.hold(.shift)
    bench.begin()
    bench.send(.focusLost)
    #expect(bench.bounds == Rect(minX: 100, minY: 100, maxX: 150, maxY: 150))
  }

  @Test func controlBendsNothing() throws {
    let bench = try EditorBench(tool: "rectangle")
    bench.hold(.control)
    bench.begin()
    bench.release()
    #expect(bench.bounds == Rect(minX: 100, minY: 100, maxX: 150, maxY: 120))
  }
}

extension EditorBench {
  fileprivate var bounds: Rect? { objects.last?.path.bounds }

  fileprivate var shown: Rect? {
    Rect(around: recordedPreview().strokedPolylines.joined())
  }

  fileprivate func begin() {
    press(at: Point(100, 100))
    move(to: Point(150, 120))
  }
}
