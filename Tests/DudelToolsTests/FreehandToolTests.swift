import DudelGeometry
import DudelModel
import DudelTestSupport
import Testing

@testable import DudelTools

struct FreehandToolTests {
  private let bench = ToolBench(FreehandTool())

  /// What is shown besides the ring at the first point.
  private var shown: [String] { bench.preview.filter { !$0.contains("#3b6cf6") } }

  /// Two points with handles: the path of the contract's rule.
  private func drawOneSegment() {
    bench.drag(Point(100, 100), Point(110, 100), Point(120, 100))
    bench.drag(Point(200, 200), Point(220, 230))
  }

  private let oneSegment = "M 100,100 C 120,100 180,170 200,200"

  // MARK: - The rule

  @Test func aSegmentIsTheCubicOfBothHandlesTheSecondMirrored() {
    drawOneSegment()
    #expect(bench.tool.perform(.finish))
    #expect(bench.descriptions == ["fill #aaaaaa, stroke #000000 2 round round: \(oneSegment)"])
    #expect(bench.preview.isEmpty)
  }

  @Test func theNextSegmentLeavesByTheHandleThatWasPulled() {
    drawOneSegment()
    bench.drag(Point(300, 100), Point(300, 150))
    bench.tool.deactivate()
    #expect(bench.paths == [oneSegment + " C 220,230 300,50 300,100"])
  }

  @Test func clicksGiveStraightSegments() {
    bench.tap(Point(0, 0))
    bench.tap(Point(50, 0))
    bench.tap(Point(50, 50))
    bench.tool.deactivate()
    #expect(bench.paths == ["M 0,0 C 0,0 50,0 50,0 C 50,0 50,50 50,50"])
  }

  // MARK: - The preview

  @Test func theFirstDragShowsASolidLineToItsHandle() {
    bench.press(Point(100, 100))
    bench.move(Point(120, 90))
    #expect(shown == ["stroke #000000 2 round round: M 100,100 L 120,90"])
    bench.release(Point(120, 90))
    #expect(shown.isEmpty)
    #expect(bench.tool.isDrawing)
  }

  @Test func aRingMarksTheFirstPoint() throws {
    drawOneSegment()
    let ring = try #require(bench.preview.first { $0.contains("#3b6cf6") })
    #expect(ring.contains("M 104,100 "))
  }

  @Test func fromTheSecondPointOnTheHandleIsADashedRedLineThroughIt() {
    bench.drag(Point(100, 100), Point(120, 100))
    bench.press(Point(200, 200))
    bench.move(Point(220, 230))
    let guide = "stroke #ff0000 1 butt round [10 7]: M 180,170 L 220,230"
    let segment = [
      "fill #aaaaaa: \(oneSegment)", "stroke #000000 2 round round: \(oneSegment)",
    ]
    #expect(shown == segment + [guide])
    // It stays until the next press.
    bench.release(Point(220, 230))
    #expect(shown == segment + [guide])
    bench.press(Point(300, 100))
    #expect(!shown.contains(guide))
    #expect(shown.contains("stroke #ff0000 1 butt round [10 7]: M 300,100 L 300,100"))
  }

  @Test func theGuideKeepsItsLooksAtEveryZoom() {
    bench.unitsPerPixel = 0.5
    drawOneSegment()
    #expect(shown.contains("stroke #ff0000 0.5 butt round [5 3.5]: M 180,170 L 220,230"))
  }

  // MARK: - Ends

  @Test func aPathWithoutASegmentMakesNothing() {
    bench.drag(Point(100, 100), Point(150, 100))
    #expect(bench.tool.perform(.finish))
    #expect(bench.drawables.isEmpty)
    #expect(!bench.tool.isDrawing)
  }

  @Test func aDoublePressFinishes() {
    bench.tap(Point(0, 0))
    bench.tap(Point(100, 0))
    bench.tap(Point(100, 100))
    bench.press(Point(102, 101))
    #expect(bench.paths == ["M 0,0 C 0,0 100,0 100,0 C 100,0 100,100 100,100"])
    bench.move(Point(150, 150))
    #expect(bench.preview.isEmpty)
    bench.release(Point(150, 150))
    #expect(!bench.tool.isDrawing)
    #expect(bench.drawables.count == 1)
  }

