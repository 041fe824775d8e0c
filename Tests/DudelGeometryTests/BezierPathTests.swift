import DudelGeometry
import Testing

@Suite struct BezierPathTests {
  private let a = Point(x: 1, y: 2)
  private let b = Point(x: 3, y: 4)
  private let c = Point(x: 5, y: 6)

  @Test func aNewPathIsEmpty() {
    #expect(BezierPath().isEmpty)
    #expect(Array(BezierPath().elements).isEmpty)
    #expect(BezierPath(polyline: [Point]()).isEmpty)
  }

  @Test func elementsComeBackInOrder() {
    var path = BezierPath()
    path.move(to: a)
    path.line(to: b)
    path.curve(to: c, control1: a, control2: b)
    path.close()
    path.move(to: c)
    #expect(
      Array(path.elements) == [.move(a), .line(b), .curve(a, b, c), .close, .move(c)])
  }

  @Test func aPolylineIsAMoveAndLines() {
    #expect(
      Array(BezierPath(polyline: [a, b, c]).elements) == [.move(a), .line(b), .line(c)])
  }

  @Test func aPolylineOfOnePointIsADot() {
    #expect(Array(BezierPath(polyline: [a]).elements) == [.move(a), .line(a)])
    #expect(BezierPath(polyline: [a]).bounds == Rect(corner: a, corner: a))
  }

  @Test func removingTheLastElementLeavesTheOthers() {
    var path = BezierPath()
    path.move(to: a)
    var shorter = [path]
    path.line(to: b)
    shorter.append(path)
    path.curve(to: c, control1: b, control2: a)
    shorter.append(path)
    path.close()
    while let expected = shorter.popLast() {
      path.removeLast()
      #expect(path == expected)
    }
    path.removeLast()
    path.removeLast()
    #expect(path == BezierPath())
  }

  @Test func transformingMovesEveryPoint() {
    var path = BezierPath(polyline: [a, b])
    path.curve(to: c, control1: b, control2: a)
    path.close()
    let move = Transform.translation(Point(x: 10, y: 20))
    let moved = [a, b, c].map(move.apply)
    #expect(
      Array(path.transformed(by: move).elements)
        == [.move(moved[0]), .line(moved[1]), .curve(moved[1], moved[0], moved[2]), .close])
  }

  @Test func pathsAreEqualByTheirElements() {
    var path = BezierPath()
    path.move(to: a)
    path.line(to: b)
    #expect(path == BezierPath.line(from: a, to: b))
    #expect(path != BezierPath.line(from: b, to: a))
  }
}
