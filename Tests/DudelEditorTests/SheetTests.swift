import DudelEditor
import DudelGeometry
import DudelModel
import DudelTestSupport
import DudelTools
import Testing

/// The sheet for title and description, and what all sheets have in common.
struct SheetTests {
  private func bench() throws -> EditorBench {
    let bench = try EditorBench(path: "/tmp/a.png")
    bench.key("i", .control)
    return bench
  }

  private func focused(_ bench: EditorBench) -> [String] {
    bench.editor.controls.flattened.filter { $0.state.contains(.focused) }.map(\.id)
  }

  private func properties(_ title: String, _ description: String) -> DrawingProperties {
    var properties = DrawingProperties()
    properties.title = title
    properties.description = description
    return properties
  }

  // MARK: - Done and Cancel

  @Test func doneTakesTitleAndDescriptionInOneStep() throws {
    let bench = try bench()
    #expect(bench.control("sheet")?.name == "Title and description")
    #expect(bench.effects.contains(.typeInFields(true)))
    bench.type("The cat")
    bench.key("Tab")
    bench.type("One line\nand another")
    #expect(bench.editor.drawing.properties == DrawingProperties())
    try bench.click(control: "sheet.done")
    #expect(bench.effects.contains(.typeInFields(false)))
    #expect(bench.control("sheet") == nil)
    #expect(bench.editor.drawing.properties == properties("The cat", "One line\nand another"))
    #expect(bench.title == "*a.png — Dudel")
    bench.key("z", .control)
    #expect(bench.editor.drawing.properties == DrawingProperties())
    #expect(!bench.editor.drawing.canUndo)
    #expect(bench.title == "a.png — Dudel")
    bench.key("y", .control)
    #expect(bench.editor.drawing.properties.title == "The cat")
  }

  @Test func theSheetBeginsWithWhatIsThere() throws {
    let bench = try bench()
    bench.type("cat")
    bench.key("Enter")
    #expect(bench.control("sheet") == nil)
    bench.key("i", .control)
    #expect(bench.typed == "cat")
    bench.type("s")
    bench.key("Enter", .control)
    #expect(bench.editor.drawing.properties.title == "cats")
    bench.key("i", .control)
    bench.key("Enter")
    bench.key("z", .control)
    #expect(bench.editor.drawing.properties.title == "cat", "nothing changed, no step")
  }

  @Test(arguments: ["button", "Escape"]) func cancelLeavesEverything(how: String) throws {
    let bench = try bench()
    bench.type("never")
    if how == "button" { try bench.click(control: "sheet.cancel") } else { bench.key(how) }
    #expect(bench.control("sheet") == nil)
    #expect(bench.editor.drawing.properties == DrawingProperties())
    #expect(!bench.editor.drawing.canUndo)
    #expect(bench.effects.contains(.typeInFields(false)))
    bench.key("r")
    #expect(bench.editor.currentDescriptor.id == "rectangle")
  }

  @Test func enterInTheDescriptionIsALineFeed() throws {
    let bench = try bench()
    bench.key("Tab")
    bench.type("a\nb")
    #expect(bench.typed == "a\nb")
    bench.key("Enter", .control)
    #expect(bench.editor.drawing.properties.description == "a\nb")
  }

  @Test func aTitleHasOneLine() throws {
    let bench = try bench()
    bench.paste("two\r\nlines")
    #expect(bench.typed == "two lines")
  }

  @Test func closingKeepsWhatWasTyped() throws {
    let bench = try bench()
    bench.type("The cat")
    bench.send(.closeRequested)
    #expect(!bench.quits)
    #expect(bench.editor.drawing.properties.title == "The cat")
    #expect(bench.control("dialog") != nil)
  }

  @Test func theSheetEndsWhatIsBeingDoneAndKeepsIt() throws {
    let bench = try EditorBench(path: "/tmp/a.png")
    bench.press(at: Point(100, 100))
    bench.move(to: Point(200, 200))
    bench.key("i", .control)
    #expect(bench.objects.count == 1)
    #expect(bench.isAtRest)
  }

