import DudelEditor
import DudelGeometry
import DudelTestSupport
import DudelTools
import Testing

/// The sheet that asks where to save.
struct SaveSheetTests {
  private nonisolated static let suggested = "/home/me/Pictures/dudel-2026-12-01-1.png"

  private func bench(path: String? = nil) throws -> EditorBench {
    let bench = try EditorBench(path: path)
    bench.drag(from: Point(10, 10), to: Point(50, 50))
    bench.key("s", path == nil ? .control : [.control, .shift])
    #expect(bench.effects.contains(.suggestPath(beside: path)))
    #expect(!bench.asksForSave)
    bench.send(.pathSuggested(Self.suggested))
    return bench
  }

  private func asked(_ bench: EditorBench) -> [EditorEffect] {
    bench.effects.filter { if case .save = $0 { true } else { false } }
  }

  @Test func theNameIsSuggestedAndItsStemSelected() throws {
    let bench = try bench()
    #expect(bench.control("sheet")?.name == "Save as")
    #expect(bench.control("sheet.done")?.name == "Save")
    #expect(bench.typed == Self.suggested)
    #expect(bench.selected == "dudel-2026-12-01-1")
    bench.type("cat")
    bench.key("Enter")
    #expect(asked(bench) == [.save(path: "/home/me/Pictures/cat.png", replacing: false)])
    bench.finishSave(.saved(path: "/home/me/Pictures/cat.png"))
    #expect(bench.control("sheet") == nil)
    #expect(bench.title == "cat.png — Dudel")
    #expect(bench.control("notice")?.name == "Saved as /home/me/Pictures/cat.png")
    bench.key("s", .control)
    #expect(asked(bench) == [.save(path: "/home/me/Pictures/cat.png", replacing: false)])
  }

  @Test(arguments: [
    ("cat", "/home/me/Pictures/cat.png"), ("cat.png", "/home/me/Pictures/cat.png"),
    ("  cat  ", "/home/me/Pictures/cat.png"), ("cat.svg", "/home/me/Pictures/cat.svg"),
    ("/tmp/cat", "/tmp/cat.png"), ("~/cat", "~/cat.png"), ("~/a.b/cat", "~/a.b/cat.png"),
    ("sub/cat.png", "/home/me/Pictures/sub/cat.png"), (".cat", "/home/me/Pictures/.cat.png"),
    ("~cat", "/home/me/Pictures/~cat.png"), ("../cat", "/home/me/Pictures/../cat.png"),
    ("cat.", "/home/me/Pictures/cat."),
    ("Ünï côdé", "/home/me/Pictures/Ünï côdé.png"), ("a b.PNG", "/home/me/Pictures/a b.PNG"),
  ])
  func aNameMeansAPath(name: String, path: String) throws {
    let bench = try bench()
    bench.key("a", .control)
    bench.type(name)
    bench.key("Enter")
    #expect(asked(bench) == [.save(path: path, replacing: false)])
  }

  @Test(arguments: [
    ("cat.svg", "cat.svg"), ("cat.PNG", "cat.PNG"), ("cat.v2", "cat.v2.png"), ("cat", "cat.png"),
  ])
  func anExtensionTypedOverTheStemIsTheExtension(typed: String, name: String) throws {
    let bench = try bench()
    bench.type(typed)
    bench.key("Enter")
    #expect(asked(bench) == [.save(path: "/home/me/Pictures/\(name)", replacing: false)])
  }

  @Test(arguments: [
    ("", "Type a name for the file"), ("   ", "Type a name for the file"), ("/", "“/” is a folder"),
    ("sub/", "“sub/” is a folder"), ("/tmp/", "“/tmp/” is a folder"), (".", "“.” is a folder"),
    (" .. ", "“..” is a folder"), ("~", "“~” is a folder"), ("~/", "“~/” is a folder"),
    ("sub/..", "“sub/..” is a folder"), ("/tmp/.", "“/tmp/.” is a folder"),
  ]) func noNameIsTold(name: String, message: String) throws {
    let bench = try bench()
    bench.key("a", .control)
    bench.key("Delete")
    bench.type(name)
    bench.key("Enter")
    #expect(asked(bench).isEmpty)
    #expect(bench.control("sheet.message")?.name == message)
    bench.key("a", .control)
    bench.type("cat")
    bench.key("Enter")
    #expect(asked(bench).count == 1)
    #expect(bench.control("sheet.message") == nil)
  }

  @Test func tabEnterAndEscapeWorkIt() throws {
    let bench = try bench()
    for id in ["sheet.done", "sheet.cancel", "sheet.name", "sheet.done", "sheet.cancel"] {
      bench.key("Tab")
      #expect(bench.control(id)?.state.contains(.focused) == true, "\(id)")
    }
    bench.key("Enter")
    #expect(bench.control("sheet") == nil)
    #expect(asked(bench).isEmpty)
    #expect(bench.title == "*Untitled — Dudel")
    #expect(bench.objects.count == 1)
    bench.key("s", .control)
    bench.send(.pathSuggested(Self.suggested))
    bench.key("Escape")
    #expect(bench.control("sheet") == nil)
    #expect(asked(bench).isEmpty)
  }

