import DudelEditor
import DudelGeometry
import DudelTestSupport
import DudelTools
import Testing

struct ClosingTests {
  private func benchWithStroke(path: String? = "/tmp/a.svg") throws -> EditorBench {
    let bench = try EditorBench(path: path)
    bench.drag(from: Point(10, 10), to: Point(50, 50))
    return bench
  }

  @Test func withoutChangesTheWindowClosesAtOnce() throws {
    let bench = try EditorBench()
    bench.send(.closeRequested)
    #expect(bench.quits)
  }

  @Test func withChangesItAsksFirst() throws {
    let bench = try benchWithStroke()
    bench.send(.closeRequested)
    #expect(!bench.quits)
    #expect(bench.control("dialog")?.name == "Save the changes before closing?")
    #expect(
      bench.editor.controls.flattened.filter { $0.id.hasPrefix("dialog.") && $0.action != nil }
        .sorted { $0.frame.minX < $1.frame.minX }.map(\.name) == ["Don’t save", "Cancel", "Save"])
    #expect(
      bench.editor.controls.flattened.contains { $0.name.contains("a.svg") && $0.role == .label })
  }

  @Test func saveWritesAndCloses() throws {
    let bench = try benchWithStroke()
    bench.send(.closeRequested)
    try bench.click(control: "dialog.saveAndClose")
    #expect(bench.asksForSave)
    #expect(!bench.quits)
    bench.finishSave(.saved(path: "/tmp/a.svg"))
    #expect(bench.quits)
  }

  @Test func enterStandsForSave() throws {
    let bench = try benchWithStroke()
    bench.send(.closeRequested)
    bench.key("Enter")
    #expect(bench.asksForSave)
    bench.finishSave(.saved(path: "/tmp/a.svg"))
    #expect(bench.quits)
  }

  @Test func aFailedSaveDoesNotClose() throws {
    let bench = try benchWithStroke()
    bench.send(.closeRequested)
    bench.key("Enter")
    bench.finishSave(.failed(path: "/tmp/a.svg", reason: "x"))
    #expect(!bench.quits)
    bench.key("s", .control)
    bench.finishSave(.saved(path: "/tmp/a.svg"))
    #expect(!bench.quits)
  }

  @Test func dontSaveClosesWithoutWriting() throws {
    let bench = try benchWithStroke()
    bench.send(.closeRequested)
    try bench.click(control: "dialog.discardAndClose")
    #expect(bench.quits)
    #expect(!bench.asksForSave)
  }

  @Test func cancelAndEscapeKeepEverything() throws {
    let bench = try benchWithStroke()
    bench.send(.closeRequested)
    try bench.click(control: "dialog.cancel")
    #expect(!bench.quits)
    #expect(bench.control("dialog") == nil)
    bench.send(.closeRequested)
    bench.cancel()
    #expect(bench.control("dialog") == nil)
    #expect(bench.objects.count == 1)
    bench.drag(from: Point(60, 10), to: Point(90, 50))
    #expect(bench.objects.count == 2)
  }

  @Test func theButtonsAreReachedByKeys() throws {
    let bench = try benchWithStroke()
    bench.send(.closeRequested)
    func isFocused(_ answer: String) -> Bool {
      bench.control("dialog.\(answer)")?.state.contains(.focused) == true
    }
    #expect(isFocused("saveAndClose"))
    bench.key("Tab")
    #expect(isFocused("cancel"))
    bench.key("Left")
    #expect(isFocused("discardAndClose"))
    bench.key("Right")
    bench.key("Right")
    #expect(isFocused("saveAndClose"))
    bench.key("Tab", .shift)
    #expect(isFocused("discardAndClose"))
    bench.key("Tab", .shift)
    #expect(isFocused("cancel"))
    bench.key("Space")
    #expect(bench.control("dialog") == nil)
    #expect(!bench.quits)
    #expect(!bench.asksForSave)
  }

  @Test func askingTwiceAsksOnce() throws {
    let bench = try benchWithStroke()
    bench.send(.closeRequested)
    bench.send(.closeRequested)
    #expect(!bench.quits)
    #expect(bench.editor.controls.flattened.filter { $0.role == .dialog }.count == 1)
    bench.cancel()
    #expect(bench.control("dialog") == nil)
  }

  @Test func overAHarmlessDialogItAsksToo() throws {
    let bench = try benchWithStroke()
    bench.key("F1")
    bench.send(.closeRequested)
    #expect(!bench.quits)
    #expect(bench.control("dialog")?.name == "Save the changes before closing?")
    bench.key("Tab")
    bench.send(.closeRequested)
    #expect(bench.control("dialog.cancel")?.state.contains(.focused) == true)
  }

  @Test(arguments: ["w", "q"]) func theKeysForClosingWorkInADialogToo(key: String) throws {
    let bench = try benchWithStroke()
    bench.key("F1")
    bench.key(key, .control)
    #expect(bench.control("dialog")?.name == "Save the changes before closing?")
    bench.cancel()
    bench.key("z", .control)
    bench.key("F1")
    bench.key(key, .control)
    #expect(bench.quits)
  }

  @Test func closingInMidStrokeFinishesItAndAsks() throws {
    let bench = try EditorBench()
    bench.press(at: Point(100, 100))
    bench.move(to: Point(150, 150))
    bench.send(.closeRequested)
    #expect(bench.objects.count == 1)
    #expect(bench.control("dialog") != nil)
    bench.move(to: Point(300, 300))
    bench.release()
    #expect(bench.objects.count == 1)
    #expect(bench.isAtRest)
  }

  @Test func underADialogNothingElseCanBeUsed() throws {
    let bench = try benchWithStroke()
    bench.send(.closeRequested)
    bench.drag(from: Point(10, 300), to: Point(50, 350))
    bench.tap(at: Point(30, -30))
    bench.key("r")
    bench.key("z", .control)
    bench.key("s", .control)
    bench.key("F6")
    #expect(bench.objects.count == 1)
    #expect(bench.editor.currentDescriptor.id == "pencil")
    #expect(!bench.allEffects.contains { if case .save = $0 { true } else { false } })
    #expect(bench.control("dialog") != nil)
  }

  @Test func closingWhileASaveIsUnderwayWaitsForIt() throws {
    let bench = try benchWithStroke()
    bench.key("s", .control)
    bench.send(.closeRequested)
    #expect(!bench.quits)
    #expect(bench.control("dialog") == nil)
    bench.finishSave(.saved(path: "/tmp/a.svg"))
    #expect(bench.quits)
  }

  @Test func closingWhileASaveFailsAsksAgainLater() throws {
    let bench = try benchWithStroke()
    bench.key("s", .control)
    bench.send(.closeRequested)
    bench.finishSave(.failed(path: "/tmp/a.svg", reason: "x"))
    #expect(!bench.quits)
    bench.send(.closeRequested)
    #expect(bench.control("dialog") != nil)
  }

  @Test func whatWasDrawnDuringTheSaveIsAskedFor() throws {
    let bench = try benchWithStroke()
    bench.key("s", .control)
    bench.drag(from: Point(60, 10), to: Point(90, 50))
    bench.send(.closeRequested)
    bench.finishSave(.saved(path: "/tmp/a.svg"))
    #expect(!bench.quits)
    #expect(bench.control("dialog") != nil)
  }

  @Test(arguments: ToolCatalogue.all.map(\.id))
  func theEndOfTheSessionAsksNothing(id: String) throws {
    let bench = try EditorBench(tool: id)
    bench.press(at: Point(100, 100))
    bench.move(to: Point(150, 150))
    bench.send(.terminationRequested)
    #expect(bench.quits)
    #expect(bench.control("dialog") == nil)
    #expect(bench.objects.count == (["freehand", "text"].contains(id) ? 0 : 1))
  }

  @Test(arguments: [200.0, 320, 480, 1100])
  func theQuestionFitsIntoTheWindow(width: Double) throws {
    let bench = try EditorBench(path: "/tmp/a.svg", size: Size(width: width, height: 400))
    bench.drag(from: Point(10, 10), to: Point(50, 50))
    bench.send(.closeRequested)
    let dialog = try #require(bench.control("dialog"))
    #expect(dialog.frame.minX >= 0 && dialog.frame.maxX <= width)
    for child in dialog.children { #expect(dialog.frame.contains(child.frame), "\(child.id)") }
    let buttons = dialog.children.filter { $0.action != nil }
    for (first, second) in zip(buttons, buttons.dropFirst()) {
      #expect(first.frame.intersection(second.frame) == nil)
    }
    #expect(buttons.allSatisfy { $0.frame.height >= 44 })
  }

  @Test func aNameWithoutSpacesStaysInsideTheQuestion() throws {
    let name = String(repeating: "long", count: 40) + ".svg"
    let bench = try EditorBench(path: "/tmp/\(name)")
    bench.drag(from: Point(10, 10), to: Point(50, 50))
    bench.send(.closeRequested)
    let dialog = try #require(bench.control("dialog"))
    let lines = dialog.flattened.filter { $0.role == .label }
    #expect(!lines.isEmpty)
    for line in lines {
      #expect(Double(line.name.count) * 13 * 0.6 <= line.frame.width, "\(line.name)")
    }
  }
}
