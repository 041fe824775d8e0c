import DudelGeometry
import Testing

@Suite struct RectTests {
  private let rect = Rect(x: 10, y: 20, width: 30, height: 40)

  @Test func edgesTheWrongWayRoundAreSwapped() {
    #expect(Rect(minX: 40, minY: 60, maxX: 10, maxY: 20) == rect)
    #expect(Rect(x: 40, y: 60, width: -30, height: -40) == rect)
  }

  @Test func anyTwoOppositeCornersMakeTheSameRectangle() {
    let corners = rect.corners
    for index in corners.indices {
      #expect(Rect(corner: corners[index], corner: corners[(index + 2) % 4]) == rect)
    }
  }

  @Test func extentsOriginAndCentreFollowFromTheEdges() {
    #expect(rect.width == 30 && rect.height == 40)
    #expect(rect.size == Size(width: 30, height: 40))
    #expect(rect.origin == Point(x: 10, y: 20))
    #expect(rect.centre == Point(x: 25, y: 40))
    #expect(
      rect.corners == [
        Point(x: 10, y: 20), Point(x: 40, y: 20), Point(x: 40, y: 60), Point(x: 10, y: 60),
      ])
  }

  @Test func pointsAreHeldByTheSmallestRectangleAroundThem() {
    let points = [Point(x: 3, y: -2), Point(x: -1, y: 5), Point(x: 0, y: 0)]
    #expect(Rect(around: points) == Rect(minX: -1, minY: -2, maxX: 3, maxY: 5))
    #expect(Rect(around: [Point(x: 7, y: 8)]) == Rect(x: 7, y: 8, width: 0, height: 0))
    #expect(Rect(around: [Point]()) == nil)
  }

  @Test(arguments: [
    (Point(x: 10, y: 20), true), (Point(x: 39.999, y: 59.999), true),
    (Point(x: 40, y: 30), false), (Point(x: 20, y: 60), false), (Point(x: 9.999, y: 30), false),
    (Point(x: 20, y: 19.999), false), (Point(x: .nan, y: 30), false),
  ])
  func leftAndTopEdgesAreInsideRightAndBottomAreNot(point: Point, isInside: Bool) {
    #expect(rect.contains(point) == isInside)
  }

  @Test func aRectangleHoldsItselfAndWhatLiesInside() {
    #expect(rect.contains(rect))
    #expect(rect.contains(rect.inset(by: 1)))
    #expect(!rect.contains(rect.inset(by: -1)))
    #expect(!rect.contains(rect.offset(by: Point(x: 1, y: 0))))
  }

  @Test func touchingIsIntersectingButHasNoIntersection() {
    let neighbour = rect.offset(by: Point(x: 30, y: 0))
    #expect(rect.intersects(neighbour) && neighbour.intersects(rect))
    #expect(rect.intersection(neighbour) == nil)
    #expect(!rect.intersects(rect.offset(by: Point(x: 0, y: 40.001))))
  }

  @Test func overlappingRectanglesShareTheirIntersection() {
    let other = Rect(minX: 0, minY: 50, maxX: 15, maxY: 70)
    #expect(rect.intersection(other) == Rect(minX: 10, minY: 50, maxX: 15, maxY: 60))
    #expect(rect.union(other) == Rect(minX: 0, minY: 20, maxX: 40, maxY: 70))
  }

  @Test func aUnionKeepsRectanglesWithoutArea() {
    let dot = Rect(x: 100, y: 100, width: 0, height: 0)
    #expect(dot.isEmpty)
    #expect(rect.union(dot) == Rect(minX: 10, minY: 20, maxX: 100, maxY: 100))
  }

  @Test(arguments: 0..<200 as Range<UInt64>)
  func unionAndIntersectionAgreeWithEachOther(seed: UInt64) {
    var random = RandomSource(seed: seed)
    let (a, b) = (random.rect(), random.rect())
    let union = a.union(b)
    #expect(union == b.union(a))
    #expect(union.contains(a) && union.contains(b))
    #expect(a.intersection(b) == b.intersection(a))
    if let common = a.intersection(b) {
      #expect(a.contains(common) && b.contains(common) && !common.isEmpty)
      #expect(a.intersects(b))
    }
    for _ in 0..<50 {
      let point = random.point()
      let isInBoth = a.contains(point) && b.contains(point)
      #expect((a.intersection(b)?.contains(point) ?? false) == isInBoth)
    }
  }

  @Test func anInsetStopsAtTheCentreLine() {
    #expect(rect.inset(by: 5) == Rect(minX: 15, minY: 25, maxX: 35, maxY: 55))
    #expect(rect.inset(by: 18) == Rect(minX: 25, minY: 38, maxX: 25, maxY: 42))
    #expect(rect.inset(by: 1000) == Rect(corner: rect.centre, corner: rect.centre))
    #expect(rect.inset(by: -5) == Rect(minX: 5, minY: 15, maxX: 45, maxY: 65))
  }

  @Test func wholeCoordinatesGoOutwardsAlsoBelowZero() {
    let fraction = Rect(minX: -1.5, minY: -0.25, maxX: 2.25, maxY: -0.1)
    #expect(fraction.integral == Rect(minX: -2, minY: -1, maxX: 3, maxY: 0))
    #expect(rect.integral == rect)
  }

  @Test func movingKeepsTheExtents() {
    let moved = rect.offset(by: Point(x: -15, y: 5))
    #expect(moved.origin == Point(x: -5, y: 25) && moved.size == rect.size)
  }

  @Test func onlyARectangleWithAreaIsNotEmpty() {
    #expect(!rect.isEmpty)
    #expect(Rect(x: 0, y: 0, width: 5, height: 0).isEmpty)
    #expect(Rect(x: 0, y: 0, width: 0, height: 5).isEmpty)
    #expect(Rect(x: .nan, y: 0, width: 5, height: 5).isEmpty)
  }
}
