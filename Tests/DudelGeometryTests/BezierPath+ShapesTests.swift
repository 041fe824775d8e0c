import DudelGeometry
import Testing

@Suite struct BezierPathShapesTests {
  private let rect = Rect(x: -10, y: 20, width: 80, height: 40)

  @Test func aRectangleGoesRoundItsCorners() {
    let corners = rect.corners
    #expect(
      Array(BezierPath.rectangle(rect).elements)
        == [.move(corners[0]), .line(corners[1]), .line(corners[2]), .line(corners[3]), .close])
  }

  @Test func anEllipseFillsItsRectangle() throws {
    let bounds = try #require(BezierPath.ellipse(in: rect).bounds)
    #expect(bounds.isNear(rect))
  }

  @Test(arguments: [1.0, 10, 1000])
  func anEllipseIsWithinThreeTenThousandthsOfTheTrueOne(radius: Double) throws {
    let square = Rect(x: 5, y: -3, width: 2 * radius, height: 2 * radius)
    let parts = BezierPath.ellipse(in: square).flattened(tolerance: radius * 1e-7)
    let points = try #require(parts.first)
    #expect(points.count > 200)
    for point in points {
      let error = abs(point.distance(to: square.centre) / radius - 1)
      #expect(error < 3e-4)
    }
  }

  @Test func anEllipseWithoutExtentsStaysAtItsPlace() {
    let dot = Rect(x: 3, y: 4, width: 0, height: 0)
    #expect(BezierPath.ellipse(in: dot).bounds == dot)
  }

  @Test(arguments: [(5.0, 5.0), (100.0, 100.0), (7.0, 100.0), (100.0, 3.0), (0.001, 19.0)])
  func aRoundedRectangleFillsItsRectangleWhateverTheRadii(x: Double, y: Double) throws {
    let path = BezierPath.roundedRectangle(rect, radiusX: x, radiusY: y)
    let bounds = try #require(path.bounds)
    #expect(bounds.isNear(rect))
    // The corners are cut off, the middles of the sides are not.
    for corner in rect.corners { #expect(!path.contains(corner, tolerance: 0.001)) }
    let inner = rect.inset(by: 0.01)
    for place in [
      Point(x: inner.centre.x, y: inner.minY), Point(x: inner.maxX, y: inner.centre.y),
      Point(x: inner.centre.x, y: inner.maxY), Point(x: inner.minX, y: inner.centre.y),
    ] {
      #expect(path.contains(place, tolerance: 1e-5))
    }
  }

  @Test func tooLargeRadiiMakeAnEllipse() {
    let path = BezierPath.roundedRectangle(rect, radiusX: 1e6, radiusY: 1e6)
    let ellipse = BezierPath.ellipse(in: rect)
    for point in path.flattened(tolerance: 0.01).joined() {
      #expect(ellipse.distance(to: point, tolerance: 0.001) < 0.02)
    }
  }

  @Test(arguments: [(0.0, 5.0), (5.0, 0.0), (-3.0, 5.0), (0.0, 0.0)])
  func withoutARadiusTheCornersAreSharp(x: Double, y: Double) {
    let path = BezierPath.roundedRectangle(rect, radiusX: x, radiusY: y)
    #expect(path == BezierPath.rectangle(rect))
  }

  @Test func aRectangleWithoutExtentsIsNotRounded() {
    let flat = Rect(x: 0, y: 0, width: 10, height: 0)
    #expect(BezierPath.roundedRectangle(flat, radius: 3) == BezierPath.rectangle(flat))
  }

  @Test func oneRadiusServesBothDirections() {
    #expect(
      BezierPath.roundedRectangle(rect, radius: 6)
        == BezierPath.roundedRectangle(rect, radiusX: 6, radiusY: 6))
  }
}
