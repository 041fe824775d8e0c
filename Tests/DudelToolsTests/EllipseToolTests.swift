import DudelGeometry
import DudelModel
import DudelTestSupport
import Testing

@testable import DudelTools

struct EllipseToolTests {
  private let bench = ToolBench(EllipseTool())

  @Test func anEllipseFillsTheDraggedRectangle() {
    bench.drag(Point(10, 20), Point(110, 70))
    #expect(
      bench.descriptions == [
        "fill #aaaaaa, stroke #000000 2 round round: M 110,45 C 110,58.807 87.614,70 60,70 "
          + "C 32.386,70 10,58.807 10,45 C 10,31.193 32.386,20 60,20 "
          + "C 87.614,20 110,31.193 110,45 Z"
      ])
  }

  @Test func shiftMakesACircle() throws {
    bench.tool.modifiersChanged([.constrained, .fromCentre])
    bench.drag(Point(100, 100), Point(140, 110))
    let circle = try #require(bench.drawables.first).path
    for point in circle.flattened(tolerance: 0.01).joined() {
      #expect(abs(point.distance(to: Point(100, 100)) - 40) < 0.05)
    }
  }
}
