import DudelGeometry
import DudelTestSupport
import Testing

@testable import DudelEditor

struct TextMotionTests {
  @Test func anEditorOpensWithTheCaretBehindTheText() {
    #expect(TextBench("one\ntwo").caret == [1, 3])
    #expect(TextBench().caret == [0, 0])
  }

  @Test func leftAndRightStepOverLineFeeds() {
    let bench = TextBench("ab\ncd")
    bench.place(0, 1)
    bench.move(.right)
    #expect(bench.caret == [0, 2])
    bench.move(.right)
    #expect(bench.caret == [1, 0])
    bench.move(.left)
    #expect(bench.caret == [0, 2])
    bench.move(.textStart, .left)
    #expect(bench.caret == [0, 0])
    bench.move(.textEnd, .right)
    #expect(bench.caret == [1, 2])
  }

  @Test(arguments: ["e\u{301}", "👨‍👩‍👧", "🇩🇪", "ü", "日"]) func aStepIsACluster(cluster: String) {
    let bench = TextBench("a\(cluster)b")
    bench.place(0, 1)
    bench.move(.right)
    #expect(bench.caret == [0, 1 + cluster.utf8.count])
    bench.move(.left)
    #expect(bench.caret == [0, 1])
  }

  @Test func arrowsCollapseASelectionToTheirSide() {
    let bench = TextBench("abcdef")
    bench.place(0, 1, to: (0, 4))
    bench.move(.left)
    #expect(bench.caret == [0, 1] && bench.anchor == [0, 1])
    bench.place(0, 1, to: (0, 4))
    bench.move(.right)
    #expect(bench.caret == [0, 4] && bench.anchor == [0, 4])
  }

  @Test func arrowsCollapseOverParagraphs() {
    let bench = TextBench("abcdef\nxy")
    bench.place(0, 5, to: (1, 1))
    bench.move(.left)
    #expect(bench.caret == [0, 5])
    bench.place(0, 5, to: (1, 1))
    bench.move(.right)
    #expect(bench.caret == [1, 1])
  }

  @Test func extendingLeavesTheAnchor() {
    let bench = TextBench("abcdef")
    bench.place(0, 3)
    bench.move(.right, .right, extending: true)
    #expect(bench.anchor == [0, 3] && bench.caret == [0, 5])
    #expect(bench.editor.selectedText == "de")
    bench.move(.left, .left, .left, extending: true)
    #expect(bench.anchor == [0, 3] && bench.caret == [0, 2])
    #expect(bench.editor.selectedText == "c")
  }

  @Test func wordsGoToStartsAndEnds() {
    let bench = TextBench("one, two\nthree")
    bench.place(0, 0)
    var stops: [[Int]] = []
    for _ in 0..<5 {
      bench.move(.wordRight)
      stops.append(bench.caret)
    }
    #expect(stops == [[0, 3], [0, 8], [1, 0], [1, 5], [1, 5]])
    stops = []
    for _ in 0..<5 {
      bench.move(.wordLeft)
      stops.append(bench.caret)
    }
    #expect(stops == [[1, 0], [0, 8], [0, 5], [0, 0], [0, 0]])
  }

  @Test func upAndDownKeepTheColumnOverShortLines() {
    let bench = TextBench("abcdef\nx\nabcdef")
    bench.place(0, 4)
    bench.move(.down)
    #expect(bench.caret == [1, 1])
    bench.move(.down)
    #expect(bench.caret == [2, 4])
    bench.move(.up, .up)
    #expect(bench.caret == [0, 4])
  }

  @Test func theFirstAndLastLineLeadToTheTextsEdges() {
    let bench = TextBench("abcdef\nabcdef")
    bench.place(0, 3)
    bench.move(.up)
    #expect(bench.caret == [0, 0])
    bench.move(.down)
    #expect(bench.caret == [1, 3])
    bench.move(.down)
    #expect(bench.caret == [1, 6])
    bench.move(.up)
    #expect(bench.caret == [0, 3])
  }

