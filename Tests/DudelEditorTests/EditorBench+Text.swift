import DudelGeometry
import DudelModel
import DudelTestSupport
import DudelTools

@testable import DudelEditor

extension EditorBench {
  /// A program with the text tool and a box from 100,100 to 300,160, where 13 letters fit in a line.
  static func typing(_ text: String = "", path: String? = "/tmp/a.png") throws -> EditorBench {
    let bench = try EditorBench(tool: "text", path: path)
    bench.openBox(from: Point(100, 100), to: Point(300, 160))
    bench.type(text)
    return bench
  }

  /// A program with one finished text in that box.
  static func withText(_ text: String) throws -> EditorBench {
    let bench = try typing(text)
    bench.endBox()
    bench.wait()
    return bench
  }

  /// What is typed so far, in the box or in the field with the focus.
  var typed: String? { activeEditor?.text }

  /// What is selected there.
  var selected: String? { activeEditor?.selectedText }

  /// The paragraph with the caret.
  var caretParagraph: Int? { activeEditor?.caret.paragraph }

  /// The caret's offset in its paragraph.
  var caretOffset: Int? { activeEditor?.caret.offset }

  /// Where the middle of a letter is on the canvas, in a box at 100,100.
  func letter(_ column: Int, line: Int = 0) -> Point {
    Point(104 + 14.4 * (Double(column) + 0.5), 104 + 28.8 * (Double(line) + 0.5))
  }

  /// Where the gap before a letter is on the canvas, in a box at 100,100.
  func gap(_ column: Int, line: Int = 0) -> Point {
    Point(104 + 14.4 * Double(column), 104 + 28.8 * (Double(line) + 0.5))
  }

  private var activeEditor: TextEditor? {
    if let sheet = editor.sheet {
      return sheet.fieldIndex(focus: editor.interface.focus).map { sheet.fields[$0].editing.editor }
    }
    return editor.typing?.editor
  }
}
