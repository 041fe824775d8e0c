import DudelEditor
import DudelGeometry
import DudelTestSupport
import DudelTools
import Testing

@testable import DudelX11

/// Every pointer on the screen is a hand of its own.
struct PointerHandsTests {
  private var hands = PointerHands()
  private let left = 2
  private let right = 12
  private let leftMouse = 6
  private let rightMouse = 16

  private func press(_ source: Int, _ x: Double) -> RawPointerEvent {
    .press(source: source, button: 1, Point(x, x), time: 1)
  }

  private func release(_ source: Int, _ x: Double) -> RawPointerEvent {
    .release(source: source, button: 1, Point(x, x), time: 1)
  }

  private func contact(_ source: Int, _ x: Double) -> Contact {
    Contact(id: TouchID(source: source, contact: 0), location: Point(x, x), time: 1)
  }

  @Test mutating func oneHandsHoverNeitherEndsNorJoinsTheOthersStroke() {
    #expect(hands.handle(press(leftMouse, 1), of: left) == [.pressed(contact(leftMouse, 1))])
    let hover = RawPointerEvent.motion(
      source: rightMouse, Point(50, 50), time: 1, isButtonDown: false)
    #expect(hands.handle(hover, of: right) == [.hovered(Point(50, 50))])
    #expect(hands.handle(.leave, of: right) == [.pointerLeft])
    #expect(
      hands.handle(.enter(source: rightMouse, Point(9, 9), isButtonDown: false), of: right)
        == [.hovered(Point(9, 9))])
    #expect(hands.handle(release(leftMouse, 1), of: left) == [.released(contact(leftMouse, 1))])
  }

  @Test mutating func bothHandsDrawAtOnce() {
    _ = hands.handle(press(leftMouse, 1), of: left)
    #expect(hands.handle(press(rightMouse, 5), of: right) == [.pressed(contact(rightMouse, 5))])
    let motion = RawPointerEvent.motion(
      source: leftMouse, Point(2, 2), time: 1, isButtonDown: true)
    #expect(hands.handle(motion, of: left) == [.moved(contact(leftMouse, 2))])
    #expect(hands.handle(release(leftMouse, 2), of: left) == [.released(contact(leftMouse, 2))])
    #expect(
      hands.handle(release(rightMouse, 5), of: right) == [.released(contact(rightMouse, 5))])
  }

  @Test mutating func aHandThatGoesEndsOnlyItsOwn() {
    _ = hands.handle(press(leftMouse, 1), of: left)
    _ = hands.handle(press(rightMouse, 5), of: right)
    #expect(hands.remove(right) == [.lost(contact(rightMouse, 5).id)])
    #expect(hands.handle(release(leftMouse, 1), of: left) == [.released(contact(leftMouse, 1))])
  }

  @Test mutating func aDeviceThatGoesEndsItsStroke() {
    _ = hands.handle(press(leftMouse, 1), of: left)
    _ = hands.handle(press(rightMouse, 5), of: right)
    #expect(hands.remove(leftMouse) == [.lost(contact(leftMouse, 1).id)])
    #expect(hands.remove(leftMouse).isEmpty)
  }

  @Test mutating func devicesKeepTheirKind() {
    hands.absoluteSources = [8]
    _ = hands.handle(press(leftMouse, 1), of: left)
    let hover = RawPointerEvent.motion(source: 8, Point(50, 50), time: 1, isButtonDown: true)
    #expect(hands.handle(hover, of: left).isEmpty)
    #expect(hands.handle(release(leftMouse, 50), of: left) == [.lost(contact(leftMouse, 1).id)])
  }

  @Test mutating func afterALossNothingComesOfTheOldPresses() {
    _ = hands.handle(press(leftMouse, 1), of: left)
    hands.loseAll()
    #expect(hands.handle(release(leftMouse, 1), of: left).isEmpty)
  }
}
