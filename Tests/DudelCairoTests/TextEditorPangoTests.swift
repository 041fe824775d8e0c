import DudelCairo
import DudelGeometry
import DudelModel
import DudelTestSupport
import Testing

@testable import DudelEditor

/// The editor on real fonts and all scripts, by random sequences of everything that it can do.
struct TextEditorPangoTests {
  private static let words = [
    "e\u{301}", "a\u{308}\u{323}", "👨‍👩‍👧", "🇩🇪", "🇫🇷", "مرحبا بالعالم ", "١٢٣ 456", "שלום", "नमस्ते ",
    "क्षत्रिय", "สวัสดีครับ", "中文字", "日本語、", "word ", "more words ", "\n", " ", "x", "\u{301}",
    "\u{200d}", "ﷺ", "한국어", "\t", "\r\n", "longwordwithoutanybreaks",
  ]

  private final class Run {
    var random: SeededGenerator
    let layout = PangoTextLayout()
    let editor: TextEditor
    /// What the text must be.
    var bytes: [UInt8]

    init(seed: UInt64, isMultiline: Bool = true) {
      random = SeededGenerator(seed: seed)
      var start = ""
      for _ in 0..<12 { start += TextEditorPangoTests.words.randomElement(using: &random) ?? "" }
      let style = StyledText(
        "", font: FontDescription(family: "Sans", size: 16), color: .black,
        width: isMultiline ? Double.random(in: 20...200, using: &random) : nil)
      editor = TextEditor(text: start, style: style, isMultiline: isMultiline, layout: layout)
      bytes = Array(editor.text.utf8)
    }

    func flat(_ position: TextPosition) -> Int {
      editor.lines.strings[..<position.paragraph].reduce(position.offset) { $0 + $1.utf8.count + 1 }
    }

    var selection: Range<Int> {
      flat(editor.selection.lowerBound)..<flat(editor.selection.upperBound)
    }

    var point: Point {
      Point(
        x: .random(in: -20...220, using: &random),
        y: .random(in: -20...editor.height + 20, using: &random))
    }

    func motion() -> TextMotion {
      [
        .left, .right, .wordLeft, .wordRight, .up, .down, .paragraphUp, .paragraphDown, .lineStart,
        .lineEnd, .textStart, .textEnd, .pageUp(50), .pageDown(50),
      ].randomElement(using: &random) ?? .left
    }

    func step() {
      let before = selection
      let unit = TextUnit.allCases.randomElement(using: &random) ?? .cluster
      let granularity = TextGranularity.allCases.randomElement(using: &random) ?? .cluster
      switch Int.random(in: 0..<20, using: &random) {
      case 0..<5:
        let word = TextEditorPangoTests.words.randomElement(using: &random) ?? ""
        Bool.random(using: &random) ? editor.insert(word) : editor.paste(word)
        let cleaned = editor.isMultiline ? PlainText.clean(word) : PlainText.cleanLine(word)
        bytes.replaceSubrange(before, with: cleaned.utf8)
      case 5, 6:
        editor.deleteBackward(unit)
        let count = bytes.count - editor.text.utf8.count
        bytes.removeSubrange(
          before.isEmpty ? before.lowerBound - count..<before.lowerBound : before)
      case 7:
        editor.deleteForward(unit)
        let count = bytes.count - editor.text.utf8.count
        bytes.removeSubrange(
          before.isEmpty ? before.lowerBound..<before.lowerBound + count : before)
      case 8:
        _ = editor.cut()
        bytes.removeSubrange(before)
      case 9..<14: editor.move(motion(), extending: Bool.random(using: &random))
      case 14: editor.select(at: point, granularity: granularity)
      case 15: editor.extendSelection(to: point)
      case 16:
        editor.composing = Bool.random(using: &random) ? nil : ("か\u{301}な", 2)
      case 17:
        editor.undo()
        bytes = Array(editor.text.utf8)
      case 18:
        editor.redo()
        bytes = Array(editor.text.utf8)
      default:
        if editor.isMultiline { editor.style.width = .random(in: 20...200, using: &random) }
      }
    }

    func isBorder(_ position: TextPosition) -> Bool {
      let paragraph = editor.textLayout(position.paragraph)
      let end = editor.lines.end(of: position.paragraph).offset
      guard position.offset > 0, position.offset < end else {
        return position.offset == 0 || position.offset == end
      }
      let before = paragraph.clusterBorder(from: position.offset, forward: false) ?? 0
      return paragraph.clusterBorder(from: before, forward: true) == position.offset
    }
  }

