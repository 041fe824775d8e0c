import DudelEditor
import DudelGeometry
import DudelTestSupport
import DudelTools
import Testing

struct SavingTests {
  private func benchWithStroke(path: String? = nil) throws -> EditorBench {
    let bench = try EditorBench(path: path)
    bench.drag(from: Point(10, 10), to: Point(50, 50))
    return bench
  }

  private func save(_ bench: EditorBench) { bench.key("s", .control) }

  // MARK: - Title

  @Test func theTitleHasTheNameAndAStarForChanges() throws {
    let bench = try EditorBench()
    #expect(bench.title == "Untitled — Dudel")
    bench.drag(from: Point(10, 10), to: Point(50, 50))
    #expect(bench.title == "*Untitled — Dudel")
    bench.key("z", .control)
    #expect(bench.title == "Untitled — Dudel")
    bench.key("y", .control)
    #expect(bench.title == "*Untitled — Dudel")
    save(bench)
    bench.send(.pathSuggested("/home/me/Pictures/drawing.svg"))
    bench.key("Enter")
    bench.finishSave(.saved(path: "/home/me/Pictures/drawing.svg"))
    #expect(bench.title == "drawing.svg — Dudel")
  }

  @Test func theTitleIsToldOnlyWhenItChanges() throws {
    let bench = try EditorBench(path: "/tmp/a b.svg")
    #expect(bench.title == "a b.svg — Dudel")
    bench.hover(window: Point(300, 300))
    bench.key("r")
    #expect(
      bench.allEffects.filter { if case .setTitle = $0 { true } else { false } }.count == 1)
  }

  @Test func undoingToWhatWasSavedTakesTheStarAway() throws {
    let bench = try benchWithStroke(path: "/tmp/a.svg")
    save(bench)
    bench.finishSave(.saved(path: "/tmp/a.svg"))
    bench.drag(from: Point(60, 10), to: Point(90, 50))
    #expect(bench.title == "*a.svg — Dudel")
    bench.key("z", .control)
    #expect(bench.title == "a.svg — Dudel")
    bench.key("z", .control)
    #expect(bench.title == "*a.svg — Dudel")
  }

  // MARK: - Saving

  @Test func saveAlwaysWritesAlsoWithoutChanges() throws {
    let bench = try EditorBench(path: "/tmp/a.svg")
    save(bench)
    #expect(bench.effects.contains(.save(path: "/tmp/a.svg", replacing: false)))
  }

  @Test func aNewDrawingIsSavedWhereTheProgramFindsAPlace() throws {
    let bench = try benchWithStroke()
    save(bench)
    #expect(!bench.asksForSave)
    #expect(bench.effects.contains(.suggestPath(beside: nil)))
    bench.send(.pathSuggested("/home/me/Pictures/drawing.svg"))
    bench.key("Enter")
    #expect(
      bench.effects.contains(.save(path: "/home/me/Pictures/drawing.svg", replacing: false)))
    bench.finishSave(.saved(path: "/home/me/Pictures/drawing.svg"))
    #expect(bench.control("notice")?.name == "Saved as /home/me/Pictures/drawing.svg")
    save(bench)
    #expect(
      bench.effects.contains(.save(path: "/home/me/Pictures/drawing.svg", replacing: false)))
    bench.finishSave(.saved(path: "/home/me/Pictures/drawing.svg"))
    #expect(bench.control("notice")?.name == "Saved")
  }

  @Test func aSecondSaveWaitsForTheFirst() throws {
    let bench = try benchWithStroke(path: "/tmp/a.svg")
    save(bench)
    #expect(bench.asksForSave)
    bench.drag(from: Point(60, 10), to: Point(90, 50))
    save(bench)
    save(bench)
    #expect(!bench.asksForSave)
    bench.finishSave(.saved(path: "/tmp/a.svg"))
    #expect(bench.asksForSave)
    #expect(bench.title == "*a.svg — Dudel")
    bench.finishSave(.saved(path: "/tmp/a.svg"))
    #expect(!bench.asksForSave)
    #expect(bench.title == "a.svg — Dudel")
  }

  @Test func whatIsDrawnDuringASaveKeepsTheStar() throws {
    let bench = try benchWithStroke(path: "/tmp/a.svg")
    save(bench)
    bench.drag(from: Point(60, 10), to: Point(90, 50))
    bench.finishSave(.saved(path: "/tmp/a.svg"))
    #expect(bench.title == "*a.svg — Dudel")
  }

  @Test func savingDoesNotDisturbTheHandThatDraws() throws {
    let bench = try benchWithStroke(path: "/tmp/a.svg")
    bench.press(at: Point(100, 100))
    bench.move(to: Point(150, 150))
    let preview = bench.preview
    save(bench)
    #expect(bench.preview == preview)
    bench.finishSave(.saved(path: "/tmp/a.svg"))
    bench.move(to: Point(160, 150))
    bench.release()
    #expect(bench.paths.last == "M 100,100 L 150,150 L 160,150")
    #expect(bench.title == "*a.svg — Dudel")
  }

  @Test func aFailureKeepsTheStarAndStaysUntilItIsDismissed() throws {
    let bench = try benchWithStroke(path: "/tmp/a.svg")
    save(bench)
    bench.finishSave(.failed(path: "/tmp/a.svg", reason: "No space left on device"))
    #expect(bench.title == "*a.svg — Dudel")
    let notice = try #require(bench.control("notice"))
    #expect(notice.name == "Not saved: /tmp/a.svg: No space left on device")
    #expect(notice.state.contains(.alarming))
    #expect(
      !bench.effects.contains { if case .startTimer(.notice, _) = $0 { true } else { false } })
    bench.drag(from: Point(60, 10), to: Point(90, 50))
    #expect(bench.control("notice") != nil)
    try bench.click(control: "notice")
    #expect(bench.control("notice") == nil)
    #expect(bench.objects.count == 2)
    save(bench)
    #expect(bench.asksForSave)
  }

  @Test func escapeDismissesAFailure() throws {
    let bench = try benchWithStroke(path: "/tmp/a.svg")
    save(bench)
    bench.finishSave(.failed(path: "/tmp/a.svg", reason: "x"))
    bench.cancel()
    #expect(bench.control("notice") == nil)
  }

  @Test func aFailureForgetsTheSecondSave() throws {
    let bench = try benchWithStroke(path: "/tmp/a.svg")
    save(bench)
    save(bench)
    bench.finishSave(.failed(path: "/tmp/a.svg", reason: "x"))
    #expect(!bench.asksForSave)
  }

  @Test func aGoodNoticeGoesByItselfAndLetsTheHandThrough() throws {
    let bench = try benchWithStroke(path: "/tmp/a.svg")
    save(bench)
    bench.finishSave(.saved(path: "/tmp/a.svg"))
    #expect(bench.effects.contains(.startTimer(.notice, milliseconds: 4000)))
    let place = try bench.place(of: "notice")
    bench.tap(at: place)
    #expect(bench.objects.count == 2)
    bench.advance(.notice)
    #expect(bench.control("notice") == nil)
  }

  @Test func anOutcomeThatNobodyAskedForMeansNothing() throws {
    let bench = try benchWithStroke(path: "/tmp/a.svg")
    bench.finishSave(.saved(path: "/tmp/b.svg"))
    #expect(bench.title == "*a.svg — Dudel")
    #expect(bench.control("notice") == nil)
    bench.finishSave(.occupied(path: "/tmp/b.svg"))
    #expect(bench.control("dialog") == nil)
  }

  // MARK: - Occupied

  @Test func aForeignFileIsReplacedOnlyAfterAQuestion() throws {
    let bench = try benchWithStroke(path: "/tmp/a.svg")
    save(bench)
    bench.finishSave(.occupied(path: "/tmp/a.svg"))
    #expect(bench.control("dialog") != nil)
    #expect(bench.title == "*a.svg — Dudel")
    try bench.click(control: "dialog.overwrite")
    #expect(bench.effects.contains(.save(path: "/tmp/a.svg", replacing: true)))
    bench.finishSave(.saved(path: "/tmp/a.svg"))
    #expect(bench.title == "a.svg — Dudel")
  }

  @Test(arguments: ["Enter", "Escape"])
  func withoutThoughtAForeignFileIsNotReplaced(key: String) throws {
    let bench = try benchWithStroke(path: "/tmp/a.svg")
    save(bench)
    bench.finishSave(.occupied(path: "/tmp/a.svg"))
    bench.key(key)
    #expect(!bench.asksForSave)
    #expect(bench.control("dialog") == nil)
    #expect(bench.title == "*a.svg — Dudel")
  }

  @Test func aButtonWithTheFocusIsNotUsedThroughTheQuestion() throws {
    let bench = try benchWithStroke(path: "/tmp/a.svg")
    bench.key("Tab", .shift)
    bench.key("Tab", .shift)
    bench.key("Enter")
    #expect(bench.asksForSave)
    bench.finishSave(.occupied(path: "/tmp/a.svg"))
    bench.key("Enter")
    #expect(!bench.asksForSave)
    #expect(bench.control("dialog") == nil)
  }

  @Test func closingGoesOnWhenTheForeignFileIsReplaced() throws {
    let bench = try benchWithStroke(path: "/tmp/a.svg")
    bench.send(.closeRequested)
    try bench.click(control: "dialog.saveAndClose")
    bench.finishSave(.occupied(path: "/tmp/a.svg"))
    try bench.click(control: "dialog.overwrite")
    bench.finishSave(.saved(path: "/tmp/a.svg"))
    #expect(bench.quits)
  }

  @Test func aCancelledReplacementKeepsTheWindowForGood() throws {
    let bench = try benchWithStroke(path: "/tmp/a.svg")
    bench.send(.closeRequested)
    try bench.click(control: "dialog.saveAndClose")
    bench.finishSave(.occupied(path: "/tmp/a.svg"))
    try bench.click(control: "dialog.cancel")
    save(bench)
    bench.finishSave(.saved(path: "/tmp/a.svg"))
    #expect(!bench.quits)
  }
}
