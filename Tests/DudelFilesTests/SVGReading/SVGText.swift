import DudelGeometry

@testable import DudelFiles

// What reads parts of SVG texts, for texts that stand in a test.

extension SVGPathParser {
  static func parse(_ text: String) -> (path: BezierPath, isComplete: Bool) {
    var pointsLeft = 1_000_000
    return parse(SVGValue(text), pointsLeft: &pointsLeft)
  }
}

extension SVGTransform {
  static func parse(_ text: String) -> Transform? { parse(SVGValue(text)) }
}

/// An SVG text with one element.
func tree(_ element: String, _ attributes: [String: String]) -> SVGTree {
  let list = attributes.map { " \($0)='\($1)'" }.joined()
  return SVGTreeParser.parse(Array("<svg><\(element)\(list)/></svg>".utf8)).tree
}
