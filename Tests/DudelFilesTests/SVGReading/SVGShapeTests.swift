import DudelGeometry
import Testing

@testable import DudelFiles

@Suite struct SVGShapeTests {
  private func path(_ element: String, _ attributes: [String: String]) -> BezierPath? {
    let tree = tree(element, attributes)
    let lengths = SVGLengths(viewport: Size(width: 200, height: 100))
    var pointsLeft = 1000
    return SVGShape(tree: tree, lengths: lengths).path(
      tree.element(1), 1, pointsLeft: &pointsLeft)
  }

  @Test func aPathIsItsData() {
    #expect(
      path("path", ["d": "M1 2L3 4"])
        == BezierPath.line(from: Point(x: 1, y: 2), to: Point(x: 3, y: 4)))
    #expect(path("path", ["d": ""])?.isEmpty == true)
    #expect(path("path", [:]) == nil)
  }

  @Test func aRectangleStartsAtTheOriginUnlessSaidOtherwise() {
    #expect(
      path("rect", ["width": "4", "height": "3"])
        == BezierPath.rectangle(Rect(x: 0, y: 0, width: 4, height: 3)))
    #expect(
      path("rect", ["x": "-1", "y": "2px", "width": "4", "height": "3"])
        == BezierPath.rectangle(Rect(x: -1, y: 2, width: 4, height: 3)))
  }

  @Test(arguments: [
    (["rx": "2"], 2.0, 2.0), (["ry": "3"], 3.0, 3.0), (["rx": "2", "ry": "3"], 2.0, 3.0),
    (["rx": "99", "ry": "1"], 10.0, 1.0), (["rx": "0", "ry": "3"], 0.0, 0.0),
    (["rx": "-1", "ry": "3"], 3.0, 3.0), (["rx": "-1"], 0.0, 0.0), (["rx": "1%"], 2.0, 2.0),
  ])
  func aMissingRadiusIsTheOther(radii: [String: String], rx: Double, ry: Double) {
    let rect = Rect(x: 0, y: 0, width: 20, height: 20)
    let attributes = radii.merging(["width": "20", "height": "20"]) { a, _ in a }
    #expect(
      path("rect", attributes)
        == BezierPath.roundedRectangle(rect, radiusX: rx, radiusY: ry))
  }

  @Test func circlesAndEllipsesLieAroundTheirCentre() {
    #expect(
      path("circle", ["cx": "5", "cy": "6", "r": "2"])
        == BezierPath.ellipse(in: Rect(x: 3, y: 4, width: 4, height: 4)))
    #expect(
      path("ellipse", ["cx": "5", "cy": "6", "rx": "2", "ry": "1"])
        == BezierPath.ellipse(in: Rect(x: 3, y: 5, width: 4, height: 2)))
  }

  @Test func anEllipseOfOneRadiusIsACircle() {
    let circle = BezierPath.ellipse(in: Rect(x: -3, y: -3, width: 6, height: 6))
    #expect(path("ellipse", ["rx": "3"]) == circle && path("ellipse", ["ry": "3"]) == circle)
  }

  @Test(arguments: [
    ("3", 3.0), ("3px", 3), ("3pt", 4), ("1pc", 16), ("1in", 96), ("2.54cm", 96), ("25.4mm", 96),
    ("2em", 24), ("2ex", 12), ("50%", 100), ("1e1", 10), ("1e1px", 10),
  ])
  func lengthsHaveUnits(text: String, width: Double) throws {
    let bounds = try #require(path("rect", ["width": text, "height": "1"])?.bounds)
    #expect(abs(bounds.width - width) < 1e-12)
  }

  @Test func linesGoFromPointToPoint() {
    #expect(
      path("line", ["x1": "1", "y2": "4"])
        == BezierPath.line(from: Point(x: 1, y: 0), to: Point(x: 0, y: 4)))
  }

  @Test func polygonsAreClosedPolylines() {
    let points = [Point(x: 0, y: 0), Point(x: 4, y: 0), Point(x: 4, y: -3)]
    var closed = BezierPath(polyline: points)
    #expect(path("polyline", ["points": "0,0 4,0 4-3"]) == closed)
    #expect(path("polyline", ["points": "0,0 4,0 4-3 7"]) == closed)
    closed.close()
    #expect(path("polygon", ["points": "0,0 4,0 4-3"]) == closed)
    #expect(path("polygon", ["points": ""]) == nil && path("polyline", ["points": "1 2"]) == nil)
  }

  @Test(arguments: [
    ("rect", ["width": "4"]), ("rect", ["width": "-4", "height": "3"]),
    ("rect", ["width": "4", "height": "0"]), ("rect", ["width": "x", "height": "y"]),
    ("circle", ["cx": "1"]), ("circle", ["r": "-1"]), ("ellipse", ["rx": "0"]),
    ("text", ["x": "3"]), ("image", ["width": "3", "height": "3"]),
  ])
  func withoutExtentsThereIsNoShape(name: String, attributes: [String: String]) {
    #expect(path(name, attributes) == nil)
  }
}
