import DudelGeometry
import Testing

@Suite struct PointTests {
  @Test func sumsDifferencesAndMultiplesGoByCoordinate() {
    let (a, b) = (Point(x: 3, y: -4), Point(x: 1, y: 2))
    #expect(a + b == Point(x: 4, y: -2))
    #expect(a - b == Point(x: 2, y: -6))
    #expect(a * -2 == Point(x: -6, y: 8))
  }

  @Test func lengthAndDistanceAreEuclidean() {
    #expect(Point(x: 3, y: -4).length == 5)
    #expect(Point(x: -1, y: 2).distance(to: Point(x: 4, y: 14)) == 13)
    #expect(Point.zero.length == 0)
  }

  @Test(arguments: [
    (Point(x: 1, y: 2), Point(x: 4, y: 6), Point(x: 7, y: 10)),
    (Point(x: 5, y: 5), Point(x: 5, y: 5), Point(x: 5, y: 5)),
    (Point(x: -3, y: 8), Point.zero, Point(x: 3, y: -8)),
  ])
  func mirroringGoesAsFarBeyondTheCentre(point: Point, centre: Point, mirrored: Point) {
    #expect(point.mirrored(through: centre) == mirrored)
    #expect(mirrored.mirrored(through: centre) == point)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func onlyOrdinaryNumbersAreFinite(value: Double) {
    #expect(Point(x: 1, y: -1).isFinite)
    #expect(!Point(x: value, y: 0).isFinite)
    #expect(!Point(x: 0, y: value).isFinite)
  }

  @Test(arguments: [
    (Point(x: 5, y: 3), 3.0), (Point(x: 0, y: 0), 0.0), (Point(x: 4, y: 0), 0.0),
    (Point(x: -3, y: 4), 5.0), (Point(x: 13, y: -4), 5.0),
  ])
  func aSegmentIsMeasuredToItsNearestPlace(point: Point, distance: Double) {
    let end = Point(x: 10, y: 0)
    #expect(point.distance(toSegmentFrom: .zero, to: end) == distance)
    #expect(point.distance(toSegmentFrom: end, to: .zero) == distance)
  }

  @Test func aSegmentWithoutLengthIsAPoint() {
    let place = Point(x: 2, y: 2)
    #expect(Point(x: 5, y: 6).distance(toSegmentFrom: place, to: place) == 5)
  }
}
