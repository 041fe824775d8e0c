import DudelGeometry
import DudelModel
import DudelTestSupport
import Testing

@testable import DudelCairo

struct PangoParagraphTests {
  private let layout = PangoTextLayout()

  private func text(_ string: String, width: Double? = nil, size: Double = 16) -> StyledText {
    StyledText(
      string, font: FontDescription(family: "Sans", size: size), color: .black, width: width)
  }

  private func borders(_ paragraph: any ParagraphLayout) -> [Int] {
    var result = [0]
    while let next = paragraph.clusterBorder(from: result[result.count - 1], forward: true) {
      result.append(next)
    }
    return result
  }

  /// Words and lines of all scripts, several layouts long.
  private nonisolated static let samples = [
    "", "short", "The quick brown fox jumps over the lazy dog. And again, and again.",
    String(repeating: "several words ", count: 400), String(repeating: "a", count: 10_000),
    "first " + String(repeating: "b", count: 1000) + " last words here",
    String(repeating: "日本語", count: 700), String(repeating: "\u{301}", count: 5000),
    String(repeating: "👨‍👩‍👧", count: 300), String(repeating: "مرحبا بالعالم 123 ", count: 200),
    String(repeating: "م", count: 3000),
  ]

  @Test(arguments: samples) func linesCoverTheParagraph(string: String) {
    let paragraph = layout.pangoParagraph(text(string, width: 200))
    #expect(paragraph.lineRanges.first?.lowerBound == 0)
    #expect(paragraph.lineRanges.last?.upperBound == string.utf8.count)
    for (a, b) in zip(paragraph.lineRanges, paragraph.lineRanges.dropFirst()) {
      #expect(a.upperBound == b.lowerBound && !a.isEmpty)
    }
    #expect(paragraph.size.width <= 210)
    #expect(
      paragraph.pieces.reduce(0) { $0 + $1.height } == paragraph.size.height)
  }

  @Test(arguments: samples) func theCaretGoesDownAndNeverUp(string: String) {
    let paragraph = layout.pangoParagraph(text(string, width: 200))
    var last = 0.0
    for border in borders(paragraph) {
      let caret = paragraph.caret(at: border)
      // Several fonts on one line have carets of their own heights.
      #expect(caret.centre.y >= last - 12 && caret.maxY <= paragraph.size.height + 0.01)
      #expect((-1...211).contains(caret.minX))
      last = caret.centre.y
    }
  }

  @Test(arguments: samples) func linesAreWhereTheirCaretsAre(string: String) {
    let paragraph = layout.pangoParagraph(text(string, width: 200))
    var last = -1.0
    for range in paragraph.lineRanges {
      let caret = paragraph.caret(at: range.lowerBound)
      #expect(caret.minY > last)
      last = caret.minY
    }
  }

  @Test(arguments: samples) func everyBorderIsFoundFromItsPlace(string: String) {
    let paragraph = layout.pangoParagraph(text(string, width: 200))
    let borders = borders(paragraph)
    for border in borders.enumerated().filter({ $0.offset % 7 == 0 }).map(\.element) {
      let caret = paragraph.caret(at: border)
      let found = paragraph.offset(at: caret.centre)
      #expect(borders.contains(found))
      // Where text of both directions meets, one border has two places.
      guard !paragraph.isRightToLeft else { continue }
      #expect(abs(paragraph.caret(at: found).minX - caret.minX) < 0.5)
    }
  }

  @Test func aWordWithoutBreaksIsOneLayoutALine() {
    let paragraph = layout.pangoParagraph(text(String(repeating: "a", count: 10_000), width: 200))
    #expect(paragraph.pieces.count == paragraph.lineRanges.count)
    #expect(paragraph.pieces.count > 400)
    let counts = paragraph.lineRanges.dropLast().map(\.count)
    #expect(Set(counts).count == 1)
  }

  /// What is broken here and what pango breaks must look alike.
  @Test(arguments: [
    "The quick brown fox jumps over the lazy dog. And again, and more, and more of it.",
    "日本語の文章は、どこでも折り返すことができます。しかし句読点は行頭に来ません。日本語の文章は、どこでも。",
    "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa bbb ccc",
    "tief-blau und-noch-mehr-Striche in-diesem langen-Text/mit/Pfaden",
  ])
  func ownBreaksAreThoseOfPango(string: String) {
    for width in [75.0, 100, 150, 233] {
      let own = text(string, width: width)
      // A long word at the end makes the whole paragraph broken here.
      let long = layout.pangoParagraph(
        text(string + " " + String(repeating: "x", count: 500), width: width))
      let expected = layout.pangoParagraph(own).lineRanges.dropLast()
      #expect(long.lineRanges.prefix(expected.count).elementsEqual(expected), "\(width)")
    }
  }

  @Test func oneLineStaysOneLine() {
    let string = String(repeating: "word ", count: 8000)
    let paragraph = layout.pangoParagraph(text(string))
    #expect(paragraph.pieces.count > 1)
    #expect(paragraph.lineRanges == [0..<string.utf8.count])
    #expect(paragraph.size.height == layout.pangoParagraph(text("word")).size.height)
    let part = layout.pangoParagraph(text("word ")).size.width
    #expect(abs(paragraph.size.width - 8000 * part) < part)
    var last = -1.0
    for offset in stride(from: 0, through: string.utf8.count, by: 501) {
      let caret = paragraph.caret(at: offset)
      #expect(caret.minX > last && caret.minY == 0)
      #expect(paragraph.offset(at: caret.centre) == offset)
      last = caret.minX
    }
  }

  @Test func selectionsCoverWhatIsSelected() {
    let paragraph = layout.paragraph(text("one two three four five six seven", width: 100))
    for (line, range) in paragraph.lineRanges.enumerated() {
      let rects = paragraph.selectionRects(range)
      #expect(rects.count == 1)
      #expect(rects.first?.minX == 0)
      #expect(rects.first?.minY == paragraph.caret(at: range.lowerBound).minY, "line \(line)")
    }
    #expect(
      paragraph.selectionRects(0..<33).count == paragraph.lineRanges.count)
    #expect(paragraph.selectionRects(4..<4).isEmpty)
    let word = paragraph.selectionRects(4..<7)
    #expect(word.first?.minX == paragraph.caret(at: 4).minX)
    #expect(word.first?.maxX == paragraph.caret(at: 7).minX)
  }

  @Test func selectionsReachOverPieces() {
    let string = String(repeating: "a", count: 3000)
    let paragraph = layout.pangoParagraph(text(string, width: 200))
    #expect(paragraph.selectionRects(0..<3000).count == paragraph.lineRanges.count)
    #expect(paragraph.selectionRects(1499..<1500).count == 1)
  }

  @Test func arabicRunsFromTheRight() {
    let string = "مرحبا"
    let paragraph = layout.paragraph(text(string, width: 300))
    #expect(paragraph.isRightToLeft)
    #expect(paragraph.caret(at: 0).minX > paragraph.caret(at: string.utf8.count).minX)
    #expect(paragraph.caret(at: 0).minX == 300)
    #expect(paragraph.visualNeighbour(of: 0, toTheRight: false) == 2)
    #expect(paragraph.visualNeighbour(of: 0, toTheRight: true) == nil)
    #expect(paragraph.visualNeighbour(of: string.utf8.count, toTheRight: false) == nil)
    #expect(!layout.paragraph(text("abc")).isRightToLeft)
  }

  @Test(arguments: [
    "abc", "مرحبا بالعالم 123 abc", "abc שלום 12 def",
    String(repeating: "مرحبا بالعالم 123 ", count: 20),
    String(repeating: "م", count: 1000),
    String(repeating: "a", count: 1000), String(repeating: "مرحبا بالعالم 123 ", count: 200),
  ])
  func visualStepsCrossTheWholeParagraph(string: String) {
    let paragraph = layout.paragraph(text(string, width: 200))
    let all = Set(borders(paragraph))
    for toTheRight in [true, false] {
      let forward = toTheRight != paragraph.isRightToLeft
      var offset = forward ? 0 : string.utf8.count
      var seen: Set<Int> = [offset]
      while let next = paragraph.visualNeighbour(of: offset, toTheRight: toTheRight) {
        #expect(all.contains(next))
        #expect(!seen.contains(next), "no place twice")
        guard seen.insert(next).inserted else { break }
        offset = next
      }
      #expect(seen.count > all.count * 3 / 4)
    }
  }

  @Test func wordsReachOverPieces() {
    let string = "go " + String(repeating: "a", count: 3000) + " on"
    let paragraph = layout.paragraph(text(string, width: 200))
    #expect(paragraph.wordBorder(from: 3003, forward: false) == 3)
    #expect(paragraph.wordBorder(from: 3, forward: true) == 3003)
    #expect(paragraph.word(around: 1500) == 3..<3003)
    #expect(paragraph.wordBorder(from: 3, forward: false) == 0)
    #expect(paragraph.wordBorder(from: 3004, forward: true) == string.utf8.count)
  }

  @Test func laterPartsKeepTheDirection() {
    let string = "مرحبا " + String(repeating: "latin words ", count: 400)
    let paragraph = layout.pangoParagraph(text(string, width: 200))
    #expect(paragraph.pieces.count > 1 && paragraph.isRightToLeft)
    for piece in paragraph.pieces.indices {
      #expect(paragraph.lines(of: piece).isRightToLeft)
    }
    let last = string.utf8.count
    #expect(paragraph.caret(at: last).minX < 190)
  }

  /// To Swift, both are equal.
  @Test func equalCharactersOfOtherBytesHaveTheirOwnLayouts() {
    #expect(layout.paragraph(text("é")).lineRanges == [0..<2])
    #expect(layout.paragraph(text("e\u{301}")).lineRanges == [0..<3])
  }

  @Test(arguments: 0..<500) func theShortcutForHeightsIsRight(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let bytes = (0..<Int.random(in: 0...80, using: &random)).map { _ in
      UInt8.random(in: 0x20...0x7e, using: &random)
    }
    let size = Double.random(in: 4...60, using: &random)
    let width = Double.random(in: 5...600, using: &random)
    let text = text(String(decoding: bytes, as: UTF8.self), width: width, size: size)
    #expect(layout.height(of: text) == layout.pangoParagraph(text).size.height)
  }

  @Test(arguments: 0..<200) func theShortcutIsRightForAccentsAndOtherAlphabets(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var scalars = String.UnicodeScalarView()
    for _ in 0..<Int.random(in: 0...30, using: &random) {
      let range: ClosedRange<UInt32> =
        [0x20...0x7e, 0xa0...0x24f, 0x300...0x530, 0x590...0x600, 0x1e00...0x2030, 0x3040...0x3100]
        .randomElement(using: &random) ?? 0x20...0x7e
      let value = UInt32.random(
        in: Bool.random(using: &random) ? range : 0x20...0x7e, using: &random)
      UnicodeScalar(value).map { scalars.append($0) }
    }
    let size = Double.random(in: 4...60, using: &random)
    let width = Double.random(in: 5...600, using: &random)
    let text = text(String(scalars), width: width, size: size)
    #expect(layout.height(of: text) == layout.pangoParagraph(text).size.height)
  }

  @Test(.timeLimit(.minutes(5)), arguments: [8.0, 20, 200, 2000])
  func hugeWordsAreLaidOutAtOnce(width: Double) {
    let word = text(String(repeating: "a", count: 200_000), width: width)
    let paragraph = layout.paragraph(word)
    #expect(paragraph.lineRanges.last?.upperBound == 200_000)
    #expect(paragraph.caret(at: 200_000).maxY <= paragraph.size.height + 0.01)
    let marks = layout.paragraph(text(String(repeating: "\u{301}", count: 200_000), width: width))
    #expect(marks.lineRanges.last?.upperBound == 400_000)
  }
}
