import DudelGeometry
import DudelTestSupport
import Testing

@testable import DudelFiles

@Suite struct SVGBasicShapeTests {
  private func path(_ shape: SVGBasicShape) -> BezierPath {
    switch shape {
    case .rect(let x, let y, let width, let height, let rx, let ry):
      .roundedRectangle(Rect(x: x, y: y, width: width, height: height), radiusX: rx, radiusY: ry)
    case .ellipse(let centre, let rx, let ry): .ellipse(centre: centre, radiusX: rx, radiusY: ry)
    case .line(let start, let end): .line(from: start, to: end)
    }
  }

  @Test func plainShapesAreKnown() {
    let rect = Rect(x: 10, y: 20, width: 30.5, height: 40)
    #expect(
      SVGBasicShape(.rectangle(rect))
        == .rect(x: 10, y: 20, width: 30.5, height: 40, rx: 0, ry: 0))
    #expect(
      SVGBasicShape(.roundedRectangle(rect, radiusX: 4, radiusY: 8))
        == .rect(x: 10, y: 20, width: 30.5, height: 40, rx: 4, ry: 8))
    #expect(
      SVGBasicShape(.ellipse(in: rect))
        == .ellipse(centre: Point(x: 25.25, y: 40), rx: 15.25, ry: 20))
    #expect(
      SVGBasicShape(.line(from: .zero, to: Point(x: 3, y: 4)))
        == .line(from: .zero, to: Point(x: 3, y: 4)))
  }

  @Test func othersAreNot() {
    let rect = Rect(x: 0, y: 0, width: 30, height: 40)
    var open = BezierPath.rectangle(rect)
    open.removeLast()
    var longer = BezierPath.ellipse(in: rect)
    longer.line(to: .zero)
    let turned = BezierPath.rectangle(rect).transformed(by: .rotation(0.1))
    let flat = BezierPath.rectangle(Rect(x: 0, y: 0, width: 30, height: 0))
    let pencil = BezierPath(polyline: [.zero, Point(x: 1, y: 2), Point(x: 3, y: 4)])
    for path in [open, longer, turned, flat, pencil, BezierPath()] {
      #expect(SVGBasicShape(path) == nil)
    }
  }

  @Test func whatIsKnownReadsBackExactly() {
    var random = SeededGenerator(seed: 7)
    var known = 0
    for _ in 0..<2000 {
      func number() -> Double { .random(in: -900...900, using: &random) }
      let rect = Rect(minX: number(), minY: number(), maxX: number(), maxY: number())
      let radii = (abs(number()) / 10, abs(number()) / 10)
      for original in [
        BezierPath.rectangle(rect), .ellipse(in: rect),
        .roundedRectangle(rect, radiusX: radii.0, radiusY: radii.1),
      ] {
        guard let shape = SVGBasicShape(original) else { continue }
        known += 1
        #expect(path(shape) == original)
      }
    }
    #expect(known > 3000)
  }
}
