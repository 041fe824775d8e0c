import DudelEditor
import DudelGeometry
import DudelModel
import DudelTestSupport
import DudelTools
import Testing

/// What every tool in the catalogue keeps, in the program: with keys, buttons and lost ends.
struct EveryToolTests {
  private nonisolated static let all = ToolCatalogue.all.map(\.id)
  private nonisolated static let shapes = ["line", "rectangle", "ellipse"]
  private nonisolated static let ofManyFingers = ["pencil", "line", "rectangle", "ellipse"]

  /// The tools whose first drag alone makes no object.
  private nonisolated static let unfinished = ["freehand", "text"]

  private func bench(_ tool: String) throws -> EditorBench { try EditorBench(tool: tool) }

  /// How many objects a number of drags make; the last of them without its end.
  private func objectCount(of id: String, drags: Int) -> Int {
    switch id {
    case "freehand": drags - 1
    // What is typed into the boxes of drags that ended makes the objects.
    case "text": drags - 1
    default: drags
    }
  }

  /// Draws one object with whatever tool it is and expects it.
  private func expectNextDragWorks(_ bench: EditorBench, _ comment: Comment? = nil) {
    let before = bench.drawables.count
    bench.wait()
    bench.drag(from: Point(600, 300), to: Point(700, 400), via: [Point(650, 330)])
    switch bench.editor.currentDescriptor.id {
    case "freehand":
      bench.drag(from: Point(750, 300), to: Point(760, 320))
      bench.key("Enter")
    case "text":
      bench.type("next")
      bench.key("Escape")
    default: break
    }
    #expect(bench.drawables.count == before + 1, comment)
    #expect(bench.isAtRest, comment)
  }

  // MARK: - Cancelling

  @Test(arguments: all) func escapeLeavesNoPreview(id: String) throws {
    let bench = try bench(id)
    bench.press(at: Point(100, 100))
    bench.move(to: Point(200, 150))
    #expect(!bench.preview.isEmpty)
    bench.cancel()
    #expect(bench.isAtRest)
    bench.move(to: Point(300, 200))
    #expect(bench.isAtRest)
    bench.release()
    #expect(bench.isAtRest)
    #expect(bench.objects.isEmpty)
    #expect(!bench.editor.drawing.canUndo)
    expectNextDragWorks(bench)
  }

  @Test(arguments: ofManyFingers) func escapeTakesTheShapesOfAllFingers(id: String) throws {
    let bench = try bench(id)
    for finger in 1...3 {
      bench.press(finger: finger, at: Point(100, Double(finger) * 100))
      bench.move(finger: finger, to: Point(200, Double(finger) * 100 + 50))
    }
    bench.cancel()
    #expect(bench.isAtRest)
    for finger in 1...3 { bench.release(finger: finger) }
    #expect(bench.objects.isEmpty)
  }

  // MARK: - Clicks and drags

  @Test(arguments: all) func aClickMakesNothingButADot(id: String) throws {
    let bench = try bench(id)
    bench.tap(at: Point(100, 100))
    bench.key(String(bench.editor.currentDescriptor.key))
    #expect(bench.paths == (id == "pencil" ? ["M 100,100 L 100,100"] : []))
    #expect(bench.editor.drawing.canUndo == (id == "pencil"))
    #expect(bench.isAtRest)
  }

  @Test(arguments: shapes) func anyDirectionOfDragGivesTheSameShape(id: String) throws {
    let (a, b) = (Point(100, 120), Point(210, 170))
    let corners =
      id == "line"
      ? [(a, b), (b, a)]
      : [(a, b), (b, a), (Point(100, 170), Point(210, 120)), (Point(210, 120), Point(100, 170))]
    var shapes: [Set<Point>] = []
    for (start, end) in corners {
      let bench = try bench(id)
      bench.drag(from: start, to: end, via: [Point(500, 10)])
      let path = try #require(bench.objects.first).path
      shapes.append(Set(path.flattened(tolerance: 0.1).joined()))
    }
    #expect(shapes.allSatisfy { $0 == shapes[0] })
  }

  @Test(arguments: all) func onlyTheFirstButtonDraws(id: String) throws {
    let bench = try bench(id)
    for button in [2, 3, 4, 8, 0, -1] {
      for event in [InputEvent.pressed, InputEvent.moved, InputEvent.released] {
        bench.send(
          event(
            Contact(id: EditorBench.id(0), button: button, location: Point(200, 200), time: 1)))
      }
    }
    #expect(bench.isAtRest)
    #expect(bench.objects.isEmpty)
  }

