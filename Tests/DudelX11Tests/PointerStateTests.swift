import DudelEditor
import DudelGeometry
import DudelTestSupport
import Testing

@testable import DudelX11

/// What mice, pens and fingers report becomes contacts with exactly one end each.
struct PointerStateTests {
  private let mouse = 6
  private let otherMouse = 7
  private let pen = 8
  private let screen = 9

  private func state() -> PointerState {
    var state = PointerState()
    state.absoluteSources = [pen]
    state.touchSources = [screen]
    return state
  }

  /// What a sequence of reports comes to, a line each.
  private func play(_ events: [RawPointerEvent]) -> [String] {
    var state = state()
    return events.flatMap { state.handle($0) }.map(Self.line)
  }

  private static func line(_ event: InputEvent) -> String {
    switch event {
    case .pressed(let contact): "press \(contact.id.testText) \(contact.location.testText)"
    case .moved(let contact): "move \(contact.id.testText) \(contact.location.testText)"
    case .released(let contact): "release \(contact.id.testText) \(contact.location.testText)"
    case .lost(let id): "lost \(id.testText)"
    case .hovered(let point): "hover \(point.testText)"
    case .pointerLeft: "left"
    default: "\(event)"
    }
  }

  private func motion(
    _ source: Int, _ x: Double, _ y: Double, down: Bool = true, middle: Bool = false
  ) -> RawPointerEvent {
    .motion(source: source, Point(x, y), time: 1, isButtonDown: down, isMiddleDown: middle)
  }

  private func press(
    _ source: Int, _ x: Double, _ y: Double, button: Int = 1
  ) -> RawPointerEvent {
    .press(source: source, button: button, Point(x, y), time: 1)
  }

  private func release(
    _ source: Int, _ x: Double, _ y: Double, button: Int = 1
  ) -> RawPointerEvent {
    .release(source: source, button: button, Point(x, y), time: 1)
  }

  // MARK: - One mouse

