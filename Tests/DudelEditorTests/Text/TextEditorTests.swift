import DudelGeometry
import DudelModel
import DudelTestSupport
import Testing

@testable import DudelEditor

struct TextEditorTests {
  @Test func insertReplacesTheSelection() {
    let bench = TextBench("one two\nthree")
    bench.place(0, 4, to: (1, 2))
    bench.editor.insert("X\nY")
    #expect(bench.editor.text == "one X\nYree")
    #expect(bench.caret == [1, 1])
  }

  @Test func nothingButControlCharactersChangesNothing() {
    let bench = TextBench("one")
    bench.editor.selectAll()
    bench.editor.insert("\u{0}\u{1b}\u{feff}")
    #expect(bench.editor.text == "one" && !bench.editor.canUndo)
  }

  @Test func whatIsOpenedIsCleaned() {
    #expect(TextBench("a\r\nb\u{0}\tc").editor.text == "a\nb    c")
  }

  @Test(arguments: ["e\u{301}", "e\u{301}\u{302}\u{303}", "👨‍👩‍👧", "🇩🇪", "ü", "日"])
  func deletingTakesAWholeCluster(cluster: String) {
    let bench = TextBench("a\(cluster)")
    bench.editor.deleteBackward(.cluster)
    #expect(bench.editor.text == "a")
    bench.editor.undo()
    bench.place(0, 1)
    bench.editor.deleteForward(.cluster)
    #expect(bench.editor.text == "a")
  }

  @Test func deletingAtAParagraphsEdgeJoins() {
    let bench = TextBench("one\ntwo\nthree")
    bench.place(1, 0)
    for unit in TextUnit.allCases {
      bench.editor.deleteBackward(unit)
      #expect(bench.editor.text == "onetwo\nthree")
      #expect(bench.caret == [0, 3])
      bench.editor.undo()
      bench.place(0, 3)
      bench.editor.deleteForward(unit)
      #expect(bench.editor.text == "onetwo\nthree")
      bench.editor.undo()
      bench.place(1, 0)
    }
  }

  @Test func deletingAtTheTextsEdgesDoesNothing() {
    let bench = TextBench("one")
    for unit in TextUnit.allCases {
      bench.editor.deleteForward(unit)
      bench.place(0, 0)
      bench.editor.deleteBackward(unit)
      bench.place(0, 3)
    }
    #expect(bench.editor.text == "one" && !bench.editor.canUndo)
  }

  @Test func deletingWordsAndLines() {
    let bench = TextBench("abcd efgh ijkl", columns: 5)
    bench.place(0, 7)
    bench.editor.deleteBackward(.line)
    #expect(bench.editor.text == "abcd gh ijkl")
    bench.editor.undo()
    bench.place(0, 7)
    bench.editor.deleteForward(.line)
    #expect(bench.editor.text == "abcd ef ijkl")
    bench.editor.deleteForward(.word)
    #expect(bench.editor.text == "abcd ef")
    bench.editor.deleteBackward(.word)
    #expect(bench.editor.text == "abcd ")
  }

  @Test func deletingWithASelectionTakesOnlyThat() {
    for unit in TextUnit.allCases {
      let bench = TextBench("one two three")
      bench.place(0, 5, to: (0, 6))
      bench.editor.deleteBackward(unit)
      #expect(bench.editor.text == "one to three")
      bench.editor.undo()
      #expect(bench.editor.selectedText == "w")
      bench.editor.deleteForward(unit)
      #expect(bench.editor.text == "one to three")
    }
  }

  /// The caret was at a border that the edit takes away.
  @Test func theCaretGoesBehindAClusterThatAnEditMade() {
    let bench = TextBench("e\u{301}x")
    bench.editor.replaceAll("\u{301}x")
    bench.place(0, 0)
    bench.editor.insert("e")
    #expect(bench.editor.text.hasSameBytes(as: "e\u{301}x"))
    #expect(bench.caret == [0, 3])
    let flags = TextBench("🇩x🇪")
    flags.place(0, 5)
    flags.editor.deleteBackward(.cluster)
    #expect(flags.editor.text == "🇩🇪")
    #expect(flags.caret == [0, 8])
    flags.editor.undo()
    #expect(flags.editor.text == "🇩x🇪" && flags.caret == [0, 5])
  }

  @Test func aSelectionSetInsideAClusterIsBroughtOut() {
    let bench = TextBench("日e\u{301}x")
    bench.place(0, 1, to: (0, 4))
    #expect(bench.anchor == [0, 3] || bench.anchor == [0, 0])
    #expect(bench.caret == [0, 6])
    bench.place(-3, 9, to: (7, -1))
    #expect(bench.anchor == [0, 0] && bench.caret == [0, 7])
  }

  @Test(arguments: [("", true), (" \n\u{a0}\n", true), ("\n.", false), ("日", false)])
  func blank(text: String, isBlank: Bool) {
    #expect(TextBench(text).editor.isBlank == isBlank)
  }

  // MARK: - Undo

  @Test func aRunOfTypingIsOneStep() {
    let bench = TextBench("x")
    bench.type("hello world")
    bench.editor.undo()
    #expect(bench.editor.text == "x" && !bench.editor.canUndo && bench.caret == [0, 1])
    bench.editor.redo()
    #expect(bench.editor.text == "xhello world" && !bench.editor.canRedo)
    #expect(bench.caret == [0, 12])
  }

