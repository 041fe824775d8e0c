import DudelGeometry
import DudelModel
import DudelTestSupport
import DudelTools
import Testing

@testable import DudelEditor

/// Files that are opened, at start and later.
struct OpeningTests {
  private static let path = "/home/me/cat.svg"

  private func drawing(objects: Int = 2) -> Drawing {
    var properties = DrawingProperties()
    properties.title = "The cat"
    return Drawing(
      (0..<objects).compactMap { index in
        PathDrawingInfo(
          path: .rectangle(Rect(x: Double(index) * 50, y: 10, width: 30, height: 30)),
          stroke: nil, fill: .black)
      }, properties: properties)
  }

  private func opened(
    _ path: String = path, isSavable: Bool = true, isIncomplete: Bool = false, remark: String? = nil
  ) -> InputEvent {
    .opened(
      OpenedDrawing(
        path: path, drawing: drawing(), isSavable: isSavable, isIncomplete: isIncomplete,
        remark: remark))
  }

  /// A program that was started with a file, which is being read.
  private func loadingBench() throws -> EditorBench {
    let bench = try EditorBench()
    bench.send(.openRequested(path: Self.path, isPurpose: true))
    #expect(bench.effects.contains(.load(path: Self.path)))
    #expect(bench.effects.contains(.startTimer(.progress, milliseconds: 300)))
    return bench
  }

  /// A program with the sheet open that asks for a file.
  private func sheetBench(path: String? = nil, drawing: Bool = false) throws -> EditorBench {
    let bench = try EditorBench(path: path)
    if drawing { bench.drag(from: Point(10, 10), to: Point(50, 50)) }
    bench.key("o", .control)
    #expect(bench.effects.contains(.suggestFolder(beside: path)))
    bench.send(.pathSuggested("/home/me/"))
    #expect(bench.control("sheet")?.name == "Open")
    return bench
  }

  // MARK: - At start

  @Test func theDrawingIsThereWithoutChangesAndSavesToItsFile() throws {
    let bench = try loadingBench()
    #expect(bench.title == "cat.svg — Dudel")
    bench.send(opened())
    #expect(bench.objects.count == 2)
    #expect(bench.title == "cat.svg — Dudel")
    #expect(bench.editor.drawing.properties.title == "The cat")
    #expect(bench.effects.contains(.stopTimer(.progress)))
    #expect(bench.effects.contains { if case .repaintDrawing = $0 { true } else { false } })
    #expect(bench.control("command.undo")?.isUsable == false)
    bench.key("s", .control)
    #expect(bench.effects.contains(.save(path: Self.path, replacing: false)))
    bench.finishSave(.saved(path: Self.path))
    #expect(bench.control("notice")?.name == "Saved")
  }

  @Test func theMarkFollowsUndoToWhatWasOpened() throws {
    let bench = try loadingBench()
    bench.send(opened())
    bench.drag(from: Point(10, 110), to: Point(50, 150))
    #expect(bench.title == "*cat.svg — Dudel")
    bench.key("z", .control)
    #expect(bench.title == "cat.svg — Dudel")
    bench.send(.closeRequested)
    #expect(bench.quits)
  }

  @Test func whatHandsDoBeforeItIsThereIsDoneAfterwards() throws {
    let bench = try loadingBench()
    bench.key("l")
    bench.drag(from: Point(10, 110), to: Point(50, 150))
    #expect(bench.objects.isEmpty)
    bench.send(opened())
    #expect(bench.paths.last == "M 10,110 L 50,150")
    #expect(bench.objects.count == 3)
    #expect(bench.title == "*cat.svg — Dudel")
  }

  @Test func aRemarkIsShown() throws {
    let bench = try loadingBench()
    bench.send(opened(remark: "Opened as one picture"))
    #expect(bench.control("notice")?.name == "Opened as one picture")
    #expect(bench.control("notice")?.state.contains(.alarming) == false)
  }

