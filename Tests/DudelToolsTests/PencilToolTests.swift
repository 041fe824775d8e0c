import DudelGeometry
import DudelModel
import DudelTestSupport
import Testing

@testable import DudelTools

struct PencilToolTests {
  private let bench = ToolBench(PencilTool())

  @Test func aStrokePassesEverySampleUnrounded() {
    bench.press(Point(10, 20))
    bench.move(Point(10.25, 20.5))
    bench.move(Point(11.125, 22))
    bench.move(Point(11.125, 22))
    bench.move(Point(13, 21.875))
    bench.release(Point(14, 21))
    #expect(
      bench.descriptions == [
        "stroke #000000 2 round round: "
          + "M 10,20 L 10.25,20.5 L 11.125,22 L 11.125,22 L 13,21.875 L 14,21"
      ])
  }

  @Test func aReleaseAtTheLastPlaceAddsNoPoint() {
    bench.drag(Point(10, 20), Point(30, 20))
    #expect(bench.paths == ["M 10,20 L 30,20"])
  }

  @Test func aTapIsARoundDot() throws {
    bench.tap(Point(10, 20))
    #expect(bench.descriptions == ["stroke #000000 2 round round: M 10,20 L 10,20"])
    let dot = try #require(bench.drawables.first)
    #expect(dot.bounds == Rect(minX: 9, minY: 19, maxX: 11, maxY: 21))
  }

  @Test func theDotIsShownWhileTheFingerIsDown() {
    bench.press(Point(10, 20))
    #expect(bench.preview == ["stroke #000000 2 round round: M 10,20 L 10,20"])
    #expect(bench.damage == [Rect(minX: 9, minY: 19, maxX: 11, maxY: 21)])
  }

  @Test func quickTapsAreDotsOnly() {
    for _ in 0..<3 { bench.tap(Point(50, 50)) }
    #expect(bench.paths == Array(repeating: "M 50,50 L 50,50", count: 3))
  }

  @Test func theStyleIsThatOfThePress() {
    bench.style.strokeColor = Color(hex: 0xff0000)
    bench.style.strokeWidth = 5
    bench.press(Point(0, 0))
    bench.style.strokeColor = .black
    bench.release(Point(10, 0))
    #expect(bench.descriptions == ["stroke #ff0000 5 round round: M 0,0 L 10,0"])
  }

  @Test func thePreviewIsTheResult() {
    var random = SeededGenerator(seed: 4)
    bench.press(Point(200, 200))
    for _ in 0..<500 {
      bench.move(random.point(in: Rect(x: 0, y: 0, width: 400, height: 400)))
    }
    let preview = bench.preview
    bench.tool.deactivate()
    #expect(preview == bench.descriptions)
  }

  @Test func aMoveAsksOnlyForItsOwnSegmentToBePainted() {
    bench.press(Point(0, 0))
    for x in 1...300 { bench.move(Point(Double(x) * 3, 0)) }
    bench.clearDamage()
    bench.move(Point(910, 10))
    #expect(bench.damage == [Rect(minX: 899, minY: -1, maxX: 911, maxY: 11)])
  }

  // MARK: - Small clips

  /// Whatever a small clip can show of a long stroke must be drawn in it.
  @Test(arguments: 1...6 as ClosedRange<UInt64>)
  func aSmallClipShowsEverySegmentNearIt(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let area = Rect(x: 0, y: 0, width: 1000, height: 700)
    let points = Self.wander(2000, in: area, &random)
    bench.press(points[0])
    for point in points.dropFirst() { bench.move(point) }
    for _ in 0..<60 {
      let corner = random.point(in: area)
      let clip = Rect(x: corner.x, y: corner.y, width: 30, height: 20)
      let visible = clip.inset(by: -1)
      let drawn = Set(
        bench.recordedPreview(in: clip).strokedPolylines.flatMap { part in
          zip(part, part.dropFirst()).map { [$0, $1] }
        })
      for (a, b) in zip(points, points.dropFirst())
      where Rect(corner: a, corner: b).intersects(visible) {
        #expect(drawn.contains([a, b]), "\(a.testText) to \(b.testText) in \(clip)")
      }
    }
  }

  @Test func everyCountOfPointsIsDrawnWhole() {
    bench.press(Point(0, 0))
    for count in 1...100 {
      bench.move(Point(Double(count), Double(count % 7)))
      let drawn = bench.recordedPreview().strokedPolylines
      #expect(drawn.map(\.count) == [count + 1])
    }
  }

  @Test func aSmallClipOfALongStrokeDrawsFewPoints() {
    bench.press(Point(0, 0))
    // Ten rows of a thousand points each.
    for row in 0..<10 {
      for x in 0..<1000 {
        let along = Double(row.isMultiple(of: 2) ? x : 999 - x)
        bench.move(Point(along, Double(row) * 50))
      }
    }
    let context = bench.recordedPreview(in: Rect(x: 500, y: 90, width: 20, height: 20))
    #expect(context.pointCount > 20)
    #expect(context.pointCount < 150)
    #expect(bench.recordedPreview(in: Rect(x: 500, y: 20, width: 20, height: 10)).elements.isEmpty)
  }

  /// A walk with steps of all sizes, some of them long jumps.
  static func wander(_ count: Int, in area: Rect, _ random: inout SeededGenerator) -> [Point] {
    var points = [random.point(in: area)]
    while points.count < count {
      let isJump = Int.random(in: 0..<100, using: &random) == 0
      let last = points[points.count - 1]
      let step = random.point(in: Rect(x: -6, y: -6, width: 12, height: 12))
      let next = isJump ? random.point(in: area) : last + step
      points.append(
        Point(min(max(next.x, area.minX), area.maxX), min(max(next.y, area.minY), area.maxY)))
    }
    return points
  }
}
