import DudelGeometry
import DudelTestSupport
import Testing

@testable import DudelEditor

struct TextSelectingTests {
  private func point(_ column: Double, _ line: Double) -> Point {
    Point(x: column * 10, y: line * 20 + 10)
  }

  @Test func aPressPlacesTheCaret() {
    let bench = TextBench("one two\nthree")
    bench.editor.select(at: point(2.4, 0), granularity: .cluster)
    #expect(bench.caret == [0, 2])
    bench.editor.select(at: point(2.6, 1), granularity: .cluster)
    #expect(bench.caret == [1, 3])
    bench.editor.select(at: point(99, 0), granularity: .cluster)
    #expect(bench.caret == [0, 7])
    bench.editor.select(at: point(-5, -5), granularity: .cluster)
    #expect(bench.caret == [0, 0])
    bench.editor.select(at: point(3, 50), granularity: .cluster)
    #expect(bench.caret == [1, 3])
    #expect(bench.editor.position(at: point(1, 1)) == TextPosition(paragraph: 1, offset: 1))
  }

  @Test func aPressBehindABrokenLineStaysOnIt() {
    let bench = TextBench("abcdefgh", columns: 4)
    bench.editor.select(at: point(20, 0), granularity: .cluster)
    #expect(bench.caret == [0, 4])
    #expect(bench.editor.caretRect == Rect(x: 40, y: 0, width: 0, height: 20))
    let words = TextBench("abcd efgh", columns: 5)
    words.editor.select(at: point(20, 0), granularity: .cluster)
    #expect(words.caret == [0, 4])
  }

  @Test func draggingSelectsBothWays() {
    let bench = TextBench("one two\nthree")
    bench.editor.select(at: point(4, 0), granularity: .cluster)
    bench.editor.extendSelection(to: point(2, 1))
    #expect(bench.editor.selectedText == "two\nth")
    bench.editor.extendSelection(to: point(1, 0))
    #expect(bench.editor.selectedText == "ne " && bench.anchor == [0, 4])
  }

  @Test func twoPressesSelectTheWordUnderThePointer() {
    let bench = TextBench("one two three")
    for column in [4.1, 5.5, 6.9] {
      bench.editor.select(at: point(column, 0), granularity: .word)
      #expect(bench.editor.selectedText == "two", "\(column)")
    }
    bench.editor.select(at: point(3.8, 0), granularity: .word)
    #expect(bench.editor.selectedText == " ")
    bench.editor.select(at: point(50, 0), granularity: .word)
    #expect(bench.editor.selectedText == "three")
  }

  @Test func draggingAfterTwoPressesSelectsWords() {
    let bench = TextBench("one two three\nfour")
    bench.editor.select(at: point(5, 0), granularity: .word)
    bench.editor.extendSelection(to: point(9.5, 0))
    #expect(bench.editor.selectedText == "two three")
    bench.editor.extendSelection(to: point(0.5, 0))
    #expect(bench.editor.selectedText == "one two" && bench.caret == [0, 0])
    bench.editor.extendSelection(to: point(5, 0))
    #expect(bench.editor.selectedText == "two")
    bench.editor.extendSelection(to: point(1, 1))
    #expect(bench.editor.selectedText == "two three\nfour")
  }

  @Test func threePressesSelectParagraphs() {
    let bench = TextBench("one two\nthree\nfour")
    bench.editor.select(at: point(1, 1), granularity: .paragraph)
    #expect(bench.editor.selectedText == "three")
    bench.editor.extendSelection(to: point(1, 2))
    #expect(bench.editor.selectedText == "three\nfour")
    bench.editor.extendSelection(to: point(1, 0))
    #expect(bench.editor.selectedText == "one two\nthree" && bench.caret == [0, 0])
  }

  @Test func aKeyEndsSelectingByWords() {
    let bench = TextBench("one two three")
    bench.editor.select(at: point(5, 0), granularity: .word)
    bench.move(.right)
    bench.editor.extendSelection(to: point(9, 0))
    #expect(bench.editor.selectedText == " t")
  }

  @Test func emptyTextCanBePressed() {
    let bench = TextBench()
    for granularity in TextGranularity.allCases {
      bench.editor.select(at: point(3, 3), granularity: granularity)
      bench.editor.extendSelection(to: point(0, 0))
      #expect(bench.caret == [0, 0] && bench.editor.selection.isEmpty)
    }
    bench.editor.selectAll()
    #expect(bench.editor.selectedText.isEmpty)
  }
}