  @Test func afterAWhileABarShowsHowFarItIs() throws {
    let bench = try loadingBench()
    #expect(bench.control("progress") == nil)
    bench.advance(.progress)
    #expect(bench.control("progress")?.name == "Opening “cat.svg”")
    #expect(bench.effects.contains(.tellProgress))
    bench.send(.loadingAdvanced(0.5))
    #expect(bench.control("progress.bar")?.value == 0.5)
    #expect(bench.control("progress.cancel")?.state.contains(.focused) == true)
    // The canvas is dimmed: hands wait.
    bench.drag(from: Point(10, 110), to: Point(50, 150))
    bench.key("r")
    bench.advance(.progress)
    #expect(bench.effects.contains(.tellProgress))
    bench.send(opened())
    #expect(bench.control("progress") == nil)
    #expect(bench.objects.count == 2)
    #expect(bench.editor.currentDescriptor.id == "pencil")
    bench.advance(.progress)
    #expect(!bench.effects.contains(.tellProgress))
  }

  @Test(arguments: [0.25, -1, 7, .nan, .infinity]) func anyProgressIsABar(fraction: Double) throws {
    let bench = try loadingBench()
    bench.advance(.progress)
    bench.send(.loadingAdvanced(fraction))
    let value = try #require(bench.control("progress.bar")?.value)
    #expect((0...1).contains(value))
  }

  @Test(arguments: ["Escape", "Enter", "Space"])
  func cancellingGivesANewDrawing(key: String) throws {
    let bench = try loadingBench()
    bench.advance(.progress)
    bench.key(key)
    #expect(bench.effects.contains(.cancelLoading))
    #expect(bench.title == "Untitled — Dudel")
    // What comes too late means nothing.
    bench.send(opened())
    #expect(bench.objects.isEmpty)
    bench.drag(from: Point(10, 110), to: Point(50, 150))
    bench.key("s", .control)
    #expect(bench.effects.contains(.suggestPath(beside: nil)))
  }

  @Test func theCancelButtonCancels() throws {
    let bench = try loadingBench()
    bench.advance(.progress)
    try bench.click(control: "progress.cancel")
    #expect(bench.effects.contains(.cancelLoading))
    #expect(bench.control("progress") == nil)
  }

  @Test func aFileThatCannotBeReadEndsTheProgramThatWasStartedForIt() throws {
    let bench = try loadingBench()
    bench.send(.openingFailed(path: Self.path, reason: "is no drawing"))
    #expect(bench.quits)
  }

  @Test func aProgramOfTheDesktopTellsItInTheWindow() throws {
    let bench = try EditorBench()
    bench.send(.openRequested(path: Self.path, isPurpose: false))
    bench.send(.openingFailed(path: Self.path, reason: "is no drawing"))
    #expect(!bench.quits)
    #expect(bench.control("notice")?.name == "Not opened: /home/me/cat.svg: is no drawing")
    #expect(bench.title == "Untitled — Dudel")
  }

  @Test(arguments: [false, true]) func closingDuringTheReadingEndsTheProgram(shown: Bool) throws {
    let bench = try loadingBench()
    if shown { bench.advance(.progress) }
    bench.send(.closeRequested)
    #expect(bench.effects.contains(.cancelLoading))
    #expect(bench.quits)
  }

  // MARK: - Where Save writes

  @Test func aFormatThatCannotBeWrittenAsksForAName() throws {
    let bench = try loadingBench()
    bench.send(opened(isSavable: false))
    #expect(bench.title == "cat.svg — Dudel")
    bench.key("s", .control)
    #expect(!bench.asksForSave)
    #expect(bench.effects.contains(.suggestPath(beside: Self.path)))
    bench.send(.pathSuggested("/home/me/cat.png"))
    bench.key("Enter")
    bench.finishSave(.saved(path: "/home/me/cat.png"))
    #expect(bench.title == "cat.png — Dudel")
  }

  /// A foreign file is open and Save was pressed.
  private func foreignBench() throws -> EditorBench {
    let bench = try loadingBench()
    bench.send(opened(isIncomplete: true))
    bench.key("s", .control)
    #expect(!bench.asksForSave)
    #expect(bench.control("dialog")?.name == "Replace “cat.svg”?")
    return bench
  }

