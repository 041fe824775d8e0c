import DudelEditor
import DudelGeometry
import DudelModel
import DudelTestSupport
import Testing

/// Lost drawings that the window offers.
struct RecoveryTests {
  private let works = [
    LostWork(id: "a.journal", path: nil, time: "2026-12-01 09:30", objects: 5),
    LostWork(id: "b.journal", path: "/home/me/cat.png", time: "2026-12-01 10:00", objects: 1),
  ]

  private func offered(
    _ works: [LostWork], size: Size = Size(width: 800, height: 600), path: String? = nil
  ) throws -> EditorBench {
    let bench = try EditorBench(path: path, size: size)
    bench.send(.lostWorkFound(works))
    return bench
  }

  private func lost() -> Drawing {
    var drawing = Drawing()
    for x in [10.0, 20] {
      PathDrawingInfo(
        path: BezierPath(polyline: [Point(x: x, y: 0), Point(x: 50, y: 50)]),
        stroke: StrokeStyle(color: .black, width: 2), fill: nil
      ).map { drawing.add($0) }
    }
    return drawing
  }

  @Test func eachIsShownWithItsNameAndHowMuchThereIs() throws {
    let bench = try offered(works)
    #expect(bench.control("recovery.0.name")?.name == "Untitled")
    #expect(bench.control("recovery.0.details")?.name == "2026-12-01 09:30 · 5 objects")
    #expect(bench.control("recovery.1.name")?.name == "cat.png")
    #expect(bench.control("recovery.1.details")?.name == "2026-12-01 10:00 · 1 object")
  }

  @Test func nothingLostIsNoQuestion() throws {
    #expect(try offered([]).control("recovery") == nil)
  }

  @Test func enterBringsTheFirstIntoThisWindow() throws {
    let bench = try offered(works)
    bench.key("Enter")
    #expect(bench.effects.contains(.recover(id: "a.journal")))
    bench.send(.recovered(RecoveredWork(id: "a.journal", path: nil, drawing: lost())))
    #expect(bench.control("recovery") == nil)
    #expect(bench.editor.drawing.objects.count == 2 && bench.title == "*Untitled — Dudel")
    #expect(bench.effects.contains { if case .repaintDrawing = $0 { true } else { false } })
    bench.key("z", .control)
    #expect(bench.editor.drawing.objects.count == 1)
  }

  @Test func aRecoveredDrawingKeepsItsName() throws {
    let bench = try offered(works)
    try bench.click(control: "recovery.1.recover")
    bench.send(
      .recovered(RecoveredWork(id: "b.journal", path: "/home/me/cat.png", drawing: lost())))
    #expect(bench.title == "*cat.png — Dudel")
    bench.key("s", .control)
    #expect(bench.effects.contains(.save(path: "/home/me/cat.png", replacing: false)))
  }

  @Test func aFileOfAnotherProgramIsNotOverwrittenUnasked() throws {
    let bench = try offered(works)
    bench.key("Enter")
    bench.send(
      .recovered(
        RecoveredWork(id: "a.journal", path: "/home/me/cat.jpg", drawing: lost(), isSavable: false))
    )
    #expect(bench.title == "*cat.jpg — Dudel" && bench.editor.path == nil)
    let other = try offered(works)
    other.key("Enter")
    other.send(
      .recovered(
        RecoveredWork(
          id: "a.journal", path: "/home/me/cat.svg", drawing: lost(), isIncomplete: true)))
    other.key("s", .control)
    #expect(!other.asksForSave && other.control("dialog") != nil)
  }

  @Test func nothingCanBeChosenWhileOneIsBeingRead() throws {
    let bench = try offered(works)
    bench.key("Enter")
    try bench.click(control: "recovery.1.recover")
    try bench.click(control: "recovery.1.discard")
    #expect(bench.effects.allSatisfy { $0 != .discardLost(id: "b.journal") })
    bench.key("Escape")
    #expect(bench.control("recovery") != nil)
  }

  @Test func aWindowThatHoldsSomethingIsLeftAlone() throws {
    let bench = try EditorBench()
    bench.drag(from: Point(20, 20), to: Point(90, 90))
    bench.send(.lostWorkFound(works))
    bench.key("Enter")
    #expect(bench.effects.contains(.recoverInWindow(id: "a.journal")))
    #expect(bench.editor.drawing.objects.count == 1)
    #expect(bench.control("recovery.0.name")?.name == "cat.png")
  }

