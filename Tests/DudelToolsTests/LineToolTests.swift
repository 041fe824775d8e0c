import DudelGeometry
import DudelTestSupport
import Testing

@testable import DudelTools

struct LineToolTests {
  private let bench = ToolBench(LineTool())

  @Test func aLineGoesFromPressToReleaseWithoutFilling() {
    bench.drag(Point(10, 20), Point(300, 5), Point(110.5, 70))
    #expect(bench.descriptions == ["stroke #000000 2 round round: M 10,20 L 110.5,70"])
  }

  @Test func fromTheCentreTheLineReachesToBothSides() {
    bench.tool.modifiersChanged(.fromCentre)
    bench.drag(Point(100, 100), Point(150, 110))
    #expect(bench.paths == ["M 50,90 L 150,110"])
  }

  @Test func constrainedFromTheCentreItIsADiagonalThroughThePress() {
    bench.tool.modifiersChanged([.constrained, .fromCentre])
    bench.drag(Point(100, 100), Point(150, 140))
    #expect(bench.paths == ["M 55,55 L 145,145"])
  }
}