  @Test func saveAsGoesOnWithTheNewFile() throws {
    let bench = try bench(path: "/tmp/old.png")
    try bench.click(control: "sheet.done")
    bench.finishSave(.saved(path: Self.suggested))
    #expect(bench.title == "dudel-2026-12-01-1.png — Dudel")
    bench.key("s", .control)
    #expect(asked(bench) == [.save(path: Self.suggested, replacing: false)])
  }

  @Test func aCancelledSaveAsKeepsTheOldFile() throws {
    let bench = try bench(path: "/tmp/old.png")
    bench.key("Escape")
    bench.key("s", .control)
    #expect(asked(bench) == [.save(path: "/tmp/old.png", replacing: false)])
  }

  // MARK: - What goes wrong

  @Test func aFileThatIsThereIsReplacedAfterAQuestion() throws {
    let bench = try bench()
    bench.key("Enter")
    bench.finishSave(.occupied(path: Self.suggested))
    #expect(bench.control("dialog") != nil)
    try bench.click(control: "dialog.overwrite")
    #expect(asked(bench) == [.save(path: Self.suggested, replacing: true)])
    bench.finishSave(.saved(path: Self.suggested))
    #expect(bench.control("sheet") == nil)
    #expect(bench.title == "dudel-2026-12-01-1.png — Dudel")
  }

  @Test func aCancelledReplacementLeavesTheNameToBeChanged() throws {
    let bench = try bench()
    bench.key("Enter")
    bench.finishSave(.occupied(path: Self.suggested))
    // Nothing typed now gets into the name.
    bench.type("x")
    bench.key("Escape")
    #expect(bench.control("dialog") == nil)
    #expect(bench.control("sheet") != nil)
    #expect(bench.typed == Self.suggested)
    bench.type("other")
    bench.key("Enter")
    #expect(asked(bench) == [.save(path: "/home/me/Pictures/other.png", replacing: false)])
  }

  @Test func aFailureIsToldInTheSheetAndNothingIsLost() throws {
    let bench = try bench()
    bench.type("cat")
    bench.key("Enter")
    bench.finishSave(.failed(path: "/home/me/Pictures/cat.png", reason: "No space left"))
    let message = try #require(bench.control("sheet.message"))
    #expect(message.name == "No space left")
    #expect(message.state.contains(.alarming))
    let card = try #require(bench.control("sheet")).frame
    #expect(card.contains(message.frame))
    #expect(bench.typed == "/home/me/Pictures/cat.png")
    #expect(bench.title == "*Untitled — Dudel")
    #expect(bench.objects.count == 1)
    bench.key("a", .control)
    bench.type("/tmp/cat")
    bench.key("Enter")
    #expect(bench.control("sheet.message") == nil)
    bench.finishSave(.saved(path: "/tmp/cat.png"))
    #expect(bench.control("sheet") == nil)
    #expect(bench.title == "cat.png — Dudel")
  }

  @Test func aSaveUnderWayDoesNotAnswerTheSheet() throws {
    let bench = try EditorBench(path: "/tmp/a.png")
    bench.drag(from: Point(10, 10), to: Point(50, 50))
    bench.key("s", .control)
    bench.key("s", [.control, .shift])
    bench.send(.pathSuggested("/tmp/b.png"))
    bench.finishSave(.saved(path: "/tmp/a.png"))
    #expect(bench.control("sheet") != nil, "the sheet waits for its own file")
    bench.key("Enter")
    #expect(asked(bench) == [.save(path: "/tmp/b.png", replacing: false)])
  }

  @Test(arguments: [true, false]) func aSheetsFileIsWrittenAfterTheOneUnderWay(works: Bool) throws {
    let bench = try EditorBench(path: "/tmp/a.png")
    bench.drag(from: Point(10, 10), to: Point(50, 50))
    bench.key("s", .control)
    bench.key("s", [.control, .shift])
    bench.send(.pathSuggested("/tmp/b.png"))
    bench.key("Enter")
    #expect(asked(bench).isEmpty)
    bench.finishSave(
      works ? .saved(path: "/tmp/a.png") : .failed(path: "/tmp/a.png", reason: "gone"))
    #expect(asked(bench) == [.save(path: "/tmp/b.png", replacing: false)])
    #expect(bench.control("sheet") != nil)
    bench.finishSave(.saved(path: "/tmp/b.png"))
    #expect(bench.control("sheet") == nil)
    #expect(bench.title == "b.png — Dudel")
  }

  @Test func aSecondSuggestionChangesNothing() throws {
    let bench = try bench()
    bench.type("cat")
    bench.send(.pathSuggested("/tmp/other.png"))
    #expect(bench.typed == "/home/me/Pictures/cat.png")
  }

