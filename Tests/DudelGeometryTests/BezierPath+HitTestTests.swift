import DudelGeometry
import Testing

@Suite struct BezierPathHitTestTests {
  private let square = BezierPath.rectangle(Rect(x: 0, y: 0, width: 10, height: 10))

  @Test func polylinesAreFlatAlready() {
    let points = [Point(x: 0, y: 0), Point(x: 5, y: 5), Point(x: 9, y: 0)]
    #expect(BezierPath(polyline: points).flattened(tolerance: 0.1) == [points])
  }

  @Test func aClosedPartRepeatsItsFirstPoint() {
    let corners = Rect(x: 0, y: 0, width: 10, height: 10).corners
    #expect(square.flattened(tolerance: 0.1) == [corners + [corners[0]]])
  }

  @Test func everyMoveBeginsAPartAndALoneOneIsNone() {
    var path = BezierPath.line(from: .zero, to: Point(x: 1, y: 0))
    path.move(to: Point(x: 50, y: 50))
    path.move(to: Point(x: 0, y: 5))
    path.line(to: Point(x: 1, y: 5))
    #expect(
      path.flattened(tolerance: 1) == [
        [.zero, Point(x: 1, y: 0)], [Point(x: 0, y: 5), Point(x: 1, y: 5)],
      ])
  }

  @Test func aSegmentAfterAClosedPartBeginsWhereThePartBegan() {
    var path = square
    path.line(to: Point(x: -5, y: -5))
    #expect(path.flattened(tolerance: 1).last == [.zero, Point(x: -5, y: -5)])
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func aFlattenedCurveStaysWithinTheTolerance(seed: UInt64) throws {
    var random = RandomSource(seed: seed)
    var path = BezierPath()
    path.move(to: random.point(-100...100))
    path.curve(
      to: random.point(-100...100), control1: random.point(-100...100),
      control2: random.point(-100...100))
    let fine = try #require(path.flattened(tolerance: 1e-4).first)
    for tolerance in [0.05, 0.5, 5] {
      let coarse = try #require(path.flattened(tolerance: tolerance).first)
      #expect(coarse.count <= fine.count)
      #expect(coarse.first == fine.first && coarse.last == fine.last)
      let polyline = BezierPath(polyline: coarse)
      for point in fine {
        #expect(polyline.distance(to: point, tolerance: 1) <= tolerance)
      }
    }
  }

  @Test(arguments: [0.0, -1.0, 1e-300, Double.nan])
  func anAbsurdToleranceMakesNoMoreThanSomeSegments(tolerance: Double) throws {
    let parts = BezierPath.ellipse(in: Rect(x: 0, y: 0, width: 1e6, height: 1e6))
      .flattened(tolerance: tolerance)
    #expect(try #require(parts.first).count <= 4 * 256 + 2)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e308])
  func absurdPointsDoNoHarm(value: Double) {
    var path = BezierPath()
    path.move(to: Point(x: -value, y: 0))
    path.curve(
      to: Point(x: 1, y: value), control1: Point(x: value, y: value),
      control2: Point(x: -value, y: value))
    path.close()
    #expect(path.flattened(tolerance: 0.1).count == 1)
    _ = path.contains(.zero, tolerance: 0.1)
    _ = path.distance(to: .zero, tolerance: 0.1)
    _ = path.bounds
  }

  @Test func theDistanceIsToTheLineNotToTheArea() {
    #expect(square.distance(to: Point(x: 5, y: 5), tolerance: 0.1) == 5)
    #expect(square.distance(to: Point(x: 5, y: 12), tolerance: 0.1) == 2)
    #expect(square.distance(to: Point(x: 13, y: 14), tolerance: 0.1) == 5)
    #expect(square.distance(to: Point(x: 0, y: 7), tolerance: 0.1) == 0)
  }

  @Test func aDotHasADistanceAndAnEmptyPathIsInfinitelyFar() {
    let dot = BezierPath(polyline: [Point(x: 3, y: 4)])
    #expect(dot.distance(to: .zero, tolerance: 0.1) == 5)
    #expect(BezierPath().distance(to: .zero, tolerance: 0.1) == .infinity)
  }

  @Test func theDistanceToAnEllipseIsThatOfTheCircle() {
    let circle = BezierPath.ellipse(in: Rect(x: -50, y: -50, width: 100, height: 100))
    for point in [Point.zero, Point(x: 30, y: 40), Point(x: 60, y: -80)] {
      let distance = circle.distance(to: point, tolerance: 0.01)
      #expect(abs(distance - abs(point.length - 50)) < 0.03)
    }
  }

  @Test func pointsInsideAreContainedWhicheverWayThePathTurns() {
    let backwards = BezierPath(
      polyline: Rect(x: 0, y: 0, width: 10, height: 10).corners.reversed())
    for path in [square, backwards] {
      #expect(path.contains(Point(x: 5, y: 5), tolerance: 0.1))
      for outside in [(-1.0, 5.0), (11, 5), (5, -1), (5, 11), (11, 11)] {
        #expect(!path.contains(Point(x: outside.0, y: outside.1), tolerance: 0.1))
      }
    }
  }

  @Test func openPartsCountAsClosed() {
    let path = BezierPath(polyline: [.zero, Point(x: 10, y: 0), Point(x: 0, y: 10)])
    #expect(path.contains(Point(x: 2, y: 2), tolerance: 0.1))
    #expect(!path.contains(Point(x: 8, y: 8), tolerance: 0.1))
  }

  @Test func aHoleIsOneOnlyIfItTurnsTheOtherWay() {
    func path(holeCorners: [Point]) -> BezierPath {
      var path = square
      path.move(to: holeCorners[0])
      for corner in holeCorners[1...] { path.line(to: corner) }
      path.close()
      return path
    }
    let hole = Rect(x: 3, y: 3, width: 4, height: 4).corners
    let middle = Point(x: 5, y: 5)
    #expect(path(holeCorners: hole).contains(middle, tolerance: 0.1))
    #expect(!path(holeCorners: hole.reversed()).contains(middle, tolerance: 0.1))
    #expect(path(holeCorners: hole.reversed()).contains(Point(x: 1, y: 5), tolerance: 0.1))
  }

  @Test func everyPartOfAStarIsInsideByTheNonZeroRule() {
    let star = BezierPath(
      polyline: (0..<5).map { index in
        Transform.rotation(Double(index) * 0.8 * .pi).apply(Point(x: 0, y: -10))
      })
    #expect(star.contains(.zero, tolerance: 0.1))
    #expect(star.contains(Point(x: 0, y: -8), tolerance: 0.1))
    #expect(!star.contains(Point(x: 0, y: 8), tolerance: 0.1))
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func anEllipseContainsWhatItsEquationSays(seed: UInt64) {
    var random = RandomSource(seed: seed)
    let rect = Rect(x: -40, y: -15, width: 80, height: 30)
    let ellipse = BezierPath.ellipse(in: rect)
    for _ in 0..<40 {
      let point = random.point(-45...45)
      let value = (point.x / 40) * (point.x / 40) + (point.y / 15) * (point.y / 15)
      // Too near to the line to tell.
      if abs(value - 1) < 0.01 { continue }
      #expect(ellipse.contains(point, tolerance: 0.01) == (value < 1))
    }
  }
}
