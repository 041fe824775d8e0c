import DudelGeometry
import Testing

@Suite struct BezierPathThinningTests {
  @Test func cornersThatLieCloseAreLeftOut() {
    let path = BezierPath(polyline: [
      Point(x: 0, y: 0), Point(x: 0.4, y: 0), Point(x: 1, y: 0), Point(x: 1.2, y: 0.3),
      Point(x: 2, y: 2),
    ])
    #expect(
      path.thinned(step: 0.5)
        == BezierPath(polyline: [Point(x: 0, y: 0), Point(x: 1, y: 0), Point(x: 2, y: 2)]))
  }

  @Test func endsStayWhereTheyAre() {
    let path = BezierPath(polyline: [
      Point(x: 0, y: 0), Point(x: 3, y: 0), Point(x: 3.1, y: 0), Point(x: 3.2, y: 0.1),
    ])
    #expect(
      path.thinned(step: 0.5)
        == BezierPath(polyline: [Point(x: 0, y: 0), Point(x: 3, y: 0), Point(x: 3.2, y: 0.1)]))
    let dot = BezierPath(polyline: [Point(x: 1, y: 1)])
    #expect(dot.thinned(step: 5) == dot)
  }

  @Test func eachPartBeginsAndEndsForItself() {
    var path = BezierPath(polyline: [Point(x: 0, y: 0), Point(x: 0.1, y: 0), Point(x: 0.2, y: 0)])
    path.close()
    path.move(to: Point(x: 9, y: 9))
    path.curve(
      to: Point(x: 10, y: 10), control1: Point(x: 9.1, y: 9.1), control2: Point(x: 9.2, y: 9.2))
    path.line(to: Point(x: 10.1, y: 10))
    var expected = BezierPath(polyline: [Point(x: 0, y: 0), Point(x: 0.2, y: 0)])
    expected.close()
    expected.move(to: Point(x: 9, y: 9))
    expected.curve(
      to: Point(x: 10, y: 10), control1: Point(x: 9.1, y: 9.1), control2: Point(x: 9.2, y: 9.2))
    expected.line(to: Point(x: 10.1, y: 10))
    #expect(path.thinned(step: 0.5) == expected)
  }

  @Test func afterAPartIsClosedTheNextStepBeginsWhereThePartBegan() {
    var path = BezierPath(polyline: [Point(x: 0, y: 0), Point(x: 9, y: 0), Point(x: 9, y: 9)])
    path.close()
    path.line(to: Point(x: 9.1, y: 9.1))
    path.line(to: Point(x: 20, y: 0))
    #expect(path.thinned(step: 0.5) == path)
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func noCornerIsFartherFromTheThinnedPathThanAStep(seed: UInt64) {
    var random = RandomSource(seed: seed)
    let points = (0..<30).map { _ in
      Point(x: .random(in: 0...4, using: &random), y: .random(in: 0...4, using: &random))
    }
    let thinned = BezierPath(polyline: points).thinned(step: 0.5)
    #expect(thinned.pointCount <= points.count)
    for point in points {
      #expect(thinned.distance(to: point, tolerance: 0.01) <= 0.5 * 2.0.squareRoot())
    }
  }
}