  @Test func anotherProgramsFileIsReplacedAfterOneQuestion() throws {
    let bench = try foreignBench()
    try bench.click(control: "dialog.overwrite")
    #expect(bench.effects.contains(.save(path: Self.path, replacing: false)))
    bench.finishSave(.saved(path: Self.path))
    bench.key("s", .control)
    #expect(bench.asksForSave, "it asks once")
  }

  @Test func enterSavesBesideAnotherProgramsFile() throws {
    let bench = try foreignBench()
    bench.key("Enter")
    #expect(bench.effects.contains(.suggestPath(beside: Self.path)))
    bench.send(.pathSuggested("/home/me/cat-1.svg"))
    bench.key("Enter")
    bench.finishSave(.saved(path: "/home/me/cat-1.svg"))
    #expect(bench.title == "cat-1.svg — Dudel")
    bench.key("s", .control)
    #expect(bench.asksForSave)
  }

  @Test func savingUnderTheSameNameAsksAsWell() throws {
    let bench = try foreignBench()
    bench.key("Enter")
    bench.send(.pathSuggested(Self.path))
    bench.key("Enter")
    #expect(!bench.asksForSave)
    #expect(bench.control("dialog")?.name == "Replace “cat.svg”?")
    try bench.click(control: "dialog.overwrite")
    bench.finishSave(.saved(path: Self.path))
    #expect(bench.control("sheet") == nil)
    #expect(!bench.editor.isFileIncomplete)
  }

  @Test func anotherProgramsFileStaysIfNobodyAgrees() throws {
    let bench = try foreignBench()
    bench.key("Escape")
    #expect(!bench.asksForSave)
    bench.key("s", .control)
    #expect(bench.control("dialog") != nil, "it asks again")
  }

  @Test func savingAndClosingAsksAboutAnotherProgramsFileToo() throws {
    let bench = try loadingBench()
    bench.send(opened(isIncomplete: true))
    bench.drag(from: Point(10, 110), to: Point(50, 150))
    bench.send(.closeRequested)
    bench.key("Enter")
    #expect(bench.control("dialog")?.name == "Replace “cat.svg”?")
    try bench.click(control: "dialog.overwrite")
    bench.finishSave(.saved(path: Self.path))
    #expect(bench.quits)
  }

  // MARK: - Later

  @Test func anUntouchedWindowTakesTheFileItself() throws {
    let bench = try sheetBench()
    bench.type("cat.svg")
    bench.key("Enter")
    #expect(bench.effects.contains(.load(path: Self.path)))
    #expect(bench.title == "Untitled — Dudel")
    bench.send(opened())
    #expect(bench.control("sheet") == nil)
    #expect(bench.title == "cat.svg — Dudel")
    #expect(bench.objects.count == 2)
    bench.key("r")
    #expect(bench.editor.currentDescriptor.id == "rectangle")
  }

  @Test(arguments: [(nil, true), ("/tmp/a.png", false)])
  func anyOtherDrawingStaysAndAnotherWindowOpens(path: String?, draws: Bool) throws {
    let bench = try sheetBench(path: path, drawing: draws)
    bench.type("cat.svg")
    bench.key("Enter")
    #expect(bench.effects.contains(.openWindow(path: Self.path)))
    #expect(bench.objects.count == (draws ? 1 : 0))
    bench.send(.windowOpened)
    #expect(bench.control("sheet") == nil)
    bench.send(.windowFailed(path: Self.path, reason: "is no drawing"))
    #expect(bench.control("notice")?.name == "Not opened: /home/me/cat.svg: is no drawing")
    #expect(bench.control("notice")?.state.contains(.alarming) == true)
    #expect(bench.objects.count == (draws ? 1 : 0))
  }

  @Test func aDrawingThatWasUndoneStillCounts() throws {
    let bench = try EditorBench()
    bench.drag(from: Point(10, 10), to: Point(50, 50))
    bench.key("z", .control)
    bench.key("o", .control)
    bench.send(.pathSuggested("/home/me/"))
    bench.type("cat.svg")
    bench.key("Enter")
    #expect(bench.effects.contains(.openWindow(path: Self.path)))
  }

