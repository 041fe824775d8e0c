import DudelGeometry
import Testing

@testable import DudelFiles

@Suite struct SVGTransformTests {
  @Test(arguments: [
    ("", Point(x: 3, y: 4)), ("translate(10)", Point(x: 13, y: 4)),
    ("translate(10,20)", Point(x: 13, y: 24)), ("scale(2)", Point(x: 6, y: 8)),
    ("scale(2 -1)", Point(x: 6, y: -4)), ("rotate(90)", Point(x: -4, y: 3)),
    ("rotate(180 3 3)", Point(x: 3, y: 2)), ("rotate(90, 3, 4)", Point(x: 3, y: 4)),
    ("matrix(1 2 3 4 5 6)", Point(x: 20, y: 28)), ("skewX(45)", Point(x: 7, y: 4)),
    ("skewY(45)", Point(x: 3, y: 7)),
    ("translate(10 0) scale(2)", Point(x: 16, y: 8)),
    ("scale(2),translate(10 0)", Point(x: 26, y: 8)),
    (" translate ( 1 , 2 )\n\trotate(-90) ", Point(x: 5, y: -1)),
    ("translate(1-1)scale(.5.5)", Point(x: 2.5, y: 1)),
  ])
  func aListOfTransformsIsOne(text: String, place: Point) throws {
    let transform = try #require(SVGTransform.parse(text))
    #expect(transform.apply(Point(x: 3, y: 4)).distance(to: place) < 1e-9)
  }

  @Test(arguments: [
    "translate", "translate(", "translate()", "translate(1", "translate(1 2 3)", "scale()",
    "rotate(1 2)", "matrix(1 2 3 4 5)", "matrix(1 2 3 4 5 6 7)", "turn(5)", "(1)", "5",
    "translate(1))", "translate(1) x", "translate(1em)", "translate(1e309)", "Translate(1)", "ß",
  ])
  func malformedListsAreNone(text: String) {
    #expect(SVGTransform.parse(text) == nil)
  }
}