  @Test func aNewParagraphIsANewStep() {
    let bench = TextBench()
    bench.type("one\ntwo")
    bench.editor.undo()
    #expect(bench.editor.text == "one")
    bench.editor.undo()
    #expect(bench.editor.text == "")
  }

  @Test func movingEndsARun() {
    let bench = TextBench()
    bench.type("ab")
    bench.move(.left, .right)
    bench.type("cd")
    bench.editor.undo()
    #expect(bench.editor.text == "ab")
  }

  @Test func pasteAndCutAndKindsAreSteps() {
    let bench = TextBench()
    bench.type("ab")
    bench.editor.paste("PASTE")
    bench.type("cd")
    bench.editor.deleteBackward(.cluster)
    bench.editor.deleteBackward(.cluster)
    bench.editor.deleteBackward(.cluster)
    bench.place(0, 0)
    bench.editor.deleteForward(.cluster)
    bench.editor.deleteForward(.cluster)
    bench.place(0, 0, to: (0, 2))
    #expect(bench.editor.cut() == [.offer(.clipboard, "PA")])
    var texts: [String] = []
    while bench.editor.canUndo {
      bench.editor.undo()
      texts.append(bench.editor.text)
    }
    #expect(texts == ["PAST", "abPAST", "abPASTEcd", "abPASTE", "ab", ""])
    for text in texts.dropLast().reversed() + ["ST"] {
      bench.editor.redo()
      #expect(bench.editor.text == text)
    }
  }

  @Test func typingOverASelectionIsOneStepWithIt() {
    let bench = TextBench("one two")
    bench.place(0, 4, to: (0, 7))
    bench.type("six")
    bench.editor.undo()
    #expect(bench.editor.text == "one two" && bench.editor.selectedText == "two")
  }

  @Test func aNewEditForgetsWhatWasUndone() {
    let bench = TextBench()
    bench.type("ab")
    bench.editor.undo()
    bench.type("c")
    bench.editor.redo()
    #expect(bench.editor.text == "c" && !bench.editor.canRedo)
  }

  @Test func aValueFromOutsideIsNoStep() {
    let bench = TextBench("one two")
    bench.type("x")
    bench.place(0, 2)
    bench.editor.replaceAll("other")
    #expect(bench.editor.text == "other" && !bench.editor.canUndo && !bench.editor.canRedo)
    #expect(bench.caret == [0, 2])
    bench.editor.replaceAll("")
    #expect(bench.caret == [0, 0])
  }

  // MARK: - What is shown

  @Test func onlyParagraphsInViewAreShown() {
    let bench = TextBench("one\ntwo\nthree\nfour")
    let shown = bench.editor.visibleParagraphs(from: 25, to: 45)
    #expect(shown.map(\.index) == [1, 2])
    #expect(shown.map(\.top) == [20, 40])
    #expect(shown.map(\.text.string) == ["two", "three"])
    #expect(bench.editor.height == 80)
  }

  @Test func selectionsShowTheirLineFeeds() {
    let bench = TextBench("one\n\nthree")
    bench.place(0, 1, to: (2, 2))
    #expect(
      bench.editor.selectionRects(from: 0, to: 100) == [
        Rect(x: 10, y: 0, width: 20, height: 20), Rect(x: 30, y: 0, width: 5, height: 20),
        Rect(x: 0, y: 20, width: 5, height: 20), Rect(x: 0, y: 40, width: 20, height: 20),
      ])
    #expect(bench.editor.selectionRects(from: 21, to: 39).count == 1)
    bench.place(0, 1)
    #expect(bench.editor.selectionRects(from: 0, to: 100).isEmpty)
  }

  @Test func aNarrowerWidthBreaksAnew() {
    let bench = TextBench("abcd efgh\nx")
    #expect(bench.editor.height == 40)
    bench.editor.style.width = 50
    #expect(bench.editor.height == 60)
    let measured = bench.layout.measuredBytes
    bench.editor.style.color = Color(red: 255, green: 0, blue: 0)
    #expect(bench.layout.measuredBytes == measured)
  }

  @Test func topsAreThoseOfTheModelsFlow() {
    let bench = TextBench("abcd efgh\nx", columns: 5)
    bench.type("\nlonger than that\n\n")
    bench.move(.up, .up, .up)
    bench.editor.deleteBackward(.word)
    bench.type("\nx\n")
    let flow = TextFlow(
      TextFlow.paragraphs(of: bench.editor.text), style: bench.editor.style, layout: bench.layout)
    #expect(bench.editor.lines.tops == flow.tops)
  }

  @Test func aKeyMeasuresOnlyItsParagraph() {
    let lines = (0..<10_000).map { "paragraph \($0)" }.joined(separator: "\n")
    let bench = TextBench(lines)
    bench.place(5000, 4)
    let before = bench.layout.measuredBytes
    bench.type("abc")
    bench.editor.deleteBackward(.cluster)
    #expect(bench.layout.measuredBytes - before < 200)
    bench.editor.insert("\n")
    bench.move(.up, .down)
    #expect(bench.layout.measuredBytes - before < 200)
    #expect(bench.editor.height == 20 * 10_001)
  }
}