  @Test func aFailureIsToldInTheSheetAndTheDrawingStays() throws {
    for draws in [false, true] {
      let bench = try sheetBench(drawing: draws)
      bench.type("dog")
      bench.key("Enter")
      let path = "/home/me/dog"
      bench.send(
        draws
          ? .windowFailed(path: path, reason: "gone") : .openingFailed(path: path, reason: "gone"))
      #expect(bench.control("sheet.message")?.name == "Gone")
      #expect(!bench.quits)
      #expect(bench.objects.count == (draws ? 1 : 0))
      #expect(bench.typed == path)
      bench.key("Escape")
      #expect(bench.title == (draws ? "*Untitled — Dudel" : "Untitled — Dudel"))
    }
  }

  @Test func cancellingALateFileGoesBackToTheSheet() throws {
    let bench = try sheetBench()
    bench.type("cat.svg")
    bench.key("Enter")
    bench.advance(.progress)
    bench.key("Escape")
    #expect(bench.control("progress") == nil)
    #expect(bench.control("sheet.name")?.state.contains(.focused) == true)
    #expect(bench.typed == Self.path)
  }

  @Test(arguments: [
    ("cat", "/home/me/cat"), ("/tmp/a.jpg", "/tmp/a.jpg"), ("~/a b.png", "~/a b.png"),
    ("sub/cat.png", "/home/me/sub/cat.png"),
  ]) func aNameMeansAPathAsItIs(name: String, path: String) throws {
    let bench = try sheetBench()
    bench.key("a", .control)
    bench.type(name)
    bench.key("Enter")
    #expect(bench.effects.contains(.load(path: path)))
  }

  @Test func tabCompletesThePath() throws {
    let bench = try sheetBench()
    bench.type("ca")
    bench.key("Tab")
    #expect(bench.effects.contains(.completePath("/home/me/ca")))
    bench.send(.pathCompleted("/home/me/cat", names: ["cat.svg", "cats/"]))
    #expect(bench.typed == "/home/me/cat")
    #expect(bench.control("sheet.message")?.name == "cat.svg · cats/")
    #expect(bench.control("sheet.message")?.state.contains(.alarming) == false)
    bench.type("s")
    #expect(bench.control("sheet.message") == nil)
    bench.key("Tab")
    bench.send(.pathCompleted("/home/me/cats/", names: ["cats/"]))
    #expect(bench.typed == "/home/me/cats/")
    #expect(bench.control("sheet.name")?.state.contains(.focused) == true)
    // Nothing more is to be known: Tab goes on.
    bench.key("Tab")
    bench.send(.pathCompleted("/home/me/cats/", names: []))
    #expect(bench.control("sheet.done")?.state.contains(.focused) == true)
  }

  @Test func aCompletionThatNobodyAskedForMeansNothing() throws {
    let bench = try EditorBench()
    bench.send(.pathCompleted("/etc/passwd", names: []))
    bench.key("i", .control)
    bench.send(.pathCompleted("/etc/passwd", names: []))
    #expect(bench.typed == "")
  }

  @Test func aNewWindowIsAskedFor() throws {
    let bench = try EditorBench()
    bench.key("n", .control)
    #expect(bench.effects.contains(.openWindow(path: nil)))
    bench.send(.windowOpened)
    bench.send(.windowFailed(path: nil, reason: "No memory"))
    #expect(bench.control("notice")?.name == "No window opened: No memory")
  }

  @Test func nothingIsReadIntoADrawing() throws {
    let bench = try EditorBench()
    bench.drag(from: Point(10, 10), to: Point(50, 50))
    bench.send(.openRequested(path: Self.path, isPurpose: true))
    #expect(!bench.effects.contains(.load(path: Self.path)))
    bench.send(opened())
    #expect(bench.objects.count == 1)
  }

  @Test func nothingIsReadIntoADrawingThatIsBeingNamed() throws {
    let bench = try EditorBench()
    bench.key("s", .control)
    bench.send(.pathSuggested("/tmp/a.png"))
    bench.key("Enter")
    bench.key("Escape")
    bench.key("o", .control)
    bench.send(.pathSuggested("/home/me/"))
    bench.type("cat.svg")
    bench.key("Enter")
    #expect(!bench.effects.contains(.load(path: Self.path)))
  }
}
