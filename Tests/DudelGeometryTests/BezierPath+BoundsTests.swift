import DudelGeometry
import Testing

@Suite struct BezierPathBoundsTests {
  @Test func anEmptyPathHasNoBounds() {
    #expect(BezierPath().bounds == nil)
  }

  @Test func straightSegmentsAreBoundedByTheirPoints() {
    let path = BezierPath(polyline: [Point(x: -5, y: 2), Point(x: 7, y: -3), Point(x: 0, y: 9)])
    #expect(path.bounds == Rect(minX: -5, minY: -3, maxX: 7, maxY: 9))
  }

  @Test func controlPointsDoNotCount() throws {
    var path = BezierPath()
    path.move(to: .zero)
    path.curve(to: Point(x: 4, y: 0), control1: Point(x: 0, y: 8), control2: Point(x: 4, y: 8))
    let bounds = try #require(path.bounds)
    #expect(bounds.isNear(Rect(minX: 0, minY: 0, maxX: 4, maxY: 6)))
  }

  @Test func aCurveAfterAClosedPartBeginsWhereThePartBegan() throws {
    var path = BezierPath(polyline: [.zero, Point(x: 100, y: 0), Point(x: 100, y: 1000)])
    path.close()
    path.curve(to: Point(x: 0, y: -1), control1: Point(x: -8, y: 0), control2: Point(x: -8, y: -1))
    let bounds = try #require(path.bounds)
    #expect(bounds.isNear(Rect(minX: -6, minY: -1, maxX: 100, maxY: 1000)))
  }

  @Test(arguments: 0..<200 as Range<UInt64>)
  func boundsOfACurveAreExact(seed: UInt64) throws {
    var random = RandomSource(seed: seed)
    var points = (0..<4).map { _ in random.point() }
    // Also curves that are lines, quadratics or loops.
    switch seed % 8 {
    case 0: points[1] = points[0]
    case 1: points[2] = points[3]
    case 2: points[3] = points[0]
    case 3:
      let control = points[1]
      points[1] = points[0] + (control - points[0]) * (2.0 / 3)
      points[2] = points[3] + (control - points[3]) * (2.0 / 3)
    case 4: points = points.map { Point(x: $0.x, y: points[0].y) }
    default: break
    }
    var path = BezierPath()
    path.move(to: points[0])
    path.curve(to: points[3], control1: points[1], control2: points[2])
    let bounds = try #require(path.bounds)

    let samples = (0...4000).map { step in
      cubic(points, at: Double(step) / 4000)
    }
    let sampled = try #require(Rect(around: samples))
    #expect(bounds.inset(by: -1e-9).contains(sampled))
    // Near an extreme, a 4000th of the way changes a coordinate by its square.
    #expect(bounds.isNear(sampled, within: 0.01))
  }

  private func cubic(_ p: [Point], at t: Double) -> Point {
    func mix(_ a: Point, _ b: Point) -> Point { a * (1 - t) + b * t }
    let (a, b, c) = (mix(p[0], p[1]), mix(p[1], p[2]), mix(p[2], p[3]))
    return mix(mix(a, b), mix(b, c))
  }
}