  @Test func aDragIsPressMovesAndRelease() {
    #expect(
      play([
        motion(mouse, 1, 1, down: false), press(mouse, 1, 1), motion(mouse, 2, 2),
        motion(mouse, 2.5, 3), release(mouse, 2.5, 3), motion(mouse, 4, 4, down: false),
      ]) == [
        "hover 1,1", "press 6/0 1,1", "move 6/0 2,2", "move 6/0 2.5,3", "release 6/0 2.5,3",
        "hover 4,4",
      ])
  }

  @Test func timesArePassedOn() {
    var state = state()
    let events =
      state.handle(.press(source: mouse, button: 1, Point(1, 1), time: 4_000_000_000))
      + state.handle(.motion(source: mouse, Point(2, 2), time: 4_000_000_008, isButtonDown: true))
      + state.handle(.release(source: mouse, button: 1, Point(2, 2), time: 4_000_000_016))
    let times = events.compactMap { event -> Int? in
      switch event {
      case .pressed(let contact), .moved(let contact), .released(let contact): contact.time
      default: nil
      }
    }
    #expect(times == [4_000_000_000, 4_000_000_008, 4_000_000_016])
  }

  @Test func otherButtonsAreDropped() {
    #expect(
      play([press(mouse, 1, 1, button: 3), motion(mouse, 2, 2, down: false)]) == ["hover 2,2"])
    #expect(
      play([
        press(mouse, 1, 1), press(mouse, 1, 1, button: 3), motion(mouse, 2, 2),
        release(mouse, 2, 2, button: 3), motion(mouse, 3, 3), release(mouse, 3, 3),
      ]) == ["press 6/0 1,1", "move 6/0 2,2", "move 6/0 3,3", "release 6/0 3,3"])
  }

  @Test func theMiddleButtonIsAContactOfItsOwn() {
    #expect(
      play([
        press(mouse, 1, 1, button: 2), motion(mouse, 2, 2, down: false, middle: true),
        release(mouse, 2, 2, button: 2), motion(mouse, 3, 3, down: false),
      ]) == ["press 6/-2 1,1", "move 6/-2 2,2", "release 6/-2 2,2", "hover 3,3"])
    #expect(
      play([
        press(mouse, 1, 1), press(mouse, 1, 1, button: 2), motion(mouse, 2, 2, middle: true),
        release(mouse, 2, 2, button: 2), motion(mouse, 3, 3), release(mouse, 3, 3),
      ]) == [
        "press 6/0 1,1", "press 6/-2 1,1", "move 6/-2 2,2", "move 6/0 2,2", "release 6/-2 2,2",
        "move 6/0 3,3", "release 6/0 3,3",
      ])
  }

  @Test func aLostReleaseOfTheMiddleButtonIsNoticed() {
    #expect(
      play([press(mouse, 1, 1, button: 2), motion(mouse, 2, 2, down: false)])
        == ["press 6/-2 1,1", "lost 6/-2", "hover 2,2"])
  }

  @Test(arguments: [3, 4, 5, 6, 7, 8, 9]) func noOtherButtonDraws(button: Int) {
    #expect(
      play([
        press(mouse, 1, 1, button: button), release(mouse, 1, 1, button: button),
      ]).isEmpty)
  }

  @Test func aLostReleaseShowsInTheNextMotion() {
    #expect(
      play([
        press(mouse, 1, 1), motion(mouse, 2, 2), motion(mouse, 90, 90, down: false),
        press(mouse, 90, 90),
      ]) == ["press 6/0 1,1", "move 6/0 2,2", "lost 6/0", "hover 90,90", "press 6/0 90,90"])
  }

  @Test func aLostReleaseShowsWhenThePointerComesBack() {
    #expect(
      play([
        press(mouse, 1, 1), .leave, .enter(source: mouse, Point(50, 0), isButtonDown: false),
      ]) == ["press 6/0 1,1", "lost 6/0", "hover 50,0"])
    #expect(
      play([
        press(mouse, 1, 1), .leave, .enter(source: mouse, Point(50, 0), isButtonDown: true),
        motion(mouse, 51, 1),
      ]) == ["press 6/0 1,1", "move 6/0 51,1"])
  }

  @Test func aSecondPressEndsTheFirst() {
    #expect(
      play([press(mouse, 1, 1), press(mouse, 9, 9)])
        == ["press 6/0 1,1", "lost 6/0", "press 6/0 9,9"])
  }

  @Test func aReleaseWithoutAPressMeansNothing() {
    #expect(play([release(mouse, 1, 1)]).isEmpty)
  }

  @Test func aDragThatBeganElsewhereMeansNothing() {
    #expect(
      play([
        .enter(source: mouse, Point(1, 1), isButtonDown: true), motion(mouse, 2, 2),
        release(mouse, 2, 2), motion(mouse, 3, 3, down: false),
      ]) == ["hover 3,3"])
  }

  @Test func thePointerLeavesOnlyWhenItDoesNotDraw() {
    #expect(play([.leave]) == ["left"])
    #expect(play([press(mouse, 1, 1), .leave]) == ["press 6/0 1,1"])
  }

  // MARK: - Several devices

  @Test func twoMicePushOnePointer() {
    #expect(
      play([press(mouse, 1, 1), motion(otherMouse, 5, 5), motion(mouse, 6, 6)])
        == ["press 6/0 1,1", "move 6/0 5,5", "move 6/0 6,6"])
  }

  @Test func theReleaseOfAnotherMouseIsAsGoodAsTheFirstOnes() {
    #expect(
      play([press(mouse, 1, 1), motion(mouse, 2, 2), release(otherMouse, 2, 2)])
        == ["press 6/0 1,1", "move 6/0 2,2", "release 6/0 2,2"])
  }

  @Test func theReleaseOfAPenEndsWhereTheMouseWasSeen() {
    #expect(
      play([press(mouse, 1, 1), motion(mouse, 2, 2), release(pen, 500, 500)])
        == ["press 6/0 1,1", "move 6/0 2,2", "lost 6/0"])
  }

  @Test(arguments: [7, 8, 9, 2]) func whoMovedBeforeAPressIsNoMatter(mover: Int) {
    #expect(
      play([motion(mover, 5, 5, down: false), press(mouse, 5, 5), release(mouse, 5, 5)])
        == ["hover 5,5", "press 6/0 5,5", "release 6/0 5,5"])
  }

  @Test func aClickWhileAnotherMouseTremblesIsAClick() {
    #expect(
      play([press(mouse, 5, 5), motion(otherMouse, 6, 5), release(mouse, 6, 5)])
        == ["press 6/0 5,5", "move 6/0 6,5", "release 6/0 6,5"])
  }

  @Test func aReleaseWithThePensPlaceEndsWhereTheMouseWasSeen() {
    #expect(
      play([press(mouse, 1, 1), motion(pen, 500, 500), release(mouse, 500, 500)])
        == ["press 6/0 1,1", "lost 6/0"])
  }

  @Test func aPenThatHoversWhileTheMouseDrawsDrawsNoBridge() {
    #expect(
      play([
        press(mouse, 1, 1), motion(mouse, 2, 2), motion(pen, 500, 500), motion(mouse, 3, 3),
        release(mouse, 3, 3),
      ]) == ["press 6/0 1,1", "move 6/0 2,2", "move 6/0 3,3", "release 6/0 3,3"])
  }

  @Test func aMouseThatMovesWhileThePenDrawsDrawsNoBridge() {
    #expect(
      play([
        press(pen, 1, 1), motion(pen, 2, 2), motion(mouse, 500, 500), motion(pen, 3, 3),
        release(pen, 3, 3),
      ]) == ["press 8/0 1,1", "move 8/0 2,2", "move 8/0 3,3", "release 8/0 3,3"])
  }

  @Test func aReleaseWithTheFingersPlaceEndsWhereTheMouseWasSeen() {
    for finger in [
      RawPointerEvent.touchBegin(source: screen, id: 1, Point(500, 500), time: 1),
      .touchUpdate(source: screen, id: 1, Point(500, 500), time: 1),
      .touchEnd(source: screen, id: 1, Point(500, 500), time: 1),
    ] {
      let lines = play([
        press(mouse, 1, 1), motion(mouse, 2, 2), finger, release(mouse, 500, 500),
      ])
      #expect(lines.last == "lost 6/0")
      #expect(!lines.contains { $0.hasPrefix("release 6/0") })
    }
  }

  @Test func aMouseThatMovesAfterTheFingerHasItsOwnReleaseAgain() {
    #expect(
      play([
        press(mouse, 1, 1), .touchUpdate(source: screen, id: 1, Point(500, 500), time: 1),
        motion(mouse, 3, 3), release(mouse, 3, 3),
      ]) == ["press 6/0 1,1", "move 6/0 3,3", "release 6/0 3,3"])
  }

  @Test func thePointerThatAFingerDragsAlongMovesNoMouseStroke() {
    #expect(
      play([press(mouse, 1, 1), motion(screen, 500, 500), motion(mouse, 2, 2)])
        == ["press 6/0 1,1", "move 6/0 2,2"])
  }

  // MARK: - Fingers

  @Test func fingersAreToldApartByDeviceAndID() {
    #expect(
      play([
        .touchBegin(source: screen, id: 1, Point(1, 1), time: 1),
        .touchBegin(source: screen, id: 2, Point(2, 2), time: 1),
        .touchBegin(source: 10, id: 1, Point(3, 3), time: 1),
        .touchUpdate(source: screen, id: 2, Point(2, 3), time: 1),
        .touchEnd(source: screen, id: 1, Point(1, 2), time: 1),
        .touchUpdate(source: screen, id: 1, Point(9, 9), time: 1),
        .touchEnd(source: 10, id: 1, Point(3, 4), time: 1),
      ]) == [
        "press 9/1 1,1", "press 9/2 2,2", "press 10/1 3,3", "move 9/2 2,3", "release 9/1 1,2",
        "release 10/1 3,4",
      ])
  }

  @Test func aBeginWithAKnownIDEndsTheOneBefore() {
    let begin = RawPointerEvent.touchBegin(source: screen, id: 1, Point(1, 1), time: 1)
    #expect(play([begin, begin]) == ["press 9/1 1,1", "lost 9/1", "press 9/1 1,1"])
  }

  @Test func updatesAndEndsOfUnknownFingersMeanNothing() {
    #expect(
      play([
        .touchUpdate(source: screen, id: 1, Point(1, 1), time: 1),
        .touchEnd(source: screen, id: 1, Point(1, 1), time: 1),
      ]).isEmpty)
  }

  @Test func aFingerComingInIsNoHover() {
    #expect(play([.enter(source: screen, Point(1, 1), isButtonDown: false)]).isEmpty)
    #expect(
      play([.enter(source: mouse, Point(1, 1), isButtonDown: false)]) == ["hover 1,1"])
  }

  // MARK: - Devices that go

  @Test func aDeviceThatGoesEndsOnlyItsOwn() {
    let down: [RawPointerEvent] = [
      press(mouse, 1, 1), .touchBegin(source: screen, id: 2, Point(2, 2), time: 1),
      .touchBegin(source: screen, id: 1, Point(2, 2), time: 1),
      .touchBegin(source: 10, id: 1, Point(3, 3), time: 1),
    ]
    #expect(
      play(down + [.deviceGone(source: screen)]).suffix(2) == ["lost 9/1", "lost 9/2"])
    #expect(play(down + [.deviceGone(source: mouse)]).last == "lost 6/0")
    #expect(play(down + [.deviceGone(source: 77)]).count == 4)
    #expect(play(down + [.deviceGone(source: mouse), .deviceGone(source: mouse)]).count == 5)
  }

  @Test func afterALossNothingMoreComesOfTheOldContacts() {
    var state = state()
    _ = state.handle(press(mouse, 1, 1))
    _ = state.handle(.touchBegin(source: screen, id: 1, Point(1, 1), time: 1))
    state.loseAll()
    let after = [
      motion(mouse, 2, 2), .touchUpdate(source: screen, id: 1, Point(2, 2), time: 1),
      release(mouse, 2, 2), .touchEnd(source: screen, id: 1, Point(2, 2), time: 1),
      .deviceGone(source: mouse),
    ].flatMap { state.handle($0) }
    #expect(after.isEmpty)
  }

  // MARK: - All together

  /// Every contact that is pressed ends once, and only pressed contacts move.
  @Test(arguments: 1...30 as ClosedRange<UInt64>)
  func everyContactHasExactlyOneEnd(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var state = state()
    var down: Set<String> = []
    func check(_ events: [InputEvent]) {
      for event in events {
        switch event {
        case .pressed(let contact):
          #expect(down.insert(contact.id.testText).inserted, "pressed twice")
        case .moved(let contact): #expect(down.contains(contact.id.testText), "not down")
        case .released(let contact):
          #expect(down.remove(contact.id.testText) != nil, "released but not down")
        case .lost(let id): #expect(down.remove(id.testText) != nil, "lost but not down")
        case .hovered, .pointerLeft:
          #expect(!down.contains { $0.hasSuffix("/0") }, "hovers while a button is down")
        default: Issue.record("\(event) is none of its events")
        }
      }
    }
    for _ in 0..<1000 {
      let source = [mouse, otherMouse, pen, screen][Int.random(in: 0..<4, using: &random)]
      let point = random.point(in: Rect(x: 0, y: 0, width: 500, height: 500))
      let id = Int.random(in: 1...4, using: &random)
      let isDown = Bool.random(using: &random)
      switch Int.random(in: 0..<60, using: &random) {
      case 0..<8: check(state.handle(press(source, point.x, point.y, button: id)))
      case 8..<14: check(state.handle(release(source, point.x, point.y, button: id)))
      case 14..<30: check(state.handle(motion(source, point.x, point.y, down: isDown)))
      case 30..<34: check(state.handle(.enter(source: source, point, isButtonDown: isDown)))
      case 34: check(state.handle(.leave))
      case 35..<42:
        check(state.handle(.touchBegin(source: screen, id: id, point, time: 1)))
      case 42..<50:
        check(state.handle(.touchUpdate(source: screen, id: id, point, time: 1)))
      case 50..<56: check(state.handle(.touchEnd(source: screen, id: id, point, time: 1)))
      case 56, 57:
        check(state.handle(.deviceGone(source: source)))
        #expect(!down.contains { $0.hasPrefix("\(source)/") })
      default:
        state.loseAll()
        down = []
      }
    }
    for source in [mouse, otherMouse, pen, screen] {
      check(state.handle(.deviceGone(source: source)))
    }
    #expect(down.isEmpty)
  }
}
