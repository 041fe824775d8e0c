import DudelGeometry
import Testing

@Suite struct BezierPathCuttingTests {
  private static let rect = Rect(x: 0, y: 0, width: 10, height: 10)

  private func points(_ path: BezierPath) -> [Point] {
    path.elements.compactMap { element in
      switch element {
      case .move(let p), .line(let p): p
      default: nil
      }
    }
  }

  @Test func aFillingStaysTheSameInside() {
    var path = BezierPath.ellipse(in: Rect(minX: -1e9, minY: -30, maxX: 5, maxY: 40))
    path.append(.rectangle(Rect(minX: 2, minY: -1e12, maxX: 3, maxY: 1e12)))
    let cut = path.filling(within: Self.rect, tolerance: 1e-6)
    #expect(cut.bounds.map(Self.rect.contains) == true)
    for x in stride(from: 0.25, to: 10, by: 0.5) {
      for y in stride(from: 0.25, to: 10, by: 0.5) {
        let point = Point(x: x, y: y)
        for isEvenOdd in [false, true] {
          #expect(
            cut.contains(point, tolerance: 1e-6, isEvenOdd: isEvenOdd)
              == path.contains(point, tolerance: 1e-6, isEvenOdd: isEvenOdd))
        }
      }
    }
  }

  @Test func whatIsElsewhereLeavesNothing() {
    let far = BezierPath.ellipse(in: Rect(x: 100, y: 100, width: 50, height: 50))
    #expect(far.filling(within: Self.rect, tolerance: 0.1).isEmpty)
    #expect(far.line(within: Self.rect, tolerance: 0.1).isEmpty)
  }

  @Test func aLineIsCutWhereItLeaves() {
    let path = BezierPath(polyline: [
      Point(x: -5, y: 5), Point(x: 5, y: 5), Point(x: 5, y: 25), Point(x: 8, y: 25),
      Point(x: 8, y: -1e6),
    ])
    let pieces = path.line(within: Self.rect, tolerance: 0.1)
    #expect(
      pieces.map { points($0.path) } == [
        [Point(x: 0, y: 5), Point(x: 5, y: 5), Point(x: 5, y: 10)],
        [Point(x: 8, y: 10), Point(x: 8, y: 0)],
      ])
    #expect(pieces.map(\.distance) == [5, 48])
  }

  @Test func aClosedLineGoesOnWhereItBegan() {
    var path = BezierPath(polyline: [
      Point(x: 5, y: 5), Point(x: 50, y: 5), Point(x: 50, y: 8), Point(x: 5, y: 8),
    ])
    path.close()
    let pieces = path.line(within: Self.rect, tolerance: 0.1)
    #expect(
      pieces.map { points($0.path) } == [
        [Point(x: 10, y: 8), Point(x: 5, y: 8), Point(x: 5, y: 5), Point(x: 10, y: 5)]
      ])
  }

  @Test func whatIsWhollyInsideStaysClosed() {
    let path = BezierPath.rectangle(Self.rect.inset(by: 1))
    #expect(path.line(within: Self.rect, tolerance: 0.1).map(\.path) == [path])
  }

  @Test func curvesBecomeFineEnough() {
    let circle = BezierPath.ellipse(in: Rect(minX: -1000, minY: -1000, maxX: 1000, maxY: 1000))
    let near = Rect(x: 690, y: 690, width: 40, height: 40)
    let pieces = circle.line(within: near, tolerance: 0.01)
    #expect(!pieces.isEmpty)
    for point in pieces.flatMap({ points($0.path) }) {
      // The four cubics are no further than this from the circle.
      #expect(abs(point.length - 1000) < 0.3)
    }
  }

  @Test(arguments: [Double.nan, .infinity, 1e300])
  func whatIsNoNumberHarmsNothing(number: Double) {
    var path = BezierPath(polyline: [Point(x: 1, y: 1), Point(x: number, y: 5)])
    path.curve(to: .zero, control1: Point(x: number, y: number), control2: Point(x: 1, y: 2))
    let pieces = path.line(within: Self.rect, tolerance: 0.1)
    let filling = path.filling(within: Self.rect, tolerance: 0.1)
    for point in pieces.flatMap({ points($0.path) }) + points(filling) {
      #expect(point.isFinite)
    }
  }
}
