import DudelGeometry
import DudelModel
import DudelTestSupport
import Testing

@testable import DudelEditor

struct TextComposingTests {
  @Test func unfinishedTextIsShownButNotThere() {
    let bench = TextBench("ab\ncd")
    bench.place(0, 1)
    bench.editor.composing = ("かな", 1)
    #expect(bench.editor.text == "ab\ncd" && bench.caret == [0, 1] && !bench.editor.canUndo)
    #expect(bench.editor.visibleParagraphs(from: 0, to: 50).map(\.text.string) == ["aかなb", "cd"])
    #expect(bench.editor.caretRect == Rect(x: 20, y: 0, width: 0, height: 20))
    #expect(
      bench.editor.composingRects(from: 0, to: 50) == [Rect(x: 10, y: 0, width: 20, height: 20)])
    #expect(bench.editor.composing?.text == "かな" && bench.editor.composing?.caret == 1)
    bench.editor.composing = nil
    #expect(bench.editor.composing == nil)
    #expect(bench.editor.caretRect.minX == 10)
    #expect(bench.editor.composingRects(from: 0, to: 50).isEmpty)
  }

  @Test func emptyUnfinishedTextIsNone() {
    let bench = TextBench("ab")
    bench.editor.composing = ("", 0)
    #expect(bench.editor.composing == nil)
  }

  @Test func itsCaretCountsCharactersAndIsKeptInside() {
    let bench = TextBench("あ")
    bench.editor.composing = ("e\u{301}x", 2)
    #expect(bench.editor.composing?.caret == 2)
    #expect(bench.editor.caretRect.minX == 20)
    bench.editor.composing = ("か", 99)
    #expect(bench.editor.composing?.caret == 1)
    bench.editor.composing = ("か", -1)
    #expect(bench.editor.composing?.caret == 0)
    #expect(bench.editor.text == "あ")
  }

  @Test func itTakesRoom() {
    let bench = TextBench("abcd\nx", columns: 5)
    bench.place(0, 4)
    bench.editor.composing = ("efgh", 4)
    #expect(bench.editor.height == 60)
    #expect(bench.editor.visibleParagraphs(from: 0, to: 99).last?.top == 40)
    bench.editor.composing = nil
    #expect(bench.editor.height == 40)
  }

  @Test func itGoesWithTheCaret() {
    let bench = TextBench("ab\ncd")
    bench.place(0, 1)
    bench.editor.composing = ("X", 1)
    bench.move(.right)
    #expect(bench.editor.visibleParagraphs(from: 0, to: 50).map(\.text.string) == ["abX", "cd"])
    bench.move(.right)
    #expect(bench.editor.visibleParagraphs(from: 0, to: 50).map(\.text.string) == ["ab", "Xcd"])
    bench.editor.insert("か")
    #expect(bench.editor.text == "ab\nかcd")
    #expect(bench.editor.visibleParagraphs(from: 0, to: 50).map(\.text.string) == ["ab", "かXcd"])
    bench.editor.undo()
    #expect(bench.editor.text == "ab\ncd")
    #expect(bench.editor.visibleParagraphs(from: 0, to: 50).map(\.text.string) == ["ab", "Xcd"])
    bench.editor.replaceAll("q")
    #expect(bench.editor.visibleParagraphs(from: 0, to: 50).count == 1)
  }

  @Test func pointsAndSelectionsLookThroughIt() {
    let bench = TextBench("abcd")
    bench.place(0, 1, to: (0, 3))
    bench.editor.composing = ("XY", 2)
    #expect(
      bench.editor.selectionRects(from: 0, to: 20) == [Rect(x: 10, y: 0, width: 20, height: 20)])
    #expect(bench.editor.selectedText == "bc")
    #expect(bench.editor.position(at: Point(x: 60, y: 5)).offset == 4)
    #expect(bench.editor.position(at: Point(x: 41, y: 5)).offset == 3)
    #expect(bench.editor.position(at: Point(x: 20, y: 5)).offset == 2)
  }

  @Test func lineFeedsInItAreSpaces() {
    let bench = TextBench("a")
    bench.editor.composing = ("x\r\ny", 3)
    #expect(bench.editor.visibleParagraphs(from: 0, to: 9).map(\.text.string) == ["ax y"])
  }
}
