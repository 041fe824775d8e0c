import DudelGeometry
import DudelTestSupport
import Testing

@testable import DudelTools

struct ShapeDragTests {
  private func drag(to end: Point, _ modifiers: DrawingModifiers = []) -> ShapeDrag {
    ShapeDrag(at: Point(100, 100), modifiers: modifiers).moved(to: end)
  }

  @Test func aDragSpansTheRectangleBetweenItsEnds() {
    #expect(drag(to: Point(150, 120)).rect == Rect(minX: 100, minY: 100, maxX: 150, maxY: 120))
    #expect(drag(to: Point(60, 30)).rect == Rect(minX: 60, minY: 30, maxX: 100, maxY: 100))
  }

  @Test(arguments: [
    (Point(150, 120), Rect(minX: 100, minY: 100, maxX: 150, maxY: 150)),
    (Point(60, 130), Rect(minX: 60, minY: 100, maxX: 100, maxY: 140)),
    (Point(80, 40), Rect(minX: 40, minY: 40, maxX: 100, maxY: 100)),
    (Point(110, 40), Rect(minX: 100, minY: 40, maxX: 160, maxY: 100)),
    (Point(100, 130), Rect(minX: 100, minY: 100, maxX: 130, maxY: 130)),
  ])
  func constrainedItIsASquareOfTheLongerSideTowardsThePointer(end: Point, rect: Rect) {
    #expect(drag(to: end, .constrained).rect == rect)
  }

  @Test func fromTheCentreItReachesAsFarToTheOtherSide() {
    #expect(
      drag(to: Point(150, 120), .fromCentre).rect
        == Rect(minX: 50, minY: 80, maxX: 150, maxY: 120))
    #expect(
      drag(to: Point(150, 120), [.fromCentre, .constrained]).rect
        == Rect(minX: 50, minY: 50, maxX: 150, maxY: 150))
    #expect(drag(to: Point(150, 110), .fromCentre).line == (Point(50, 90), Point(150, 110)))
  }

  @Test(arguments: [
    (Point(150, 110), Point(150, 100)), (Point(150, 140), Point(145, 145)),
    (Point(105, 150), Point(100, 150)), (Point(60, 130), Point(65, 135)),
    (Point(40, 90), Point(40, 100)), (Point(70, 60), Point(65, 65)),
    (Point(98, 20), Point(100, 20)), (Point(130, 60), Point(135, 65)),
  ])
  func aConstrainedLineGoesInStepsOf45Degrees(end: Point, shown: Point) {
    #expect(drag(to: end, .constrained).line == (Point(100, 100), shown))
  }

  @Test func movingTakesTheAnchorAlong() {
    let before = drag(to: Point(150, 120))
    let moved = before.with(modifiers: .moving).moved(to: Point(160, 140))
    #expect(moved.rect == Rect(minX: 110, minY: 120, maxX: 160, maxY: 140))
    #expect(moved.length == before.length)
    let after = moved.with(modifiers: []).moved(to: Point(170, 150))
    #expect(after.rect == Rect(minX: 110, minY: 120, maxX: 170, maxY: 150))
  }

  @Test func modifiersBendWithoutAnyMotion() {
    let plain = drag(to: Point(150, 120))
    #expect(plain.with(modifiers: .constrained).with(modifiers: []) == plain)
    #expect(
      plain.with(modifiers: .constrained).rect == Rect(minX: 100, minY: 100, maxX: 150, maxY: 150))
  }
}
