import DudelGeometry
import Testing

@testable import DudelFiles

@Suite struct SVGShapeTests {
  @Test func aPathIsItsData() {
    #expect(
      SVGShape.path("path", ["d": "M1 2L3 4"])
        == BezierPath.line(from: Point(x: 1, y: 2), to: Point(x: 3, y: 4)))
    #expect(SVGShape.path("path", [:])?.isEmpty == true)
  }

  @Test func aRectangleStartsAtTheOriginUnlessSaidOtherwise() {
    #expect(
      SVGShape.path("rect", ["width": "4", "height": "3"])
        == BezierPath.rectangle(Rect(x: 0, y: 0, width: 4, height: 3)))
    #expect(
      SVGShape.path("rect", ["x": "-1", "y": "2px", "width": "4", "height": "3"])
        == BezierPath.rectangle(Rect(x: -1, y: 2, width: 4, height: 3)))
  }

  @Test(arguments: [
    (["rx": "2"], 2.0, 2.0), (["ry": "3"], 3.0, 3.0), (["rx": "2", "ry": "3"], 2.0, 3.0),
    (["rx": "99", "ry": "1"], 10.0, 1.0), (["rx": "0", "ry": "3"], 0.0, 0.0),
  ])
  func aMissingRadiusIsTheOther(radii: [String: String], rx: Double, ry: Double) {
    let rect = Rect(x: 0, y: 0, width: 20, height: 20)
    let attributes = radii.merging(["width": "20", "height": "20"]) { a, _ in a }
    #expect(
      SVGShape.path("rect", attributes)
        == BezierPath.roundedRectangle(rect, radiusX: rx, radiusY: ry))
  }

  @Test func circlesAndEllipsesLieAroundTheirCentre() {
    #expect(
      SVGShape.path("circle", ["cx": "5", "cy": "6", "r": "2"])
        == BezierPath.ellipse(in: Rect(x: 3, y: 4, width: 4, height: 4)))
    #expect(
      SVGShape.path("ellipse", ["cx": "5", "cy": "6", "rx": "2", "ry": "1"])
        == BezierPath.ellipse(in: Rect(x: 3, y: 5, width: 4, height: 2)))
  }

  @Test func linesGoFromPointToPoint() {
    #expect(
      SVGShape.path("line", ["x1": "1", "y2": "4"])
        == BezierPath.line(from: Point(x: 1, y: 0), to: Point(x: 0, y: 4)))
  }

  @Test func polygonsAreClosedPolylines() {
    let points = [Point(x: 0, y: 0), Point(x: 4, y: 0), Point(x: 4, y: -3)]
    var closed = BezierPath(polyline: points)
    #expect(SVGShape.path("polyline", ["points": "0,0 4,0 4-3"]) == closed)
    #expect(SVGShape.path("polyline", ["points": "0,0 4,0 4-3 7"]) == closed)
    closed.close()
    #expect(SVGShape.path("polygon", ["points": "0,0 4,0 4-3"]) == closed)
    #expect(SVGShape.path("polygon", ["points": ""])?.isEmpty == true)
  }

  @Test(arguments: [
    ("rect", ["width": "4"]), ("rect", ["width": "-4", "height": "3"]),
    ("rect", ["width": "4", "height": "0"]), ("rect", ["width": "x", "height": "y"]),
    ("circle", ["cx": "1"]), ("circle", ["r": "-1"]), ("ellipse", ["rx": "3"]),
    ("text", ["x": "3"]), ("image", ["width": "3", "height": "3"]),
  ])
  func withoutExtentsThereIsNoShape(name: String, attributes: [String: String]) {
    #expect(SVGShape.path(name, attributes) == nil)
  }
}