  @Test(arguments: all) func aSecondButtonReleasedInMidDragDoesNotEndIt(id: String) throws {
    let bench = try bench(id)
    bench.press(at: Point(100, 100))
    bench.move(to: Point(200, 150))
    let preview = bench.preview
    for event in [InputEvent.pressed, InputEvent.released] {
      bench.send(
        event(Contact(id: EditorBench.id(0), button: 3, location: Point(200, 202), time: 1)))
    }
    #expect(bench.preview == preview)
  }

  // MARK: - Other tools in mid-drag

  @Test(arguments: all, all)
  func anotherToolsKeyInMidDragFinishesAndLeavesNoStuckState(id: String, other: String) throws {
    let bench = try bench(id)
    let key = try #require(ToolCatalogue.descriptor(id: other)).key
    bench.press(at: Point(100, 100))
    bench.move(to: Point(200, 150))
    bench.key(String(key))
    #expect(bench.objects.count == (Self.unfinished.contains(id) ? 0 : 1))
    #expect(bench.editor.currentDescriptor.id == other)
    #expect(bench.isAtRest)
    // The rest of the drag means nothing to the new tool.
    bench.move(to: Point(300, 200))
    #expect(bench.isAtRest)
    bench.release()
    #expect(bench.isAtRest)
    #expect(bench.objects.count == (Self.unfinished.contains(id) ? 0 : 1))
    expectNextDragWorks(bench)
  }

  @Test(arguments: all)
  func aSecondFingerOnAButtonChangesTheToolWhileTheFirstDraws(id: String) throws {
    let bench = try bench(id)
    let other = id == "line" ? "ellipse" : "line"
    bench.press(finger: 1, at: Point(100, 100))
    bench.move(finger: 1, to: Point(200, 150))
    try bench.click(control: "tool.\(other)", finger: 2)
    #expect(bench.editor.currentDescriptor.id == other)
    #expect(bench.objects.count == (Self.unfinished.contains(id) ? 0 : 1))
    bench.move(finger: 1, to: Point(300, 300))
    bench.release(finger: 1)
    #expect(bench.isAtRest)
    #expect(bench.objects.count == (Self.unfinished.contains(id) ? 0 : 1))
    expectNextDragWorks(bench)
  }

  @Test(arguments: all) func choosingTheSameToolAgainFinishes(id: String) throws {
    let bench = try bench(id)
    bench.drag(from: Point(100, 100), to: Point(200, 150))
    bench.type("typed")
    bench.press(at: Point(300, 100))
    bench.move(to: Point(350, 150))
    try bench.click(control: "tool.\(id)", finger: 2)
    #expect(bench.drawables.count == objectCount(of: id, drags: 2))
    #expect(bench.isAtRest)
    #expect(bench.editor.currentDescriptor.id == id)
    bench.release()
    expectNextDragWorks(bench)
  }

  // MARK: - Lost ends

  @Test(arguments: ofManyFingers) func aLostContactFinishesWhereItWasLastSeen(id: String) throws {
    let lost = try bench(id)
    lost.press(at: Point(100, 100))
    lost.move(to: Point(200, 150))
    lost.lose()
    let paths = lost.paths
    let released = try bench(id)
    released.drag(from: Point(100, 100), to: Point(200, 150))
    #expect(paths == released.paths)
    #expect(paths.count == 1)
  }

  @Test(arguments: all) func afterALostContactTheNextDragWorks(id: String) throws {
    let bench = try bench(id)
    bench.press(at: Point(100, 100))
    bench.move(to: Point(200, 150))
    bench.lose()
    bench.move(to: Point(900, 500))
    bench.release()
    #expect(bench.objects.allSatisfy { $0.bounds.maxX < 205 })
    bench.endBox()
    bench.key(String(bench.editor.currentDescriptor.key))
    expectNextDragWorks(bench)
  }

  @Test(arguments: all) func losingTheFocusFinishesWhatWasDrawn(id: String) throws {
    let bench = try bench(id)
    bench.drag(from: Point(100, 100), to: Point(200, 150))
    bench.type("typed")
    bench.press(at: Point(300, 100))
    bench.move(to: Point(350, 150))
    bench.send(.focusLost)
    bench.move(to: Point(900, 500))
    bench.release()
    bench.endBox()
    bench.key(String(bench.editor.currentDescriptor.key))
    #expect(bench.drawables.count == objectCount(of: id, drags: 2))
    #expect(bench.objects.allSatisfy { $0.bounds.maxX < 360 })
    expectNextDragWorks(bench)
  }

