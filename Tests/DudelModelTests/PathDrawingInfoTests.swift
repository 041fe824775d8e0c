import DudelGeometry
import DudelModel
import Testing

@Suite struct PathDrawingInfoTests {
  private let square = BezierPath.rectangle(Rect(x: 0, y: 0, width: 100, height: 100))

  private func shape(
    _ path: BezierPath, stroke: StrokeStyle? = nil, fill: Color? = nil
  ) throws -> PathDrawingInfo {
    try #require(PathDrawingInfo(path: path, stroke: stroke, fill: fill))
  }

  @Test func anEmptyPathIsRefused() {
    #expect(PathDrawingInfo(path: BezierPath(), stroke: nil, fill: .black) == nil)
    let stroke = StrokeStyle(color: .black, width: 2)
    #expect(PathDrawingInfo(path: BezierPath(), stroke: stroke, fill: nil) == nil)
  }

  @Test func withoutALineTheBoundsAreThoseOfThePath() throws {
    #expect(
      try shape(square, fill: .black).bounds == Rect(x: 0, y: 0, width: 100, height: 100))
  }

  @Test(arguments: [StrokeStyle.Join.round, .bevel, .miter], [0.5, 2.0, 40.0])
  func boundsCoverTheLine(join: StrokeStyle.Join, width: Double) throws {
    let stroke = StrokeStyle(color: .black, width: width, cap: .butt, join: join)
    let half = width / 2
    let ink = Rect(minX: -half, minY: -half, maxX: 100 + half, maxY: 100 + half)
    #expect(try shape(square, stroke: stroke).bounds.contains(ink))
  }

  @Test func boundsCoverTheTipsOfATurnedSquaresMitres() throws {
    let turned = square.transformed(by: .rotation(.pi / 4))
    let stroke = StrokeStyle(color: .black, width: 10, cap: .butt, join: .miter)
    let tip = (100 * 2.0.squareRoot()) / 2 + 5 * 2.0.squareRoot()
    let bounds = try shape(turned, stroke: stroke).bounds
    #expect(bounds.minX <= -tip + 1e-9 && bounds.maxX >= tip - 1e-9)
  }

  @Test func boundsCoverTheTipsOfSharpCorners() throws {
    let sharp = BezierPath(polyline: [.zero, Point(x: 100, y: 10), Point(x: 0, y: 20)])
    var stroke = StrokeStyle(color: .black, width: 10, cap: .butt, join: .miter)
    // Half the width, as much further as the corner is sharper than a straight line.
    let side = Point(x: 100, y: 10).length
    let tip = 100 + 5 * side / 10
    stroke.miterLimit = 20
    #expect(abs(try shape(sharp, stroke: stroke).bounds.maxX - tip) < 1e-9)
    stroke.miterLimit = 10
    #expect(try shape(sharp, stroke: stroke).bounds.maxX == 105)
  }

  @Test func aRectanglesBoundsAreItsInk() throws {
    let stroke = StrokeStyle(color: .black, width: 10, cap: .butt, join: .miter)
    let bounds = try shape(square, stroke: stroke).bounds
    #expect(bounds == Rect(x: -5, y: -5, width: 110, height: 110))
  }

  @Test func boundsCoverTheCornersOfSlantedSquareEnds() throws {
    let line = BezierPath.line(from: .zero, to: Point(x: 30, y: 30))
    let stroke = StrokeStyle(color: .black, width: 10, cap: .square, join: .round)
    let corner = 5 * 2.0.squareRoot()
    let bounds = try shape(line, stroke: stroke).bounds
    #expect(bounds.minX <= -corner + 1e-9 && bounds.maxY >= 30 + corner - 1e-9)
  }

  @Test func aDotIsAsLargeAsItsLineIsWide() throws {
    let dot = BezierPath(polyline: [Point(x: 10, y: 20)])
    let stroke = StrokeStyle(color: .black, width: 6)
    let bounds = try shape(dot, stroke: stroke).bounds
    #expect(bounds == Rect(minX: 7, minY: 17, maxX: 13, maxY: 23))
    #expect(try shape(dot, stroke: stroke).isHit(at: Point(x: 12, y: 20), tolerance: 0))
  }

  @Test func theFillingIsDrawnBelowTheLine() throws {
    let stroke = StrokeStyle(color: .white, width: 2)
    let context = RecordingContext()
    try shape(square, stroke: stroke, fill: .black).draw(in: context)
    try shape(square, stroke: stroke).draw(in: context)
    try shape(square, fill: .black).draw(in: context)
    try shape(square).draw(in: context)
    #expect(
      context.calls == [
        .fill(square, .black), .stroke(square, stroke), .stroke(square, stroke),
        .fill(square, .black),
      ])
  }

  @Test func aHollowShapeIsHitOnItsLineOnly() throws {
    let hollow = try shape(square, stroke: StrokeStyle(color: .black, width: 4))
    #expect(hollow.isHit(at: Point(x: 1.9, y: 50), tolerance: 0))
    #expect(hollow.isHit(at: Point(x: -1.9, y: 50), tolerance: 0))
    #expect(!hollow.isHit(at: Point(x: 2.1, y: 50), tolerance: 0))
    #expect(!hollow.isHit(at: Point(x: 50, y: 50), tolerance: 10))
  }

  @Test func aFilledShapeIsHitInside() throws {
    let filled = try shape(square, fill: .black)
    #expect(filled.isHit(at: Point(x: 50, y: 50), tolerance: 0))
    #expect(!filled.isHit(at: Point(x: -1, y: 50), tolerance: 0))
    #expect(filled.isHit(at: Point(x: -1, y: 50), tolerance: 2))
    #expect(filled.isHit(at: Point(x: 101, y: 101), tolerance: 2))
    #expect(!filled.isHit(at: Point(x: 110, y: 50), tolerance: 2))
  }

  @Test func aThinLineIsHitWithinTheTolerance() throws {
    let line = BezierPath.line(from: .zero, to: Point(x: 100, y: 0))
    let thin = try shape(line, stroke: StrokeStyle(color: .black, width: 1))
    #expect(thin.isHit(at: Point(x: 50, y: 0), tolerance: 0))
    #expect(!thin.isHit(at: Point(x: 50, y: 3), tolerance: 0))
    for y in [3.0, -3] { #expect(thin.isHit(at: Point(x: 50, y: y), tolerance: 4)) }
    #expect(!thin.isHit(at: Point(x: 50, y: 5), tolerance: 4))
    #expect(!thin.isHit(at: Point(x: 105, y: 0), tolerance: 4))
  }

  @Test func theToleranceIsTheSameOnEverySide() throws {
    let line = BezierPath.line(from: .zero, to: Point(x: 100, y: 0))
    let thick = try shape(line, stroke: StrokeStyle(color: .black, width: 2))
    #expect(thick.isHit(at: Point(x: 50, y: -4), tolerance: 3))
    #expect(thick.isHit(at: Point(x: 50, y: 4), tolerance: 3))
    #expect(thick.isHit(at: Point(x: -4, y: 0), tolerance: 3))
    #expect(thick.isHit(at: Point(x: 104, y: 0), tolerance: 3))
  }

  @Test func aCurveIsHitWhereItRunsNotInItsBounds() throws {
    let circle = BezierPath.ellipse(in: Rect(x: 0, y: 0, width: 100, height: 100))
    let ring = try shape(circle, stroke: StrokeStyle(color: .black, width: 2), fill: .white)
    #expect(ring.isHit(at: Point(x: 50, y: 50), tolerance: 0))
    #expect(!ring.isHit(at: Point(x: 5, y: 5), tolerance: 2))
    let edge = 50 - 50 / 2.0.squareRoot()
    #expect(ring.isHit(at: Point(x: edge, y: edge), tolerance: 0.5))
  }

  @Test func transformingTakesTheLineAlong() throws {
    let stroke = StrokeStyle(color: .black, width: 3)
    let original = try shape(square, stroke: stroke, fill: .white)
    let large = original.transformed(by: .scale(x: 2, y: 2))
    #expect(large.stroke?.width == 6 && large.fill == .white)
    #expect(large.path == square.transformed(by: .scale(x: 2, y: 2)))
    #expect(large.bounds == Rect(minX: -3, minY: -3, maxX: 203, maxY: 203))
    let moved = original.transformed(by: .translation(Point(x: -10, y: 5)))
    #expect(moved.stroke == stroke)
    #expect(moved.bounds == original.bounds.offset(by: Point(x: -10, y: 5)))
    #expect(moved.transformed(by: .translation(Point(x: 10, y: -5))) == original)
  }

  @Test func tintingChangesColoursAndNothingElse() throws {
    let stroke = StrokeStyle(color: .white, width: 3, cap: .butt, join: .miter, dashes: [1, 2])
    let blue = Color(hex: 0x3b6cf6)
    let tinted = try shape(square, stroke: stroke, fill: .black).tinted(blue)
    var expected = stroke
    expected.color = blue
    #expect(tinted == (try shape(square, stroke: expected, fill: blue)))
    #expect(try shape(square, stroke: stroke).tinted(blue).fill == nil)
    #expect(try shape(square, fill: .black).tinted(blue).stroke == nil)
  }
}