  @Test func anythingElseForgetsTheColumn() {
    let bench = TextBench("abcdef\nx\nabcdef")
    bench.place(0, 4)
    bench.move(.down, .left, .down)
    #expect(bench.caret == [2, 0])
    bench.place(0, 4)
    bench.move(.down)
    bench.editor.insert("y")
    bench.move(.down)
    #expect(bench.caret == [2, 2])
  }

  @Test func upAndDownGoByLinesOfAParagraph() {
    let bench = TextBench("abcd efgh ijkl", columns: 5)
    bench.place(0, 2)
    bench.move(.down)
    #expect(bench.caret == [0, 7])
    bench.move(.down)
    #expect(bench.caret == [0, 12])
    bench.move(.up, .up)
    #expect(bench.caret == [0, 2])
  }

  @Test func homeAndEndKeepToTheLine() {
    let bench = TextBench("abcd efgh ijkl", columns: 5)
    bench.place(0, 7)
    bench.move(.lineEnd)
    // Before the space, which shows on this line; after it would be the next one.
    #expect(bench.caret == [0, 9])
    #expect(bench.editor.caretRect.minY == 20)
    bench.move(.lineStart)
    #expect(bench.caret == [0, 5])
    bench.move(.textEnd, .lineEnd)
    #expect(bench.caret == [0, 14])
  }

  @Test func endStaysOnTheLineOfABrokenWord() {
    let bench = TextBench("abcdefgh", columns: 4)
    bench.place(0, 1)
    bench.move(.lineEnd)
    #expect(bench.caret == [0, 4])
    #expect(bench.editor.caretRect == Rect(x: 40, y: 0, width: 0, height: 20))
    bench.move(.lineEnd)
    #expect(bench.editor.caretRect.minY == 0)
    bench.move(.lineStart)
    #expect(bench.caret == [0, 0])
    bench.move(.lineEnd, .down)
    #expect(bench.caret == [0, 8])
    bench.move(.up)
    #expect(bench.caret == [0, 4])
    #expect(bench.editor.caretRect.minY == 0)
    bench.move(.right)
    #expect(bench.caret == [0, 5])
    bench.move(.left)
    #expect(bench.caret == [0, 4])
    #expect(bench.editor.caretRect == Rect(x: 0, y: 20, width: 0, height: 20))
  }

  @Test func typingAtTheEndOfABrokenLineGoesThere() {
    let bench = TextBench("abcdefgh", columns: 4)
    bench.place(0, 1)
    bench.move(.lineEnd)
    bench.editor.insert("X")
    #expect(bench.editor.text == "abcdXefgh")
  }

  @Test func textStartAndEndAndParagraphs() {
    let bench = TextBench("one two\nthree\nfour")
    bench.place(1, 2)
    bench.move(.paragraphUp)
    #expect(bench.caret == [1, 0])
    bench.move(.paragraphUp)
    #expect(bench.caret == [0, 0])
    bench.move(.paragraphUp)
    #expect(bench.caret == [0, 0])
    bench.move(.paragraphDown)
    #expect(bench.caret == [0, 7])
    bench.move(.paragraphDown, .paragraphDown, .paragraphDown)
    #expect(bench.caret == [2, 4])
    bench.move(.textStart)
    #expect(bench.caret == [0, 0])
    bench.move(.textEnd, extending: true)
    #expect(bench.editor.selectedText == "one two\nthree\nfour")
  }

  @Test func pagesGoByTheHeight() {
    let bench = TextBench((0..<10).map { "line \($0)" }.joined(separator: "\n"))
    bench.place(5, 3)
    bench.move(.pageUp(60))
    #expect(bench.caret == [2, 3])
    bench.move(.pageUp(60))
    #expect(bench.caret == [0, 0])
    bench.move(.pageDown(60))
    #expect(bench.caret == [3, 3])
    bench.move(.pageDown(1000))
    #expect(bench.caret == [9, 6])
    bench.move(.pageUp(1))
    #expect(bench.caret == [8, 3])
    bench.move(.pageDown(.nan))
    #expect(bench.caret == [9, 3])
  }
}