  @Test(arguments: all) func aPressWithoutTheEndOfTheOneBeforeIsNoBridge(id: String) throws {
    let bench = try bench(id)
    bench.press(at: Point(100, 100))
    bench.move(to: Point(140, 130))
    bench.press(at: Point(600, 400))
    bench.move(to: Point(640, 430))
    bench.release()
    bench.type("typed")
    bench.endBox()
    bench.key(String(bench.editor.currentDescriptor.key))
    #expect(bench.drawables.count == objectCount(of: id, drags: 2))
    #expect(bench.isAtRest)
  }

  // MARK: - Undo

  @Test(arguments: all) func undoAndRedoInMidGestureLeaveAWorkingTool(id: String) throws {
    let bench = try bench("rectangle")
    bench.drag(from: Point(10, 10), to: Point(50, 50))
    bench.drag(from: Point(60, 10), to: Point(90, 50))
    bench.key("z", .control)
    bench.key(String(try #require(ToolCatalogue.descriptor(id: id)).key))
    bench.press(at: Point(100, 100))
    bench.key("z", .control)
    bench.move(to: Point(200, 150))
    bench.key("y", .control)
    bench.key("z", .control)
    bench.key("z", .control)
    bench.key("z", [.control, .shift])
    bench.release()
    bench.key("z", .control)
    bench.key("y", .control)
    bench.endBox()
    bench.key(String(bench.editor.currentDescriptor.key))
    #expect(bench.isAtRest)
    expectNextDragWorks(bench)
    while bench.editor.drawing.canUndo { bench.key("z", .control) }
    #expect(bench.drawables.isEmpty)
    #expect(bench.isAtRest)
  }

  @Test(arguments: all) func oneObjectIsOneStepOfUndo(id: String) throws {
    let bench = try bench(id)
    expectNextDragWorks(bench)
    let (paths, texts) = (bench.paths, bench.texts)
    bench.key("z", .control)
    #expect(bench.drawables.isEmpty)
    #expect(!bench.editor.drawing.canUndo)
    bench.key("z", [.control, .shift])
    #expect(bench.paths == paths)
    #expect(bench.texts == texts)
  }

  // MARK: - Ten fingers

  @Test(arguments: ofManyFingers, 1...3 as ClosedRange<UInt64>)
  func tenFingersMakeTenObjectsEachAStepOfUndo(id: String, seed: UInt64) throws {
    let bench = try bench(id)
    var random = SeededGenerator(seed: seed)
    for finger in (1...10).shuffled(using: &random) {
      bench.press(finger: finger, at: Point(50, Double(finger) * 50))
    }
    for step in 1...4 {
      for finger in (1...10).shuffled(using: &random) {
        bench.move(
          finger: finger, to: Point(50 + Double(step) * 25, Double(finger) * 50 + 20))
      }
    }
    let order = (1...10).shuffled(using: &random)
    for (count, finger) in order.enumerated() {
      #expect(bench.objects.count == count)
      bench.release(finger: finger)
    }
    #expect(bench.isAtRest)
    for (object, finger) in zip(bench.objects, order) {
      let bounds = try #require(object.path.bounds)
      #expect(bounds == Rect(x: 50, y: Double(finger) * 50, width: 100, height: 20))
    }
    for count in (0..<10).reversed() {
      bench.key("z", .control)
      #expect(bench.objects.count == count)
    }
  }

  @Test(arguments: ofManyFingers) func shapesFinishedAtOnceLieInTheOrderOfTheirPresses(
    id: String
  ) throws {
    let bench = try bench(id)
    let fingers = [7, 3, 10, 1, 9, 2, 8, 4, 6, 5]
    for finger in fingers { bench.press(finger: finger, at: Point(50, Double(finger) * 50)) }
    for finger in 1...10 { bench.move(finger: finger, to: Point(150, Double(finger) * 50 + 20)) }
    bench.send(.focusLost)
    #expect(bench.objects.map { $0.path.bounds?.minY } == fingers.map { Double($0) * 50 })
  }

  /// Each finished shape must be announced, or the cache of finished objects lacks it.
  @Test(arguments: ofManyFingers, [InputEvent.focusLost, .terminationRequested])
  func shapesFinishedAtOnceAreAllPainted(id: String, end: InputEvent) throws {
    let bench = try bench(id)
    for finger in 1...10 {
      bench.press(finger: finger, at: Point(50, Double(finger) * 50))
      bench.move(finger: finger, to: Point(150, Double(finger) * 50 + 20))
    }
    bench.send(end)
    #expect(bench.objects.count == 10)
    // The objects are painted after all of them were added: `count` must reach every one.
    for (depth, object) in bench.objects.reversed().enumerated() {
      let ink = object.bounds
      #expect(
        bench.effects.contains { effect in
          if case .paintNewest(let count, let rect) = effect {
            count > depth && rect.contains(ink)
          } else {
            false
          }
        }, "object \(depth) from the top")
    }
  }
}