  // MARK: - Keys

  @Test func tabWalksFieldsAndButtonsRoundAndRound() throws {
    let bench = try bench()
    var seen = focused(bench)
    for _ in 0..<4 {
      bench.key("Tab")
      seen += focused(bench)
    }
    #expect(
      seen == ["sheet.title", "sheet.description", "sheet.done", "sheet.cancel", "sheet.title"])
    bench.key("Tab", .shift)
    #expect(focused(bench) == ["sheet.cancel"])
    // Text goes to fields only.
    bench.type("x")
    bench.paste("y")
    bench.key("Tab")
    #expect(bench.typed == "")
  }

  @Test func aPasteGoesToTheFieldThatAskedForIt() throws {
    let bench = try bench()
    bench.key("v", .control)
    bench.key("Tab")
    bench.key("v", .control)
    bench.middlePress(at: try place(bench, "sheet.title", letter: 0))
    bench.key("Tab")
    let caret = bench.caretPlace
    bench.bring("title", from: .primary)
    #expect(bench.caretPlace == caret, "the caret is in the other field")
    bench.bring("description")
    #expect(bench.typed == "description")
    try bench.click(control: "sheet.done")
    #expect(bench.editor.drawing.properties == properties("title", "description"))
    bench.key("i", .control)
    bench.bring("late")
    #expect(bench.typed == "title")
  }

  @Test(arguments: ["Enter", "Space"]) func aFocusedButtonIsUsedByKey(key: String) throws {
    let bench = try bench()
    bench.type("cat")
    bench.key("Tab")
    bench.key("Tab")
    bench.key(key)
    #expect(bench.editor.drawing.properties.title == "cat")
    bench.key("i", .control)
    bench.type("s")
    bench.key("Tab", .shift)
    bench.key(key)
    #expect(bench.control("sheet") == nil)
    #expect(bench.editor.drawing.properties.title == "cat")
  }

  @Test func undoActsOnTheField() throws {
    let bench = try EditorBench(path: "/tmp/a.png")
    bench.drag(from: Point(10, 10), to: Point(50, 50))
    bench.key("i", .control)
    bench.type("cat")
    bench.key("z", .control)
    bench.key("z", .control)
    #expect(bench.typed == "")
    #expect(bench.objects.count == 1)
    bench.key("y", .control)
    #expect(bench.typed == "cat")
  }

  @Test func underASheetNothingElseCanBeUsed() throws {
    let bench = try bench()
    bench.drag(from: Point(20, 600), to: Point(80, 650))
    bench.tap(at: Point(30 + 48, -30))
    bench.key("r")
    bench.key("s", .control)
    bench.key("i", .control)
    bench.key("F1")
    #expect(bench.objects.isEmpty)
    #expect(bench.editor.currentDescriptor.id == "pencil")
    #expect(!bench.asksForSave)
    #expect(bench.control("dialog") == nil)
    #expect(bench.control("sheet") != nil)
  }

  @Test(arguments: ["Enter", "Escape"])
  func afterAQuestionTheFieldHasTheFocusAgain(key: String) throws {
    let bench = try EditorBench(path: "/tmp/a.png")
    bench.key("s", .control)
    bench.key("i", .control)
    bench.key("Tab")
    bench.type("a")
    bench.finishSave(.occupied(path: "/tmp/a.png"))
    #expect(focused(bench) == ["dialog.cancel"])
    bench.key(key)
    #expect(focused(bench) == ["sheet.description"])
    bench.type("b")
    #expect(bench.typed == "ab")
  }

  // MARK: - Presses in fields

  private func place(_ bench: EditorBench, _ id: String, letter: Double) throws -> Point {
    let frame = try #require(bench.control(id)).frame
    return Point(frame.minX + 12 + letter * 14 * 0.6, frame.minY + 20) - Editor.canvasOrigin
  }

  @Test func pressesPlaceTheCaretAndSelect() throws {
    let bench = try bench()
    bench.type("one two")
    bench.key("Tab")
    bench.wait()
    bench.tap(at: try place(bench, "sheet.title", letter: 2))
    #expect(focused(bench) == ["sheet.title"])
    #expect(bench.caretOffset == 2)
    bench.click(2, at: try place(bench, "sheet.title", letter: 5.4))
    #expect(bench.selected == "two")
    #expect(bench.offers(.primary) == ["two"])
    bench.wait()
    bench.press(at: try place(bench, "sheet.title", letter: 1))
    bench.move(to: try place(bench, "sheet.title", letter: 4))
    bench.release()
    #expect(bench.selected == "ne ")
    #expect(bench.offers(.primary) == ["ne "])
    bench.middlePress(at: try place(bench, "sheet.title", letter: 7))
    #expect(bench.effects.contains(.paste(.primary)))
    bench.bring("!", from: .primary)
    #expect(bench.typed == "one two!")
  }

  @Test func aLongTitleScrollsSoThatTheCaretIsSeen() throws {
    let bench = try bench()
    bench.type(String(repeating: "long ", count: 40))
    let frame = try #require(bench.control("sheet.title")).frame
    #expect(bench.caretPlace.map { frame.minX <= $0.minX && $0.maxX <= frame.maxX } == true)
    bench.key("Home")
    #expect(bench.caretPlace.map { frame.minX <= $0.minX && $0.maxX <= frame.maxX } == true)
  }

  @Test func composedTextIsShownInTheField() throws {
    let bench = try bench()
    bench.type("a")
    bench.send(.composing("kana", caret: 4))
    #expect(bench.typed == "a")
    bench.send(.composing("", caret: 0))
    bench.send(.typed("仮名"))
    bench.key("Enter")
    #expect(bench.editor.drawing.properties.title == "a仮名")
  }

  // MARK: - Looks

  @Test(arguments: [320.0, 480, 1100]) func theSheetFitsIntoTheWindow(width: Double) throws {
    let bench = try EditorBench(size: Size(width: width, height: 500))
    bench.key("i", .control)
    let sheet = try #require(bench.control("sheet"))
    #expect(sheet.frame.minX >= 0 && sheet.frame.maxX <= width && sheet.frame.maxY <= 500)
    for child in sheet.children { #expect(sheet.frame.contains(child.frame), "\(child.id)") }
    let cancel = try #require(bench.control("sheet.cancel")).frame
    let done = try #require(bench.control("sheet.done")).frame
    #expect(cancel.maxX < done.minX)
    #expect(cancel.height >= 44 && done.height >= 44)
  }

  @Test func withAnimationsItSlidesIn() throws {
    let bench = try EditorBench(path: "/tmp/a.png")
    bench.send(.animationsAllowed(true))
    bench.key("i", .control)
    var ys = [try #require(bench.control("sheet")).frame.minY]
    while bench.effects.contains(where: {
      if case .startTimer(.sheet, _) = $0 { true } else { false }
    }
    ), ys.count < 100 {
      bench.advance(.sheet)
      ys.append(try #require(bench.control("sheet")).frame.minY)
    }
    #expect(ys == ys.sorted())
    #expect((4...60).contains(ys.count))
    #expect(ys.first.map { $0 < 0 } == true)
    #expect(ys.last == 64)
  }

  @Test func theCaretBlinksInTheFieldAndStopsWithTheSheet() throws {
    let bench = try bench()
    #expect(bench.effects.contains(.startTimer(.caret, milliseconds: 600)))
    bench.advance(.caret)
    #expect(bench.effects.contains(.startTimer(.caret, milliseconds: 600)))
    #expect(bench.effects.contains { if case .redraw = $0 { true } else { false } })
    bench.key("Escape")
    #expect(bench.effects.contains(.stopTimer(.caret)))
  }
}
