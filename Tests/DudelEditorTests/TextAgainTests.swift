import DudelEditor
import DudelGeometry
import DudelModel
import DudelTestSupport
import DudelTools
import Testing

/// Texts that are picked up again, and presses in the box.
struct TextAgainTests {
  // MARK: - Editing again

  @Test func aClickOnATextEditsItWithTheCaretThere() throws {
    let bench = try EditorBench.withText("Hello")
    bench.tap(at: bench.gap(2))
    #expect(bench.inputBox == Rect(x: 100, y: 100, width: 200, height: 60))
    #expect(bench.typed == "Hello")
    #expect(bench.caretOffset == 2)
    bench.key("Delete")
    bench.type("L")
    bench.endBox()
    #expect(bench.words == ["HeLlo"])
    bench.key("z", .control)
    #expect(bench.words == ["Hello"])
    bench.key("y", .control)
    #expect(bench.words == ["HeLlo"])
    bench.key("z", .control)
    bench.key("z", .control)
    #expect(bench.drawables.isEmpty)
    #expect(!bench.editor.drawing.canUndo)
  }

  @Test func onlyTheTextToolPicksTextsUp() throws {
    let bench = try EditorBench.withText("Hello")
    bench.key("r")
    bench.tap(at: bench.gap(2))
    #expect(!bench.isTyping)
  }