  @Test func discardingTakesOneAway() throws {
    let bench = try offered(works)
    try bench.click(control: "recovery.0.discard")
    #expect(bench.effects.contains(.discardLost(id: "a.journal")))
    #expect(bench.control("recovery.0.name")?.name == "cat.png")
    try bench.click(control: "recovery.0.discard")
    #expect(bench.effects.contains(.discardLost(id: "b.journal")))
    #expect(bench.control("recovery") == nil)
  }

  @Test func afterDiscardingByKeyEnterDestroysNothingMore() throws {
    let bench = try offered(works)
    bench.key("Tab")
    bench.key("Enter")
    #expect(bench.effects.contains(.discardLost(id: "a.journal")))
    bench.key("Enter")
    #expect(
      bench.control("recovery") == nil && !bench.effects.contains(.discardLost(id: "b.journal")))
  }

  @Test(arguments: ["Escape", "click"]) func laterLeavesThem(how: String) throws {
    let bench = try offered(works)
    if how == "click" { try bench.click(control: "recovery.later") } else { bench.key(how) }
    #expect(bench.control("recovery") == nil)
    #expect(
      bench.allEffects.allSatisfy { effect in
        switch effect {
        case .recover, .recoverInWindow, .discardLost: false
        default: true
        }
      })
    bench.drag(from: Point(20, 20), to: Point(90, 90))
    #expect(bench.editor.drawing.objects.count == 1)
  }

  @Test func aHandAtWorkIsNotDisturbed() throws {
    let bench = try EditorBench()
    bench.press(at: Point(20, 20))
    bench.send(.lostWorkFound(works))
    #expect(bench.control("recovery") == nil)
    bench.move(to: Point(90, 90))
    bench.release()
    #expect(bench.control("recovery") != nil && bench.editor.drawing.objects.count == 1)
  }

  @Test func oneThatAnotherWindowHasIsTakenOffTheList() throws {
    let bench = try offered(works)
    bench.key("Enter")
    bench.send(.recoveryFailed(id: "a.journal"))
    #expect(bench.control("recovery.0.name")?.name == "cat.png")
    #expect(bench.control("recovery.0.recover")?.isUsable == true)
  }

  @Test func aProgramThatWasStartedForOneShowsIt() throws {
    let bench = try EditorBench()
    bench.send(.recoverRequested(id: "a.journal"))
    #expect(bench.effects.contains(.recover(id: "a.journal")))
    bench.send(.recovered(RecoveredWork(id: "a.journal", path: nil, drawing: lost())))
    #expect(bench.editor.drawing.objects.count == 2 && bench.editor.recoveredWork == "a.journal")
  }

  @Test func whatNobodyAskedForIsNotTaken() throws {
    let bench = try EditorBench()
    bench.send(.recovered(RecoveredWork(id: "a.journal", path: nil, drawing: lost())))
    #expect(bench.editor.drawing.objects.isEmpty && bench.editor.recoveredWork == nil)
  }

  @Test func whatWasDrawnMeanwhileIsKept() throws {
    let bench = try EditorBench()
    bench.send(.recoverRequested(id: "a.journal"))
    bench.drag(from: Point(20, 20), to: Point(90, 90))
    bench.send(.recovered(RecoveredWork(id: "a.journal", path: nil, drawing: lost())))
    #expect(bench.editor.drawing.objects.count == 1 && bench.editor.recoveredWork == nil)
  }

  @Test func closingTheWindowLeavesThem() throws {
    let bench = try offered(works)
    bench.send(.closeRequested)
    #expect(bench.quits)
  }

  @Test(arguments: [Size(width: 480, height: 360), Size(width: 300, height: 240)])
  func inASmallWindowEverythingIsInside(size: Size) throws {
    let bench = try offered(works, size: size)
    let card = try #require(bench.control("recovery"))
    #expect(Rect(x: 0, y: 0, width: size.width, height: size.height).contains(card.frame))
    for id in ["recovery.later", "recovery.rows", "recovery.heading.0"] {
      #expect(card.frame.contains(try #require(bench.control(id)).frame))
    }
    let rows = try #require(bench.control("recovery.rows"))
    for control in rows.children {
      #expect(control.frame.minX >= rows.frame.minX && control.frame.maxX <= rows.frame.maxX)
    }
    for _ in 0..<3 { bench.key("Tab") }
    let focused = try #require(
      bench.editor.controls.flattened.first { $0.state.contains(.focused) })
    #expect(rows.frame.intersects(focused.frame) && rows.frame.maxY >= focused.frame.maxY)
  }

  @Test func aFailureOfTheJournalIsTold() throws {
    let bench = try EditorBench()
    bench.send(.journalFailed(reason: "No space left on device"))
    #expect(
      bench.control("notice")?.name
        == "What you draw is not safe from a crash: No space left on device")
  }
}