  @Test func aSuggestionThatComesWhileTextIsTypedKeepsTheText() throws {
    let bench = try EditorBench(tool: "text")
    bench.key("s", .control)
    bench.openBox(from: Point(100, 100), to: Point(300, 160))
    bench.type("kept")
    bench.send(.pathSuggested(Self.suggested))
    #expect(!bench.isTyping)
    #expect(bench.words == ["kept"])
    #expect(bench.selected == "dudel-2026-12-01-1")
  }

  @Test func aQuestionThatComesWhileTextIsTypedKeepsTheText() throws {
    let bench = try EditorBench(tool: "text", path: "/tmp/a.png")
    bench.key("s", .control)
    bench.openBox(from: Point(100, 100), to: Point(300, 160))
    bench.type("kept")
    bench.finishSave(.occupied(path: "/tmp/a.png"))
    #expect(!bench.isTyping)
    #expect(bench.words == ["kept"])
  }

  @Test func aBoxWhoseDragEndsBelowAQuestionIsNotOpened() throws {
    let bench = try EditorBench(tool: "text", path: "/tmp/a.png")
    bench.key("s", .control)
    bench.press(at: Point(100, 100))
    bench.move(to: Point(300, 160))
    bench.finishSave(.occupied(path: "/tmp/a.png"))
    bench.release()
    #expect(!bench.isTyping)
    #expect(bench.isAtRest)
    bench.key("Escape")
    bench.openBox(from: Point(100, 100), to: Point(300, 160))
    #expect(bench.isTyping)
  }

  // MARK: - Closing

  @Test func saveAndCloseGoesThroughTheSheet() throws {
    let bench = try EditorBench()
    bench.drag(from: Point(10, 10), to: Point(50, 50))
    bench.send(.closeRequested)
    bench.key("Enter")
    #expect(bench.effects.contains(.suggestPath(beside: nil)))
    bench.send(.pathSuggested(Self.suggested))
    #expect(bench.control("sheet") != nil)
    bench.key("Enter")
    #expect(asked(bench).count == 1)
    #expect(!bench.quits)
    bench.finishSave(.saved(path: Self.suggested))
    #expect(bench.quits)
  }

  @Test func cancellingTheSheetKeepsTheWindowForGood() throws {
    let bench = try EditorBench()
    bench.drag(from: Point(10, 10), to: Point(50, 50))
    bench.send(.closeRequested)
    bench.key("Enter")
    bench.send(.pathSuggested(Self.suggested))
    bench.key("Escape")
    #expect(!bench.quits)
    bench.key("s", .control)
    bench.send(.pathSuggested(Self.suggested))
    bench.key("Enter")
    bench.finishSave(.saved(path: Self.suggested))
    #expect(!bench.quits)
  }

  /// "Save and close" with the sheet open.
  private func closingBench() throws -> EditorBench {
    let bench = try EditorBench()
    bench.drag(from: Point(10, 10), to: Point(50, 50))
    bench.send(.closeRequested)
    bench.key("Enter")
    bench.send(.pathSuggested(Self.suggested))
    return bench
  }

  @Test func saveAndCloseGoesOnAfterAFailure() throws {
    let bench = try closingBench()
    bench.key("Enter")
    bench.finishSave(.failed(path: Self.suggested, reason: "No space left"))
    #expect(bench.control("sheet") != nil)
    bench.type("other")
    bench.key("Enter")
    bench.finishSave(.saved(path: "/home/me/Pictures/other.png"))
    #expect(bench.quits)
  }

  @Test func saveAndCloseGoesOnAfterACancelledReplacement() throws {
    let bench = try closingBench()
    bench.key("Enter")
    bench.finishSave(.occupied(path: Self.suggested))
    bench.key("Escape")
    #expect(!bench.quits)
    bench.type("other")
    bench.key("Enter")
    bench.finishSave(.saved(path: "/home/me/Pictures/other.png"))
    #expect(bench.quits)
  }

  @Test(arguments: [true, false])
  func cancellingTheSheetAfterATroubleKeepsTheWindowForGood(isOccupied: Bool) throws {
    let bench = try closingBench()
    bench.key("Enter")
    bench.finishSave(
      isOccupied
        ? .occupied(path: Self.suggested) : .failed(path: Self.suggested, reason: "gone"))
    if isOccupied { bench.key("Escape") }
    bench.key("Escape")
    #expect(bench.control("sheet") == nil)
    bench.key("s", .control)
    bench.send(.pathSuggested(Self.suggested))
    bench.key("Enter")
    bench.finishSave(.saved(path: Self.suggested))
    #expect(!bench.quits)
  }

  @Test func closingWithTheSheetOpenAsks() throws {
    let bench = try bench()
    bench.send(.closeRequested)
    #expect(!bench.quits)
    #expect(bench.control("sheet") == nil)
    #expect(bench.control("dialog") != nil)
    #expect(bench.objects.count == 1)
  }
}
