import DudelGeometry
import DudelModel
import DudelTestSupport

@testable import DudelEditor

/// An editor with letters 10 wide and lines 20 high.
struct TextBench {
  let editor: TextEditor
  let layout = MonospaceLayout()

  /// - Parameter columns: how many letters fit on a line.
  init(_ text: String = "", columns: Int? = nil, isMultiline: Bool = true) {
    let style = StyledText(
      "", font: FontDescription(family: "Mono", size: 20), color: .black,
      width: columns.map { Double($0) * 10 })
    editor = TextEditor(text: text, style: style, isMultiline: isMultiline, layout: layout)
  }

  /// Puts the caret at a place, or selects.
  func place(_ paragraph: Int, _ offset: Int, to end: (Int, Int)? = nil) {
    let start = TextPosition(paragraph: paragraph, offset: offset)
    editor.selection =
      start..<(end.map { TextPosition(paragraph: $0.0, offset: $0.1) } ?? start)
  }

  /// Paragraph and offset of the caret.
  var caret: [Int] { [editor.caret.paragraph, editor.caret.offset] }
  var anchor: [Int] { [editor.anchor.paragraph, editor.anchor.offset] }

  func move(_ motions: TextMotion..., extending: Bool = false) {
    for motion in motions { editor.move(motion, extending: extending) }
  }

  func key(_ name: String, _ modifiers: Modifiers = []) -> TextKeyResult {
    editor.handle(KeyPress(Key(name), modifiers: modifiers), pageHeight: 40)
  }

  /// Types letter by letter.
  func type(_ text: String) {
    for character in text { editor.insert(String(character)) }
  }
}