  @Test func twoSlowOrDistantPressesAreNoDoublePress() {
    bench.tap(Point(0, 0))
    bench.tap(Point(100, 0))
    bench.wait(500)
    bench.tap(Point(101, 0))
    bench.tap(Point(110, 0))
    #expect(bench.drawables.isEmpty)
    bench.tool.deactivate()
    #expect(
      bench.paths == ["M 0,0 C 0,0 100,0 100,0 C 100,0 101,0 101,0 C 101,0 110,0 110,0"])
  }

  @Test func pressesOutOfTheClocksOrderAreNoDoublePress() {
    bench.tap(Point(0, 0))
    bench.tap(Point(100, 0))
    bench.now = 5
    bench.tap(Point(100, 0))
    #expect(bench.drawables.isEmpty)
    bench.tool.deactivate()
  }

  @Test func noTimeIsTooEarlyOrTooLate() {
    let times = [Int.max, Int.min, 0, Int.max, -1, Int.min]
    for (index, time) in times.enumerated() {
      let touch = Touch(
        id: TouchID(source: 1, contact: 0), location: Point(Double(index), 0), time: time)
      bench.tool.touchesBegan([touch])
      bench.tool.touchesEnded([touch])
    }
    bench.tool.deactivate()
    #expect(!bench.tool.isDrawing)
  }

  @Test func aPressOnTheFirstPointClosesThePath() {
    bench.tap(Point(100, 100))
    bench.tap(Point(200, 100))
    bench.tap(Point(200, 200))
    bench.press(Point(105, 104))
    bench.move(Point(106, 104))
    #expect(bench.drawables.isEmpty)
    bench.release(Point(106, 104))
    #expect(
      bench.paths == [
        "M 100,100 C 100,100 200,100 200,100 C 200,100 200,200 200,200 "
          + "C 200,200 100,100 100,100 Z"
      ])
    #expect(!bench.tool.isDrawing)
  }

  @Test func theClosingPressPullsAHandleToo() {
    bench.tap(Point(100, 100))
    bench.tap(Point(200, 100))
    bench.drag(Point(103, 100), Point(100, 140))
    #expect(bench.paths == ["M 100,100 C 100,100 200,100 200,100 C 200,100 100,60 100,100 Z"])
  }

  @Test func aDoublePressOnTheFirstPointClosesAndBeginsNothing() {
    bench.tap(Point(100, 100))
    bench.tap(Point(200, 100))
    bench.tap(Point(200, 200))
    bench.tap(Point(101, 100))
    bench.tap(Point(102, 100))
    #expect(bench.paths.count == 1)
    #expect(!bench.tool.isDrawing)
    // A third one, or a slow one, begins the next path.
    bench.tap(Point(101, 100))
    #expect(bench.tool.isDrawing)
    bench.tool.deactivate()
    #expect(bench.paths.count == 1)
  }

  @Test func aPressSoonAfterTheClosingOneElsewhereBeginsTheNextPath() {
    bench.tap(Point(100, 100))
    bench.tap(Point(200, 100))
    bench.tap(Point(100, 100))
    bench.tap(Point(300, 300))
    bench.tap(Point(400, 300))
    bench.tool.deactivate()
    #expect(bench.paths.last == "M 300,300 C 300,300 400,300 400,300")
  }

  @Test func aPressAfterOneThatWasTakenBackIsNoDoublePress() {
    bench.tap(Point(0, 0))
    bench.press(Point(100, 0))
    bench.cancel(Point(100, 0))
    bench.tap(Point(100, 0))
    bench.tool.deactivate()
    #expect(bench.paths == ["M 0,0 C 0,0 100,0 100,0"])
  }

  @Test func aPressWhereASegmentWasTakenBackIsNoDoublePress() {
    bench.tap(Point(0, 0))
    bench.tap(Point(50, 0))
    bench.tap(Point(100, 0))
    #expect(bench.tool.perform(.removeLast))
    bench.tap(Point(100, 0))
    #expect(bench.drawables.isEmpty)
    bench.tool.deactivate()
    #expect(bench.paths == ["M 0,0 C 0,0 50,0 50,0 C 50,0 100,0 100,0"])
  }

  @Test func aPressBesideTheFirstPointDoesNotClose() {
    bench.tap(Point(100, 100))
    bench.tap(Point(200, 100))
    bench.tap(Point(109, 100))
    #expect(bench.drawables.isEmpty)
    bench.tool.deactivate()
    #expect(bench.paths == ["M 100,100 C 100,100 200,100 200,100 C 200,100 109,100 109,100"])
  }

  @Test func finishingInMidPressKeepsThePointThatIsDown() {
    drawOneSegment()
    bench.press(Point(300, 100))
    bench.move(Point(300, 150))
    #expect(bench.tool.perform(.finish))
    #expect(bench.paths == [oneSegment + " C 220,230 300,50 300,100"])
    bench.move(Point(0, 0))
    bench.release(Point(0, 0))
    #expect(bench.drawables.count == 1)
    #expect(!bench.tool.isDrawing)
  }

  // MARK: - Taking back

  @Test func backspaceTakesTheLastSegmentBackOneByOne() {
    drawOneSegment()
    bench.tap(Point(300, 100))
    #expect(bench.tool.perform(.removeLast))
    #expect(shown.contains("stroke #000000 2 round round: \(oneSegment)"))
    #expect(shown.contains("stroke #ff0000 1 butt round [10 7]: M 180,170 L 220,230"))
    #expect(bench.tool.perform(.removeLast))
    #expect(shown.isEmpty)
    #expect(bench.tool.isDrawing)
    #expect(bench.tool.perform(.removeLast))
    #expect(bench.preview.isEmpty)
    #expect(!bench.tool.perform(.removeLast))
    #expect(bench.drawables.isEmpty)
  }

  @Test func drawingGoesOnFromThePointBeforeTheOneTakenBack() {
    drawOneSegment()
    bench.tap(Point(300, 100))
    #expect(bench.tool.perform(.removeLast))
    bench.tap(Point(400, 400))
    bench.tool.deactivate()
    #expect(bench.paths == [oneSegment + " C 220,230 400,400 400,400"])
  }

  @Test func backspaceTakesTheHeldPointBackAndNoMore() {
    drawOneSegment()
    bench.press(Point(300, 100))
    bench.move(Point(320, 120))
    #expect(bench.tool.perform(.removeLast))
    bench.move(Point(400, 400))
    bench.release(Point(400, 400))
    bench.tap(Point(500, 500))
    bench.tool.deactivate()
    #expect(bench.paths == [oneSegment + " C 220,230 500,500 500,500"])
  }

  @Test func backspaceOnTheSecondPressKeepsTheFirstPoint() {
    bench.tap(Point(100, 100))
    bench.press(Point(200, 100))
    #expect(bench.tool.perform(.removeLast))
    #expect(bench.tool.isDrawing)
    bench.release(Point(200, 100))
    bench.tap(Point(300, 300))
    bench.tool.deactivate()
    #expect(bench.paths == ["M 100,100 C 100,100 300,300 300,300"])
  }

  @Test func moreBackspacesInOnePressTakeMoreBack() {
    bench.tap(Point(100, 100))
    bench.tap(Point(200, 100))
    bench.press(Point(300, 100))
    for _ in 0..<3 { #expect(bench.tool.canTakeBack && bench.tool.perform(.removeLast)) }
    #expect(!bench.tool.canTakeBack && !bench.tool.perform(.removeLast))
    #expect(bench.preview.isEmpty)
    bench.release(Point(300, 100))
    #expect(!bench.tool.isDrawing)
  }

  @Test func aSlowSecondTapOnTheOnlyPointMakesNothing() {
    bench.tap(Point(100, 100))
    let shown = bench.preview
    bench.wait()
    bench.press(Point(103, 101))
    #expect(bench.preview == shown)
    bench.release(Point(103, 101))
    bench.wait()
    bench.tap(Point(200, 200))
    bench.tool.deactivate()
    #expect(bench.paths == ["M 100,100 C 100,100 200,200 200,200"])
    bench.tap(Point(100, 100))
    bench.wait()
    bench.tap(Point(100, 100))
    bench.tool.deactivate()
    #expect(bench.paths.count == 1)
  }

  @Test func backspaceOnTheFirstPressDropsThePath() {
    bench.press(Point(100, 100))
    #expect(bench.tool.perform(.removeLast))
    #expect(bench.preview.isEmpty)
    bench.move(Point(150, 150))
    bench.release(Point(150, 150))
    #expect(!bench.tool.isDrawing)
    bench.tool.deactivate()
    #expect(bench.drawables.isEmpty)
  }

  @Test func escapeDropsThePath() {
    drawOneSegment()
    #expect(bench.tool.perform(.cancel))
    #expect(bench.preview.isEmpty)
    bench.tool.deactivate()
    #expect(bench.drawables.isEmpty)
  }

  @Test func escapeInMidPressDropsThePathAndTheRestOfThePress() {
    drawOneSegment()
    bench.press(Point(300, 100))
    #expect(bench.tool.perform(.cancel))
    #expect(bench.preview.isEmpty)
    bench.move(Point(320, 120))
    bench.release(Point(320, 120))
    #expect(!bench.tool.isDrawing)
    bench.tap(Point(0, 0))
    bench.tap(Point(50, 0))
    bench.tool.deactivate()
    #expect(bench.paths == ["M 0,0 C 0,0 50,0 50,0"])
  }

  @Test func aPressTakenBackLeavesThePathAsItWasBefore() {
    drawOneSegment()
    let before = bench.preview
    bench.press(Point(300, 100))
    bench.move(Point(320, 120))
    bench.cancel(Point(320, 120))
    #expect(bench.preview == before)
    bench.tool.deactivate()
    #expect(bench.paths == [oneSegment])
  }

  // MARK: - Several fingers

  @Test func furtherFingersAreIgnored() {
    bench.press(Point(100, 100), finger: 1)
    bench.press(Point(500, 500), finger: 2)
    bench.move(Point(550, 550), finger: 2)
    bench.release(Point(550, 550), finger: 2)
    bench.release(Point(120, 100), finger: 1)
    bench.press(Point(200, 200), finger: 1)
    bench.press(Point(7, 7), finger: 3)
    bench.move(Point(220, 230), finger: 1)
    bench.release(Point(220, 230), finger: 1)
    bench.move(Point(9, 9), finger: 3)
    bench.release(Point(9, 9), finger: 3)
    bench.tool.deactivate()
    #expect(bench.paths == [oneSegment])
  }

  @Test func anotherFingerMaySetTheNextPoint() {
    bench.tap(Point(0, 0), finger: 1)
    bench.tap(Point(100, 0), finger: 2)
    bench.tool.deactivate()
    #expect(bench.paths == ["M 0,0 C 0,0 100,0 100,0"])
  }
}
