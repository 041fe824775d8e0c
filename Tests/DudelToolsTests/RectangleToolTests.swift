import DudelGeometry
import DudelTestSupport
import Testing

@testable import DudelTools

struct RectangleToolTests {
  private let bench = ToolBench(RectangleTool())

  @Test func aRectangleIsFilledAndHasSharpCorners() {
    bench.drag(Point(10, 20), Point(110, 70))
    #expect(
      bench.descriptions == [
        "fill #aaaaaa, stroke #000000 2 butt miter: M 10,20 L 110,20 L 110,70 L 10,70 Z"
      ])
  }

  @Test func shiftMakesASquareAndAltCentresIt() {
    bench.press(Point(100, 100))
    bench.move(Point(150, 120))
    bench.tool.modifiersChanged(.constrained)
    bench.tool.modifiersChanged([.constrained, .fromCentre])
    bench.release(Point(150, 120))
    #expect(bench.paths == ["M 50,50 L 150,50 L 150,150 L 50,150 Z"])
  }
}
