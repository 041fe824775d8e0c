import DudelGeometry
import DudelTestSupport
import Testing

@testable import DudelFiles

@Suite struct SVGArcTests {
  private func path(_ text: String) -> BezierPath { SVGPathParser.parse(text).path }

  @Test(arguments: [
    ("M10 0A10 10 0 0 1 0 10", Rect(minX: 0, minY: 0, maxX: 10, maxY: 10)),
    ("M10 0A10 10 0 1 0 0 10", Rect(minX: -10, minY: -10, maxX: 10, maxY: 10)),
    ("M10 0A10 10 0 0 0 0 10", Rect(minX: 0, minY: 0, maxX: 10, maxY: 10)),
    ("M10 0A10 10 0 1 1 0 10", Rect(minX: 0, minY: 0, maxX: 20, maxY: 20)),
    ("M0 0A5 5 0 0 1 10 0", Rect(minX: 0, minY: -5, maxX: 10, maxY: 0)),
    ("M0 0A5 5 0 0 0 10 0", Rect(minX: 0, minY: 0, maxX: 10, maxY: 5)),
    ("M0 0A20 5 90 0 1 10 0", Rect(minX: 0, minY: -20, maxX: 10, maxY: 0)),
  ])
  func theFourArcsOfTwoPointsAreToldApart(text: String, bounds: Rect) throws {
    let found = try #require(path(text).bounds)
    let differences = [
      found.minX - bounds.minX, found.minY - bounds.minY, found.maxX - bounds.maxX,
      found.maxY - bounds.maxY,
    ]
    #expect(differences.allSatisfy { abs($0) < 0.01 }, "\(found)")
  }

  @Test(arguments: 0..<60 as Range<UInt64>)
  func anArcIsPartOfItsCircleFromEndToEnd(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &random) }
    let start = Point(x: number(-50...50), y: number(-50...50))
    let end = Point(x: number(-50...50), y: number(-50...50))
    let radius = start.distance(to: end) * number(0.51...3)
    let (isLarge, isSweep) = (Bool.random(using: &random), Bool.random(using: &random))
    let arc = SVGArc(
      from: start, to: end, radii: (radius, radius), angle: number(-360...360),
      isLarge: isLarge, isSweep: isSweep)
    var path = BezierPath()
    path.move(to: start)
    for (c1, c2, p) in arc.cubics { path.curve(to: p, control1: c1, control2: c2) }
    let points = try #require(path.flattened(tolerance: radius * 1e-6).first)
    #expect(points.last == end)

    // The centre lies on the middle line between the ends, to the side that the flags say.
    let middle = (start + end) * 0.5
    let half = (end - start) * 0.5
    let height = (radius * radius - half.length * half.length).squareRoot()
    let normal = Point(x: -half.y, y: half.x) * (1 / half.length)
    let centre = middle + normal * (isLarge == isSweep ? -height : height)
    for point in points {
      #expect(abs(point.distance(to: centre) / radius - 1) < 3e-4)
    }
    let length = zip(points, points.dropFirst()).reduce(0) { $0 + $1.0.distance(to: $1.1) }
    #expect(isLarge == (length > .pi * radius))
  }

  @Test func radiiTooSmallGrowUntilTheyReach() {
    let small = path("M0 0A1 1 0 0 1 10 0")
    let enough = path("M0 0A5 5 0 0 1 10 0")
    for point in small.flattened(tolerance: 0.01).joined() {
      #expect(enough.distance(to: point, tolerance: 0.001) < 0.02)
    }
  }

  @Test func negativeRadiiCountAsPositive() {
    #expect(path("M0 0A-5 -5 0 0 1 6 6") == path("M0 0A5 5 0 0 1 6 6"))
  }

  @Test(arguments: ["M0 0A0 5 0 0 1 6 6", "M0 0A5 0 0 0 1 6 6"])
  func aRadiusOfZeroMakesALine(text: String) {
    #expect(path(text) == path("M0 0L6 6"))
  }

  @Test func noWayToGoStaysThere() {
    #expect(path("M3 3A5 5 0 1 1 3 3").bounds == Rect(x: 3, y: 3, width: 0, height: 0))
  }

  @Test(arguments: [
    "M0 0A1e-200 1e-200 0 0 1 1 0", "M0 0A1e200 1e200 0 0 1 1 0", "M0 0A1e200 1e-200 0 1 1 1 1",
    "M0 0A1e308 1e308 45 1 0 1 1", "M0 0A1 1 1e308 0 1 1 1", "M0 0A1e-320 1e-320 0 0 1 1 0",
  ])
  func absurdRadiiStillReachTheEnd(text: String) throws {
    let (path, isComplete) = SVGPathParser.parse(text)
    #expect(isComplete)
    let last = try #require(Array(path.elements).last)
    switch last {
    case .line(let end), .curve(_, _, let end): #expect(end.x == 1)
    default: Issue.record("The arc is missing.")
    }
  }
}