  @Test func theTextIsNotDrawnBelowWhileItIsEdited() throws {
    let bench = try EditorBench.withText("Hello")
    func drawn() -> [String] {
      let context = RecordingContext()
      EditorScene(editor: bench.editor, icons: IconShelf()).drawDrawing(in: context)
      return context.lines.filter { $0.hasPrefix("text") }
    }
    #expect(drawn() == ["text Hello: 104,156"])
    bench.tap(at: bench.gap(2))
    #expect(drawn().isEmpty)
    #expect(
      bench.effects.contains { effect in
        if case .repaintDrawing(let rect) = effect {
          rect?.contains(Rect(x: 100, y: 100, width: 200, height: 60)) == true
        } else {
          false
        }
      })
    // The same line at the same place.
    #expect(bench.shownInput.contains("text Hello: 104,156"))
    bench.key("Escape")
    #expect(drawn() == ["text Hello: 104,156"])
  }

  @Test func anEditWithoutAChangeIsNoStep() throws {
    let bench = try EditorBench.withText("Hello")
    bench.key("s", .control)
    bench.finishSave(.saved(path: "/tmp/a.png"))
    bench.tap(at: bench.gap(2))
    bench.type("x")
    bench.key("Backspace")
    bench.endBox()
    #expect(bench.title == "a.png — Dudel")
    bench.key("z", .control)
    #expect(bench.drawables.isEmpty)
  }

  @Test func controlEscapeRestoresWhatWasThere() throws {
    let bench = try EditorBench.withText("Hello")
    bench.tap(at: bench.gap(5))
    bench.type(" you")
    bench.key("Escape", .control)
    #expect(!bench.isTyping)
    #expect(bench.words == ["Hello"])
    bench.key("z", .control)
    #expect(bench.drawables.isEmpty)
  }

  @Test(arguments: ["", "  \n"]) func anEmptiedTextIsRemovedAndUndoBringsItBack(rest: String) throws
  {
    let bench = try EditorBench.withText("Hello")
    bench.key("r")
    bench.drag(from: Point(500, 100), to: Point(600, 200))
    bench.key("t")
    bench.tap(at: bench.gap(2))
    bench.key("a", .control)
    bench.key("Delete")
    bench.type(rest)
    bench.endBox()
    #expect(bench.words.isEmpty)
    #expect(bench.objects.count == 1)
    bench.key("z", .control)
    #expect(bench.words == ["Hello"])
    // It lies below the rectangle again.
    #expect(bench.drawables.first is TextDrawingInfo)
    bench.key("y", .control)
    #expect(bench.words.isEmpty)
  }

  @Test func anEditedTextKeepsItsPlaceInTheOrder() throws {
    let bench = try EditorBench.withText("Hello")
    bench.key("r")
    bench.drag(from: Point(500, 100), to: Point(600, 200))
    bench.key("t")
    bench.tap(at: bench.gap(5))
    bench.type("!")
    bench.endBox()
    #expect(bench.drawables.map { $0 is TextDrawingInfo } == [true, false])
    #expect(bench.words == ["Hello!"])
  }

  @Test func theTopmostTextIsEdited() throws {
    let bench = try EditorBench.withText("below")
    // A drag opens a new box, over whatever is there.
    bench.openBox(from: Point(110, 110), to: Point(290, 150))
    bench.type("above")
    bench.endBox()
    bench.wait()
    bench.tap(at: Point(200, 130))
    #expect(bench.typed == "above")
  }

  @Test func aClickOnTheGrownPartEditsTheTextToo() throws {
    let bench = try EditorBench.withText("1\n2\n3\n4\n5")
    bench.tap(at: bench.gap(1, line: 4))
    #expect(bench.typed == "1\n2\n3\n4\n5")
    #expect(bench.caretParagraph == 4)
    #expect(bench.inputBox?.height == 5 * 28.8 + 8)
  }

  @Test func fromTextToTextByOneClick() throws {
    let bench = try EditorBench.withText("first")
    bench.openBox(from: Point(100, 300), to: Point(300, 360))
    bench.type("second")
    bench.wait()
    bench.tap(at: bench.gap(5))
    #expect(bench.typed == "first")
    bench.type("!")
    bench.wait()
    bench.tap(at: Point(104 + 6 * 14.4, 320))
    #expect(bench.typed == "second")
    bench.endBox()
    #expect(bench.words == ["first!", "second"])
  }

  // MARK: - Presses in the box

  @Test func aPressPlacesTheCaret() throws {
    let bench = try EditorBench.typing("Hello you")
    bench.wait()
    bench.tap(at: bench.gap(3))
    #expect(bench.isTyping)
    #expect(bench.caretOffset == 3)
    #expect(bench.offers(.primary).isEmpty)
    bench.wait()
    // Below the text, but in the box.
    bench.tap(at: Point(104 + 2 * 14.4, 157))
    #expect(bench.caretOffset == 2)
  }

  @Test func doubleAndTriplePressesSelectWordsAndParagraphs() throws {
    let bench = try EditorBench.typing("one two\nthree")
    bench.click(2, at: bench.letter(5))
    #expect(bench.selected == "two")
    #expect(bench.offers(.primary) == ["two"])
    bench.tap(at: bench.letter(5))
    #expect(bench.selected == "one two")
    #expect(bench.offers(.primary) == ["one two"])
    bench.tap(at: bench.letter(5))
    #expect(bench.selected == "")
    bench.click(2, at: bench.letter(1, line: 1))
    #expect(bench.selected == "three")
  }

  @Test func slowOrDistantPressesAreNoDoublePress() throws {
    let bench = try EditorBench.typing("one two")
    bench.click(1, at: bench.letter(1))
    bench.click(1, at: bench.letter(1))
    #expect(bench.selected == "")
    bench.tap(at: bench.letter(5))
    #expect(bench.selected == "")
  }

  @Test func aDragSelectsAndOffersAtItsEnd() throws {
    let bench = try EditorBench.typing("one two")
    bench.wait()
    bench.press(at: bench.gap(1))
    bench.move(to: bench.gap(5))
    #expect(bench.selected == "ne t")
    #expect(bench.offers(.primary).isEmpty)
    bench.move(to: bench.gap(3))
    bench.release()
    #expect(bench.selected == "ne")
    #expect(bench.offers(.primary) == ["ne"])
    // Leaving the box with the button down goes on selecting.
    bench.wait()
    bench.press(at: bench.gap(4))
    bench.move(to: Point(900, 500))
    bench.release()
    #expect(bench.selected == "two")
    #expect(bench.isTyping)
    bench.type("2")
    #expect(bench.typed == "one 2")
  }

  @Test func aDragAfterADoublePressSelectsWordByWord() throws {
    let bench = try EditorBench.typing("one two")
    bench.wait()
    bench.tap(at: bench.letter(1))
    bench.press(at: bench.letter(1))
    bench.move(to: bench.letter(5))
    bench.release()
    #expect(bench.selected == "one two")
  }

  @Test func shiftExtendsTheSelection() throws {
    let bench = try EditorBench.typing("one two")
    bench.wait()
    bench.tap(at: bench.gap(1))
    bench.hold(.shift)
    bench.wait()
    bench.tap(at: bench.gap(5))
    #expect(bench.selected == "ne t")
    #expect(bench.offers(.primary) == ["ne t"])
    bench.hold([])
    bench.key("Left", .shift)
    #expect(bench.selected == "ne ")
    #expect(bench.offers(.primary) == ["ne "])
  }

  @Test func theMiddleButtonPastesWhereItIsPressed() throws {
    let bench = try EditorBench.typing("one two")
    bench.middlePress(at: bench.gap(3))
    #expect(bench.effects.contains(.paste(.primary)))
    #expect(bench.caretOffset == 3)
    bench.bring(" and", from: .primary)
    #expect(bench.typed == "one and two")
    // Elsewhere it neither ends the typing nor pastes.
    bench.middlePress(at: Point(700, 500))
    #expect(bench.isTyping)
    #expect(!bench.effects.contains(.paste(.primary)))
    bench.endBox()
    bench.middlePress(at: bench.gap(3))
    #expect(!bench.isTyping)
    #expect(!bench.effects.contains(.paste(.primary)))
  }

  @Test func aSecondFingerDoesNotDisturbASelection() throws {
    let bench = try EditorBench.typing("one two")
    bench.wait()
    bench.press(finger: 1, at: bench.gap(1))
    bench.move(finger: 1, to: bench.gap(3))
    bench.press(finger: 2, at: bench.gap(6))
    bench.move(finger: 2, to: bench.gap(0))
    bench.release(finger: 2)
    #expect(bench.selected == "ne")
    bench.move(finger: 1, to: bench.gap(4))
    bench.release(finger: 1)
    #expect(bench.selected == "ne ")
  }

  @Test func aSelectionWhoseEndIsLostHoldsNobodyUp() throws {
    for end in [InputEvent.focusLost, .lost(EditorBench.id(1))] {
      let bench = try EditorBench.typing("one two")
      bench.wait()
      bench.press(finger: 1, at: bench.gap(1))
      bench.move(finger: 1, to: bench.gap(3))
      bench.send(end)
      bench.wait()
      bench.tap(at: bench.gap(5))
      #expect(bench.caretOffset == 5)
      bench.move(finger: 1, to: bench.gap(0))
      #expect(bench.selected == "")
    }
  }

  @Test func onAScrolledTextPressesMeetWhatIsShown() throws {
    let bench = try EditorBench(tool: "text", path: "/tmp/a.png")
    bench.openBox(from: Point(100, 600), to: Point(300, 660))
    bench.type((1...9).map { "line \($0)" }.joined(separator: "\n"))
    bench.wait()
    // The last line ends 4 px above the window's edge.
    bench.tap(at: Point(104 + 4 * 14.4, 708 - 4 - 10))
    #expect(bench.caretParagraph == 8)
    #expect(bench.caretOffset == 4)
    bench.wait()
    bench.tap(at: Point(104, 708 - 4 - 28.8 - 10))
    #expect(bench.caretParagraph == 7)
  }
}
