import DudelGeometry
import Testing

@Suite struct PathClipperTests {
  private let clipper = PathClipper(
    visible: Rect(x: 0, y: 0, width: 100, height: 100),
    limits: Rect(x: -1000, y: -1000, width: 2100, height: 2100))

  private func points(_ path: BezierPath) -> [Point] {
    path.flattened(tolerance: 0.01).flatMap(\.self)
  }

  @Test func whatCanBeSeenStaysAsItIs() {
    var path = BezierPath(polyline: [Point(x: 10, y: 10), Point(x: 90, y: 20), Point(x: 30, y: 80)])
    path.curve(
      to: Point(x: 10, y: 10), control1: Point(x: 0, y: 60), control2: Point(x: 20, y: 40))
    path.close()
    #expect(clipper.stroke(path) == path)
    #expect(clipper.fill(path).bounds?.integral == path.bounds?.integral)
  }

  @Test func partsOutsideAreLeftOut() {
    let path = BezierPath(polyline: [
      Point(x: 300, y: 0), Point(x: 200, y: 50), Point(x: 50, y: 50), Point(x: 50, y: 200),
      Point(x: 50, y: 300), Point(x: 300, y: 300),
    ])
    #expect(
      clipper.stroke(path)
        == BezierPath(polyline: [Point(x: 200, y: 50), Point(x: 50, y: 50), Point(x: 50, y: 200)]))
    #expect(clipper.stroke(path.transformed(by: .translation(Point(x: 900, y: 0)))).isEmpty)
  }

  @Test func aDotStays() {
    let dot = BezierPath(polyline: [Point(x: 5, y: 5)])
    #expect(clipper.stroke(dot) == dot)
  }

  @Test func endlessLinesGoThroughTheSamePlaces() {
    for (a, b) in [
      (Point(x: -1e9, y: -1e9), Point(x: 1e9, y: 1e9)),
      (Point(x: 50, y: -1e12), Point(x: 50, y: 1e12)),
      (Point(x: -3e7, y: 10), Point(x: 3e7, y: 90)),
    ] {
      let cut = clipper.stroke(.line(from: a, to: b))
      #expect(!cut.isEmpty && !cut.reaches(beyond: clipper.limits.inset(by: -1e-6)))
      for point in points(cut) { #expect(point.distance(toSegmentFrom: a, to: b) < 1e-3) }
    }
    #expect(clipper.stroke(.line(from: Point(x: 0, y: -1e9), to: Point(x: 1e9, y: 1e9))).isEmpty)
  }

  @Test func aFarCornerOfARectangleIsClosedNearTheNearOne() {
    let path = BezierPath.rectangle(Rect(x: 50, y: 50, width: 1e8, height: 1e8))
    let cut = clipper.stroke(path)
    #expect(!cut.reaches(beyond: clipper.limits))
    // The corner that is seen has both its sides in one go.
    let corner = Point(x: 50, y: 50)
    let joined = cut.flattened(tolerance: 1).contains { part in
      part.dropFirst().dropLast().contains(corner)
    }
    #expect(joined)
  }

  @Test func aCurveOfAMillionUnitsIsThereWhereItIsSeen() {
    var path = BezierPath()
    path.move(to: Point(x: -1e6, y: 50))
    path.curve(
      to: Point(x: 1e6, y: 50), control1: Point(x: -3e5, y: 50), control2: Point(x: 3e5, y: 50))
    let cut = clipper.stroke(path)
    #expect(!cut.isEmpty && !cut.reaches(beyond: clipper.limits))
    #expect(cut.distance(to: Point(x: 20, y: 50), tolerance: 0.01) < 1e-6)
  }

  @Test(arguments: [Point(x: 50, y: 50), Point(x: 5, y: 95), Point(x: 99, y: 1)])
  func aHugeFillingCoversTheSamePlaces(place: Point) {
    var shapes = [
      BezierPath.rectangle(Rect(minX: -1e9, minY: 20, maxX: 1e9, maxY: 1e9)),
      BezierPath.ellipse(in: Rect(minX: -2e7, minY: -2e7, maxX: 60, maxY: 2e7)),
      BezierPath(polyline: [Point(x: -1e8, y: 0), Point(x: 1e8, y: 100), Point(x: 0, y: 1e8)]),
    ]
    var frame = BezierPath.rectangle(Rect(minX: -1e7, minY: -1e7, maxX: 1e7, maxY: 1e7))
    for element in BezierPath.rectangle(Rect(minX: 40, minY: 40, maxX: 60, maxY: 60)).elements {
      switch element {
      case .move(let p): frame.move(to: p)
      case .line(let p): frame.line(to: p)
      case .curve, .close: frame.close()
      }
    }
    shapes.append(frame)
    for shape in shapes {
      let cut = clipper.fill(shape)
      #expect(!cut.reaches(beyond: clipper.limits.inset(by: -1e-6)))
      for isEvenOdd in [false, true] {
        #expect(
          cut.contains(place, tolerance: 0.01, isEvenOdd: isEvenOdd)
            == shape.contains(place, tolerance: 0.01, isEvenOdd: isEvenOdd))
      }
    }
  }

  @Test func smallStepsAreJoinedButEndsAreKept() {
    let coarse = PathClipper(visible: clipper.visible, limits: clipper.limits, detail: 1)
    let path = BezierPath(polyline: (0...100).map { Point(x: Double($0) / 10, y: 5) })
    let cut = coarse.stroke(path)
    #expect((5..<30).contains(cut.pointCount))
    #expect(points(cut).first == Point(x: 0, y: 5) && points(cut).last == Point(x: 10, y: 5))
  }

  @Test func dashesKnowHowFarTheyAre() {
    let pieces = clipper.dashedPieces(
      BezierPath(polyline: [Point(x: -5000, y: 50), Point(x: 5000, y: 50), Point(x: 5000, y: 60)]))
    #expect(pieces.count == 1)
    let first = pieces.first.flatMap { points($0.path).first }
    #expect(first == Point(x: -1000, y: 50) && pieces.first?.start == 4000)
  }

  @Test func whatIsNoNumberIsNotDrawn() {
    let path = BezierPath(polyline: [
      Point(x: 10, y: 10), Point(x: .nan, y: 20), Point(x: .infinity, y: 30), Point(x: 20, y: 20),
      Point(x: 30, y: 20),
    ])
    for point in points(clipper.stroke(path)) { #expect(point.isFinite) }
    for element in clipper.fill(path).elements {
      if case .line(let p) = element { #expect(p.isFinite) }
    }
  }
}
