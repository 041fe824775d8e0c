import DudelEditor
import DudelGeometry
import DudelModel
import DudelTestSupport
import DudelTools
import Testing

/// The switch between fingers that draw and fingers that move the drawing.
@Suite struct FingersTests {
  private func moving() throws -> EditorBench {
    let bench = try EditorBench()
    try bench.click(control: "command.fingers")
    return bench
  }

  private func pen(_ bench: EditorBench, _ point: Point) -> Contact {
    bench.now += 5
    return Contact(
      id: TouchID(source: 14, contact: 0), kind: .pen, location: point + Editor.canvasOrigin,
      time: bench.now)
  }

  @Test func atFirstFingersDraw() throws {
    let bench = try EditorBench()
    #expect(bench.control("command.fingers")?.state.contains(.selected) == false)
    bench.drag(finger: 1, from: Point(100, 100), to: Point(200, 200))
    #expect(bench.objects.count == 1)
  }

  @Test func aFingerThatMovesPansAndTwoPinch() throws {
    let bench = try moving()
    #expect(bench.control("command.fingers")?.state.contains(.selected) == true)
    bench.press(finger: 1, at: Point(300, 300))
    bench.move(finger: 1, to: Point(310, 280))
    #expect(bench.editor.view.origin == Editor.canvasOrigin + Point(10, -20))
    bench.press(finger: 2, at: Point(410, 280))
    bench.move(finger: 2, to: Point(510, 280))
    #expect(abs(bench.editor.view.zoom - 2) < 1e-9)
    bench.release(finger: 1)
    let zoom = bench.editor.view.zoom
    bench.move(finger: 2, to: Point(500, 270))
    bench.release(finger: 2)
    #expect(bench.editor.view.zoom == zoom && bench.objects.isEmpty)
    #expect(!bench.editor.drawing.canUndo)
  }

  @Test func theMouseStillDrawsWhenFingersMove() throws {
    let bench = try moving()
    bench.press(finger: 1, at: Point(300, 300))
    bench.drag(from: Point(100, 100), to: Point(200, 200))
    bench.release(finger: 1)
    #expect(bench.objects.count == 1)
  }

  @Test func theFirstPenMakesFingersMove() throws {
    let bench = try EditorBench()
    bench.send(.pressed(pen(bench, Point(10, 10))))
    let remembered = bench.effects.compactMap { effect in
      if case .remember(let settings) = effect { settings } else { nil }
    }
    #expect(remembered.first?.fingers == .move && remembered.first?.knowsPen == true)
    #expect(bench.control("notice") != nil)
    bench.send(.moved(pen(bench, Point(50, 50))))
    bench.send(.released(pen(bench, Point(50, 50))))
    #expect(bench.objects.count == 1)
    // Once turned back, it stays as the user wants it.
    try bench.click(control: "command.fingers")
    bench.send(.pressed(pen(bench, Point(10, 10))))
    bench.send(.released(pen(bench, Point(10, 10))))
    #expect(bench.control("command.fingers")?.state.contains(.selected) == false)
  }

  @Test func aPalmDoesNothing() throws {
    let bench = try moving()
    let view = bench.editor.view
    bench.send(.pressed(pen(bench, Point(10, 10))))
    bench.send(.moved(pen(bench, Point(30, 30))))
    for finger in 1...3 { bench.press(finger: finger, at: Point(100 * Double(finger), 200)) }
    for finger in 1...3 { bench.move(finger: finger, to: Point(120 * Double(finger), 300)) }
    bench.send(.released(pen(bench, Point(30, 30))))
    // It is the palm until it is lifted, and for a while after the pen.
    bench.move(finger: 1, to: Point(400, 400))
    for finger in 1...3 { bench.release(finger: finger) }
    bench.drag(finger: 4, from: Point(100, 100), to: Point(200, 200))
    #expect(bench.editor.view == view && bench.objects.count == 1)
    bench.wait(1000)
    bench.drag(finger: 5, from: Point(100, 100), to: Point(200, 200))
    #expect(bench.editor.view != view && bench.objects.count == 1)
  }

  @Test func aHoveringPenKeepsPalmsAway() throws {
    let bench = try moving()
    let view = bench.editor.view
    bench.press(finger: 1, at: Point(300, 300))
    bench.send(.penSeen(time: bench.now))
    bench.move(finger: 1, to: Point(350, 350))
    bench.release(finger: 1)
    bench.drag(finger: 2, from: Point(100, 100), to: Point(200, 200))
    #expect(bench.editor.view == view)
  }

  @Test func settingsComeBackWithTheNextStart() throws {
    let bench = try EditorBench()
    var settings = Settings()
    (settings.fingers, settings.knowsPen) = (.move, true)
    #expect(Settings(settings.bytes) == settings)
    #expect(Settings(Array("{}".utf8)) == nil && Settings([]) == nil)
    bench.send(.settingsRead(settings))
    bench.drag(finger: 1, from: Point(300, 300), to: Point(310, 280))
    #expect(bench.objects.isEmpty)
  }
}
