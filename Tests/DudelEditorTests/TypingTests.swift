import DudelEditor
import DudelGeometry
import DudelModel
import DudelTestSupport
import DudelTools
import Testing

/// Boxes that are opened, and all the ways in which typing ends.
struct TypingTests {
  // MARK: - Opening

  @Test(arguments: [
    (Point(100, 100), Point(300, 160)), (Point(300, 160), Point(100, 100)),
    (Point(100, 160), Point(300, 100)), (Point(300, 100), Point(100, 160)),
  ])
  func aBoxInAnyDirectionIsCoveredByTheInputWindow(start: Point, end: Point) throws {
    let bench = try EditorBench(tool: "text")
    bench.openBox(from: start, to: end)
    #expect(
      bench.effects.contains(.openTextInput(Rect(x: 100, y: 152, width: 200, height: 60))))
    #expect(bench.inputBox == Rect(x: 100, y: 100, width: 200, height: 60))
    #expect(bench.drawables.isEmpty)
    #expect(!bench.editor.drawing.canUndo)
    #expect(bench.isAtRest)
  }

  @Test func aFingerOpensABoxToo() throws {
    let bench = try EditorBench(tool: "text")
    bench.drag(finger: 3, from: Point(100, 100), to: Point(300, 160))
    #expect(bench.isTyping)
    bench.type("x")
    bench.tap(finger: 4, at: Point(600, 600))
    #expect(bench.words == ["x"])
  }

  @Test func aDragUnderFivePixelsDoesNothing() throws {
    let bench = try EditorBench(tool: "text")
    bench.drag(from: Point(100, 100), to: Point(103, 103))
    bench.tap(at: Point(200, 200))
    #expect(!bench.isTyping)
    #expect(bench.isAtRest)
    #expect(!bench.editor.drawing.canUndo)
    bench.drag(from: Point(100, 100), to: Point(105, 100))
    #expect(bench.isTyping)
  }

  @Test func aBoxBeyondTheWindowShowsWhatIsInIt() throws {
    let bench = try EditorBench(tool: "text")
    bench.drag(from: Point(1000, 650), to: Point(1300, 900))
    #expect(bench.inputBox == Rect(x: 1000, y: 650, width: 100, height: 58))
    bench.type("far out")
    bench.endBox()
    #expect(bench.texts.map(\.box) == [Rect(x: 1000, y: 650, width: 300, height: 250)])
  }

  @Test func theRestOfTheCanvasIsShaded() throws {
    let bench = try EditorBench.typing()
    let context = RecordingContext()
    EditorScene(editor: bench.editor, icons: IconShelf()).drawOverlay(in: context)
    let shades = context.elements.compactMap { element -> BezierPath? in
      guard case .fill(let path, let color) = element else { return nil }
      return color == Color.black.with(alpha: 128) ? path : nil
    }
    // One shape, the canvas with a hole that the box fills.
    let shade = try #require(shades.first)
    #expect(shades.count == 1 && shade.bounds == Rect(x: 0, y: 52, width: 1100, height: 708))
    func isShaded(_ point: Point) -> Bool {
      shade.contains(point, tolerance: 0.1, isEvenOdd: true)
    }
    #expect(!isShaded(Point(101, 153)) && !isShaded(Point(299, 211)))
    #expect(isShaded(Point(99, 153)) && isShaded(Point(301, 211)) && isShaded(Point(200, 213)))
    bench.endBox()
    #expect(bench.effects.contains(.redraw(Rect(x: 0, y: 52, width: 1100, height: 708))))
  }

  @Test func letteringThatWhiteWouldHideStandsOnDarkGround() throws {
    for (color, ground) in [(Color.white, "#2b2f36"), (.black, "#ffffff")] {
      let bench = try EditorBench(tool: "text")
      bench.editor.beginTextEditing(
        TextEditingRequest(
          box: Rect(x: 10, y: 10, width: 100, height: 50), color: color,
          font: FontDescription(family: "Sans", size: 24)))
      #expect(bench.shownInput.first?.hasPrefix("fill \(ground)") == true)
      bench.editor.endTextEditing()
    }
  }

  // MARK: - Endings

  enum Ending: String, CaseIterable, Sendable {
    case pressElsewhere, fingerElsewhere, newBox, escape, shiftEscape, controlEnter, saveKey
    case saveButton, saveAs, properties, keysTable, closeKey, closeRequested, termination, menu

    @MainActor func perform(on bench: EditorBench) throws {
      switch self {
      case .pressElsewhere: bench.tap(at: Point(600, 500))
      case .fingerElsewhere: bench.tap(finger: 5, at: Point(600, 500))
      case .newBox: bench.openBox(from: Point(600, 500), to: Point(700, 600))
      case .escape: bench.key("Escape")
      case .shiftEscape: bench.key("Escape", .shift)
      case .controlEnter: bench.key("Enter", .control)
      case .saveKey: bench.key("s", .control)
      case .saveButton: try bench.click(control: "command.save")
      case .saveAs: bench.key("s", [.control, .shift])
      case .properties: bench.key("i", .control)
      case .keysTable: bench.key("F1")
      case .closeKey: bench.key("w", .control)
      case .closeRequested: bench.send(.closeRequested)
      case .termination: bench.send(.terminationRequested)
      case .menu: try bench.click(control: "menu-button")
      }
    }
  }

  private func expectTheText(_ bench: EditorBench, _ comment: Comment) throws {
    #expect(bench.words == ["Hello\nyou"], comment)
    let text = try #require(bench.texts.first)
    #expect(text.box == Rect(x: 100, y: 100, width: 200, height: 60), comment)
    #expect(text.color == .black, comment)
    #expect(text.font == FontDescription(family: "Sans", size: 24), comment)
    var drawing = bench.editor.drawing
    drawing.undo()
    #expect(drawing.objects.isEmpty && !drawing.canUndo, "one step: \(comment)")
  }

  @Test(arguments: Ending.allCases) func everyEndingKeepsTheText(ending: Ending) throws {
    let bench = try EditorBench.typing("Hello\nyou")
    try ending.perform(on: bench)
    #expect(bench.isTyping == (ending == .newBox))
    try expectTheText(bench, "\(ending)")
    if ending != .newBox { #expect(bench.allEffects.contains(.stopTimer(.caret))) }
  }

  @Test(arguments: ToolName.allCases) func everyToolsButtonKeepsTheText(tool: ToolName) throws {
    let bench = try EditorBench.typing("Hello\nyou")
    try bench.choose(tool)
    #expect(!bench.isTyping)
    #expect(bench.editor.currentDescriptor.id == tool.rawValue)
    try expectTheText(bench, "\(tool)")
  }

  @Test(arguments: Ending.allCases, ["", "   ", "\n \n"])
  func blankTextMakesNothingAndNoStep(ending: Ending, text: String) throws {
    let bench = try EditorBench.typing(text)
    try ending.perform(on: bench)
    #expect(bench.drawables.isEmpty)
    #expect(!bench.editor.drawing.canUndo)
    #expect(!bench.editor.drawing.isChanged)
    #expect(bench.control("dialog")?.name.contains("Save the changes") != true)
  }

  @Test func savingWritesTheTextThatWasTyped() throws {
    let bench = try EditorBench.typing("saved")
    bench.key("s", .control)
    #expect(bench.asksForSave)
    #expect(bench.words == ["saved"])
    #expect(bench.title == "*a.png — Dudel")
    bench.finishSave(.saved(path: "/tmp/a.png"))
    #expect(bench.title == "a.png — Dudel")
  }

  @Test func theEndOfTheSessionQuitsAtOnce() throws {
    let bench = try EditorBench.typing("x")
    bench.send(.terminationRequested)
    #expect(bench.quits)
    #expect(bench.words == ["x"])
  }

  @Test func theNewTextIsPaintedAndTheInputWindowGone() throws {
    let bench = try EditorBench.typing("x")
    bench.key("Escape")
    let close = try #require(bench.effects.firstIndex(of: .closeTextInput))
    let painted = bench.effects.indices.contains { index in
      guard case .paintNewest(1, let rect) = bench.effects[index] else { return false }
      return rect.contains(Rect(x: 100, y: 100, width: 200, height: 60)) && index > close
    }
    #expect(painted)
  }

  @Test func controlEscapeTakesTheNewTextBack() throws {
    let bench = try EditorBench.typing("never")
    bench.key("Escape", .control)
    #expect(!bench.isTyping)
    #expect(bench.drawables.isEmpty)
    #expect(!bench.editor.drawing.canUndo)
  }

  @Test func afterAnEndingKeysChooseToolsAgain() throws {
    let bench = try EditorBench.typing("x")
    bench.key("r")
    #expect(bench.editor.currentDescriptor.id == "text")
    bench.endBox()
    bench.key("r")
    #expect(bench.editor.currentDescriptor.id == "rectangle")
    bench.send(.typed("late"))
    bench.bring("late")
    #expect(bench.words == ["x"])
  }

  // MARK: - While typing

  @Test func toolKeysAndDigitsActOnTheTextOnly() throws {
    let bench = try EditorBench.typing()
    // A key without text, such as of a layout that has no such letter, does nothing either.
    for name in ToolCatalogue.all.map({ String($0.key) }) + (0...9).map(String.init) + ["Space"] {
      bench.key(name)
    }
    bench.key("Tab")
    bench.key("Tab", .shift)
    bench.key("F6")
    #expect(bench.isTyping)
    #expect(bench.editor.currentDescriptor.id == "text")
    #expect(!bench.editor.controls.flattened.contains { $0.state.contains(.focused) })
    bench.type("prlefvx12 ")
    #expect(bench.typed == "prlefvx12 ")
    #expect(bench.isTyping)
  }

  @Test func deletingActsOnTheTextOnly() throws {
    let bench = try EditorBench(tool: "rectangle", path: "/tmp/a.png")
    bench.drag(from: Point(500, 100), to: Point(600, 200))
    bench.key("t")
    bench.openBox(from: Point(100, 100), to: Point(300, 160))
    bench.type("abc")
    bench.key("Home")
    bench.key("Delete")
    bench.key("End")
    bench.key("Backspace")
    #expect(bench.typed == "b")
    bench.key("Backspace")
    bench.key("Backspace")
    bench.key("Delete")
    #expect(bench.typed == "")
    #expect(bench.objects.count == 1)
    #expect(bench.isTyping)
  }

  @Test func undoWhileTypingUndoesTypingOnly() throws {
    let bench = try EditorBench(tool: "rectangle", path: "/tmp/a.png")
    bench.drag(from: Point(500, 100), to: Point(600, 200))
    bench.key("t")
    bench.openBox(from: Point(100, 100), to: Point(300, 160))
    #expect(bench.control("command.undo")?.isUsable == false)
    bench.type("abc")
    bench.paste(" pasted")
    bench.key("z", .control)
    #expect(bench.typed == "abc")
    for _ in 0..<5 { bench.key("z", .control) }
    #expect(bench.typed == "")
    #expect(bench.objects.count == 1)
    bench.key("y", .control)
    #expect(bench.typed == "abc")
    bench.key("z", [.control, .shift])
    #expect(bench.typed == "abc pasted")
    #expect(bench.isTyping)
  }

  @Test func theUndoButtonsActOnTheTextToo() throws {
    let bench = try EditorBench.typing()
    bench.paste("abc")
    bench.hover(window: Point(500, 500))
    try bench.click(control: "command.undo")
    #expect(bench.typed == "")
    #expect(bench.isTyping)
    try bench.click(control: "command.redo")
    #expect(bench.typed == "abc")
  }

  @Test func clipboardKeysActOnTheText() throws {
    let bench = try EditorBench.typing("abc")
    bench.key("c", .control)
    #expect(bench.offers(.clipboard).isEmpty)
    bench.key("a", .control)
    #expect(bench.selected == "abc")
    #expect(bench.offers(.primary) == ["abc"])
    bench.key("c", .control)
    #expect(bench.offers(.clipboard) == ["abc"])
    bench.key("x", .control)
    #expect(bench.offers(.clipboard) == ["abc"])
    #expect(bench.typed == "")
    bench.key("v", .control)
    #expect(bench.effects.contains(.paste(.clipboard)))
    bench.bring("a\r\nb\tc\u{0}\u{feff}d\u{7}")
    #expect(bench.typed == "a\nb    cd")
  }

  @Test(arguments: [PasteFailure.empty, .noText, .noAnswer, .tooLarge])
  func aPasteThatBringsNothingIsTold(failure: PasteFailure) throws {
    let bench = try EditorBench.typing("kept")
    bench.key("v", .control)
    bench.send(.pasteFailed(.clipboard, failure))
    #expect(bench.control("notice")?.name.isEmpty == false)
    #expect(bench.typed == "kept")
    #expect(bench.isTyping)
  }

  @Test func aPasteThatComesTooLateGoesNowhere() throws {
    let bench = try EditorBench.typing("kept")
    bench.key("v", .control)
    bench.key("Escape")
    bench.bring("late")
    #expect(bench.words == ["kept"])
  }

  @Test func aPasteThatComesTooLateIsNotForTheNextBox() throws {
    let bench = try EditorBench.typing("kept")
    bench.key("v", .control)
    bench.key("Escape")
    bench.openBox(from: Point(400, 400), to: Point(600, 460))
    bench.type("new")
    bench.bring("late")
    #expect(bench.typed == "new")
    bench.paste("er")
    #expect(bench.typed == "newer")
  }

  @Test func aPasteThatComesTooLateIsNotForASheet() throws {
    let bench = try EditorBench.typing("kept")
    bench.key("v", .control)
    bench.key("Escape", .control)
    bench.key("i", .control)
    bench.bring("late")
    #expect(bench.typed == "")
  }

  @Test func twoPastesAtATimeFindTheirPlaces() throws {
    let bench = try EditorBench.typing("ab")
    bench.key("v", .control)
    bench.middlePress(at: bench.gap(2))
    bench.bring("1", from: .primary)
    bench.bring("2")
    #expect(bench.typed == "ab12")
    bench.key("v", .control)
    bench.key("v", .control)
    bench.bring("3")
    bench.bring("3")
    #expect(bench.typed == "ab1233")
  }

  @Test func losingTheFocusKeepsTheEditorOpen() throws {
    let bench = try EditorBench.typing("before ")
    bench.send(.composing("comp", caret: 4))
    bench.send(.focusLost)
    bench.send(.composing("", caret: 0))
    #expect(bench.isTyping)
    #expect(bench.typed == "before ")
    bench.type("after")
    bench.endBox()
    #expect(bench.words == ["before after"])
  }

  @Test func theCaretBlinksWhileTyping() throws {
    let bench = try EditorBench.typing("ab")
    let caret = "fill #3b6cf6: M 132,156 L 134,156 L 134,184.8 L 132,184.8 Z"
    #expect(bench.shownInput.contains(caret))
    #expect(bench.effects.contains(.startTimer(.caret, milliseconds: 600)))
    bench.advance(.caret)
    #expect(!bench.shownInput.contains(caret))
    #expect(
      bench.effects.contains { if case .redrawTextInput = $0 { true } else { false } })
    #expect(bench.effects.contains(.startTimer(.caret, milliseconds: 600)))
    bench.advance(.caret)
    #expect(bench.shownInput.contains(caret))
    bench.advance(.caret)
    bench.type("c")
    #expect(bench.shownInput.contains { $0.hasPrefix("fill #3b6cf6: M 146") })
    bench.endBox()
    bench.advance(.caret)
    #expect(bench.effects.isEmpty)
  }

  @Test func composedTextIsShownButNotThereYet() throws {
    let bench = try EditorBench.typing("ab")
    bench.key("Left")
    bench.send(.composing("kana", caret: 2))
    #expect(bench.typed == "ab")
    #expect(bench.shownInput.contains("text akanab: 104,156"))
    // The line under it.
    #expect(
      bench.shownInput.contains(
        "fill #3b6cf6: M 118.4,182.8 L 176,182.8 L 176,183.8 L 118.4,183.8 Z"))
    #expect(bench.caretPlace?.minX == 104 + 3 * 14.4)
    bench.send(.composing("", caret: 0))
    bench.send(.typed("仮名"))
    #expect(bench.typed == "a仮名b")
    bench.send(.composing("left", caret: 4))
    bench.endBox()
    #expect(bench.words == ["a仮名b"])
  }

  // MARK: - Growing and scrolling

  @Test func aLongTextGrowsItsBoxDownwards() throws {
    let bench = try EditorBench.typing("1\n2")
    #expect(bench.inputBox?.height == 2 * 28.8 + 8)
    bench.type("\n3\n4 is wrapped here")
    #expect(bench.inputBox == Rect(x: 100, y: 100, width: 200, height: 5 * 28.8 + 8))
    #expect(bench.allEffects.contains { if case .moveTextInput = $0 { true } else { false } })
    bench.endBox()
    let text = try #require(bench.texts.first)
    #expect(text.box == Rect(x: 100, y: 100, width: 200, height: 60))
    #expect(text.frame == Rect(x: 100, y: 100, width: 200, height: 5 * 28.8 + 8))
  }

  @Test func aShortenedTextGivesTheRoomBack() throws {
    let bench = try EditorBench.typing("1\n2\n3\n4")
    bench.key("a", .control)
    bench.key("Backspace")
    #expect(bench.inputBox == Rect(x: 100, y: 100, width: 200, height: 60))
  }

  @Test func atTheWindowsEdgeTheTextScrollsAndNothingIsLost() throws {
    let bench = try EditorBench(tool: "text", path: "/tmp/a.png")
    bench.openBox(from: Point(100, 600), to: Point(300, 660))
    let text = (1...12).map { "line \($0)" }.joined(separator: "\n")
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      bench.type(line == "line 12" ? String(line) : line + "\n")
      let window = try #require(bench.inputWindow)
      #expect(window.maxY <= 760)
      #expect(bench.caretPlace.map(window.contains) == true, "\(line)")
    }
    #expect(bench.inputBox == Rect(x: 100, y: 600, width: 200, height: 108))
    #expect(bench.shownInput.contains { $0.hasPrefix("text line 12") })
    bench.key("Home", .control)
    #expect(bench.shownInput.contains("text line 1: 104,656"))
    #expect(bench.caretPlace?.minY == 656)
    bench.key("End", .control)
    #expect(bench.caretPlace.map { bench.inputWindow?.contains($0) == true } == true)
    bench.endBox()
    #expect(bench.words == [text])
    #expect(bench.editor.page.maxY >= 600 + 12 * 28.8)
  }

  @Test func aWindowThatChangesItsSizeKeepsTheBoxInIt() throws {
    let bench = try EditorBench.typing("Hello you")
    bench.send(.resized(Size(width: 250, height: 180)))
    #expect(bench.inputWindow == Rect(x: 100, y: 152, width: 150, height: 28))
    #expect(bench.typed == "Hello you")
    bench.send(.resized(Size(width: 40, height: 20)))
    #expect(bench.isTyping)
    let window = try #require(bench.inputWindow)
    #expect(window.width >= 1 && window.height >= 1)
    bench.type("!")
    bench.send(.resized(Size(width: 1100, height: 760)))
    #expect(bench.inputBox == Rect(x: 100, y: 100, width: 200, height: 60))
    bench.endBox()
    #expect(bench.words == ["Hello you!"])
  }
}
