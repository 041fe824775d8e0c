import DudelGeometry
import DudelModel
import DudelTestSupport
import Testing

@testable import DudelTools

/// What line, rectangle and ellipse have in common.
struct ShapeToolTests {
  private nonisolated static let ids = ["line", "rectangle", "ellipse"]

  private func bench(_ id: String) -> ToolBench {
    switch id {
    case "line": ToolBench(LineTool())
    case "rectangle": ToolBench(RectangleTool())
    default: ToolBench(EllipseTool())
    }
  }

  @Test(arguments: ids) func thePreviewIsTheResult(id: String) {
    let bench = bench(id)
    bench.press(Point(10, 20))
    bench.move(Point(110, 70))
    let preview = bench.recordedPreview().elements
    bench.release(Point(110, 70))
    let result = RecordingContext()
    for drawable in bench.drawables { drawable.draw(in: result) }
    #expect(preview == result.elements)
    #expect(bench.drawables.count == 1)
  }

  @Test(arguments: ids) func aWayUnderThreePixelsMakesNothing(id: String) {
    let bench = bench(id)
    bench.drag(Point(10, 10), Point(12.9, 10))
    #expect(bench.drawables.isEmpty)
    bench.drag(Point(10, 10), Point(13, 10))
    #expect(bench.drawables.count == 1)
  }

  @Test(arguments: ids) func underThreePixelsNothingIsShown(id: String) {
    let bench = bench(id)
    bench.press(Point(10, 10))
    bench.move(Point(12, 11))
    #expect(bench.preview.isEmpty)
    bench.move(Point(20, 20))
    #expect(!bench.preview.isEmpty)
    bench.move(Point(11, 10))
    #expect(bench.preview.isEmpty)
    bench.release(Point(11, 10))
    #expect(bench.drawables.isEmpty)
  }

  @Test(arguments: ids) func theThreePixelsAreThoseOfTheScreen(id: String) {
    let bench = bench(id)
    bench.unitsPerPixel = 0.1
    bench.drag(Point(10, 10), Point(10.4, 10))
    #expect(bench.drawables.count == 1)
    bench.unitsPerPixel = 10
    bench.drag(Point(10, 10), Point(35, 10))
    #expect(bench.drawables.count == 1)
  }

  @Test(arguments: ids) func everyDirectionGivesTheSameInk(id: String) throws {
    let (a, b) = (Point(10, 20), Point(110, 70))
    let corners =
      id == "line"
      ? [(a, b), (b, a)]
      : [(a, b), (b, a), (Point(10, 70), Point(110, 20)), (Point(110, 20), Point(10, 70))]
    let shapes = try corners.map { start, end -> Set<Point> in
      let bench = bench(id)
      bench.drag(start, Point(60, 60), end)
      let path = try #require(bench.drawables.first).path
      return Set(path.flattened(tolerance: 0.1).flatMap(\.self))
    }
    #expect(shapes.allSatisfy { $0 == shapes[0] })
  }

  @Test(arguments: ids) func modifiersHeldBeforeThePressCount(id: String) throws {
    let bench = bench(id)
    bench.tool.modifiersChanged(.constrained)
    bench.drag(Point(10, 10), Point(60, 15))
    let bounds = try #require(bench.drawables.first?.path.bounds)
    #expect(bounds.width.rounded() == 50)
    #expect(bounds.height.rounded() == (id == "line" ? 0 : 50))
  }

  @Test(arguments: ids) func modifiersChangeTheShapeWithoutMotion(id: String) {
    let bench = bench(id)
    bench.press(Point(100, 100))
    bench.move(Point(150, 120))
    let plain = bench.preview
    bench.clearDamage()
    bench.tool.modifiersChanged(.constrained)
    let square = bench.preview
    #expect(square != plain)
    #expect(bench.damage.count == 2)
    bench.tool.modifiersChanged([.constrained, .fromCentre])
    #expect(bench.preview != square)
    bench.tool.modifiersChanged([])
    #expect(bench.preview == plain)
  }

  @Test(arguments: ids) func modifiersBendTheShapesOfAllFingers(id: String) {
    let bench = bench(id)
    for finger in 1...3 {
      bench.press(Point(100, Double(finger) * 100), finger: finger)
      bench.move(Point(150, Double(finger) * 100 + 20), finger: finger)
    }
    let plain = bench.preview
    bench.tool.modifiersChanged(.constrained)
    #expect(zip(bench.preview, plain).allSatisfy { $0 != $1 })
  }

  @Test(arguments: ids) func movingShiftsTheWholeShape(id: String) throws {
    let bench = bench(id)
    bench.press(Point(100, 100))
    bench.move(Point(150, 120))
    let before = try #require(Rect(around: bench.recordedPreview().strokedPolylines.joined()))
    bench.tool.modifiersChanged(.moving)
    bench.move(Point(160, 145))
    bench.move(Point(170, 150))
    let after = try #require(Rect(around: bench.recordedPreview().strokedPolylines.joined()))
    #expect(after == before.offset(by: Point(20, 30)))
    bench.tool.modifiersChanged([])
    bench.release(Point(180, 150))
    let bounds = try #require(bench.drawables.first?.path.bounds)
    #expect(bounds == Rect(minX: 120, minY: 130, maxX: 180, maxY: 150))
  }

  @Test(arguments: ids) func theNextGestureIsFreeOfTheModifiersOfTheLastTool(id: String) {
    let bench = bench(id)
    bench.tool.modifiersChanged(.constrained)
    bench.tool.deactivate()
    bench.press(Point(100, 100))
    bench.move(Point(150, 120))
    #expect(
      bench.recordedPreview().strokedPolylines.joined().contains { $0.y >= 119 && $0.y < 121 })
  }

  @Test(arguments: ids) func aShapeWithoutHeightIsSeen(id: String) throws {
    let bench = bench(id)
    bench.drag(Point(10, 50), Point(110, 50))
    let drawable = try #require(bench.drawables.first)
    #expect(drawable.bounds.height >= 2)
    #expect(drawable.stroke?.width == 2)
  }

  @Test(arguments: ids) func theStyleIsThatOfNow(id: String) throws {
    let bench = bench(id)
    bench.style.strokeColor = Color(hex: 0x112233)
    bench.style.strokeWidth = 7
    bench.style.fillColor = Color(hex: 0x445566)
    bench.drag(Point(10, 50), Point(110, 90))
    let drawable = try #require(bench.drawables.first)
    #expect(drawable.stroke?.color == Color(hex: 0x112233))
    #expect(drawable.stroke?.width == 7)
    #expect(drawable.fill == (id == "line" ? nil : Color(hex: 0x445566)))
  }
}