  @Test(arguments: 0..<20) func anythingKeepsTextAndCaretRight(seed: UInt64) {
    let run = Run(seed: seed, isMultiline: seed % 5 != 0)
    let original = run.editor.text
    for _ in 0..<500 {
      run.step()
      #expect(run.editor.text.utf8.elementsEqual(run.bytes))
      #expect(run.isBorder(run.editor.caret) && run.isBorder(run.editor.anchor))
      let caret = run.editor.caretRect
      #expect(caret.minY >= 0 && caret.maxY <= run.editor.height + 0.01)
      #expect(run.editor.isMultiline || run.editor.lines.strings.count == 1)
      #expect(
        run.editor.selectionRects(from: 0, to: run.editor.height).isEmpty
          == run.editor.selection.isEmpty
          || run.editor.selectedText.utf8.count < 4)
    }
    let flow = TextFlow(run.editor.lines.strings, style: run.editor.style, layout: run.layout)
    run.editor.composing = nil
    #expect(run.editor.lines.tops == flow.tops)
    while run.editor.canRedo { run.editor.redo() }
    let last = run.editor.text
    while run.editor.canUndo { run.editor.undo() }
    #expect(run.editor.text.hasSameBytes(as: original))
    while run.editor.canRedo { run.editor.redo() }
    #expect(run.editor.text.hasSameBytes(as: last))
  }

  private func editor(_ text: String, width: Double? = 200) -> TextEditor {
    let style = StyledText(
      "", font: FontDescription(family: "Sans", size: 16), color: .black, width: width)
    return TextEditor(text: text, style: style, isMultiline: true, layout: PangoTextLayout())
  }

  @Test func arrowsGoAsTheScreenShowsInArabic() {
    let editor = editor("one\nمرحبا\ntwo")
    editor.selection = TextPosition(paragraph: 1, offset: 0)..<TextPosition(paragraph: 1, offset: 0)
    let right = editor.caretRect.minX
    editor.move(.left, extending: false)
    #expect(editor.caret == TextPosition(paragraph: 1, offset: 2))
    #expect(editor.caretRect.minX < right)
    editor.move(.right, extending: false)
    editor.move(.right, extending: false)
    #expect(editor.caret == TextPosition(paragraph: 0, offset: 3))
    editor.move(.right, extending: false)
    #expect(editor.caret == TextPosition(paragraph: 1, offset: 0))
    editor.move(.wordLeft, extending: false)
    #expect(editor.caret == TextPosition(paragraph: 1, offset: 10))
    editor.move(.left, extending: false)
    #expect(editor.caret == TextPosition(paragraph: 2, offset: 0))
    editor.selection = TextPosition(paragraph: 1, offset: 2)..<TextPosition(paragraph: 1, offset: 6)
    editor.move(.left, extending: false)
    #expect(editor.caret == TextPosition(paragraph: 1, offset: 6))
  }

  @Test(arguments: ["👨‍👩‍👧", "🇩🇪", "e\u{301}", "a\u{308}\u{323}", "中"])
  func backspaceTakesWholeClusters(cluster: String) {
    let editor = editor("x" + cluster + cluster)
    editor.deleteBackward(.cluster)
    #expect(editor.text.hasSameBytes(as: "x" + cluster))
    editor.move(.left, extending: false)
    #expect(editor.caret.offset == 1)
  }

  @Test func endOfABrokenWordShowsAtTheLinesEnd() {
    let editor = editor(String(repeating: "a", count: 1000))
    editor.selection = .start..<TextPosition.start
    editor.move(.lineEnd, extending: false)
    let end = editor.caretRect
    #expect(end.minY == 0 && end.minX > 150)
    editor.move(.down, extending: false)
    #expect(editor.caretRect.minY == end.maxY)
    #expect(abs(editor.caretRect.minX - end.minX) < 1)
    editor.move(.lineStart, extending: false)
    #expect(editor.caretRect.minX == 0 && editor.caretRect.minY == end.maxY)
  }

  @Test(
    .timeLimit(.minutes(5)),
    arguments: [
      String(repeating: "a", count: 200_000), String(repeating: "line\n", count: 100_000),
      String(repeating: "some words, ", count: 20_000),
      String(repeating: "\u{301}", count: 100_000),
    ])
  func hugePastesDoNotHang(text: String) {
    let editor = editor("before ")
    editor.paste(text)
    #expect(editor.text.utf8.count == 7 + text.utf8.count)
    editor.insert("x")
    editor.move(.up, extending: false)
    editor.move(.lineEnd, extending: true)
    #expect(!editor.visibleParagraphs(from: 0, to: 500).isEmpty)
    editor.undo()
    editor.undo()
    #expect(editor.text == "before ")
  }
}
