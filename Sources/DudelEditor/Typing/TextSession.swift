internal import DudelGeometry
internal import DudelModel
internal import DudelTools

/// The text box that is open for typing.
@MainActor
final class TextSession {
  /// What was asked for.
  let request: TextEditingRequest
  /// The string editor at work on the draft.
  let editing: TextEditing<TextDraft>
  /// The contact that selects text now.
  var selecting: TouchID?
  /// How far the text is scrolled down, where the window is too small for all of it.
  private(set) var scroll = 0.0
  /// Whether the blinking caret is on the screen now.
  var isCaretOn = true
  /// The part of the box that the window shows, in window px; where the input window is.
  private(set) var shownFrame = Rect(corner: .zero, corner: .zero)

  private let draft: TextDraft

  init(_ request: TextEditingRequest, layout: any TextLayout) {
    self.request = request
    draft = TextDraft(text: request.text)
    let style = TextDrawingInfo.style(box: request.box, color: request.color, font: request.font)
    editing = TextEditing(
      draft, \.text, style: style, isMultiline: true, layout: layout)
    if let caret = request.caret {
      editor.select(at: caret - textOrigin, granularity: .cluster)
    } else {
      editor.move(.textEnd, extending: false)
    }
  }

  /// The text as it was written back.
  var writtenText: String { draft.text }

  /// The caret, the selection and the text.
  var editor: TextEditor { editing.editor }

  /// The box with all lines, in drawing units; one too narrow for a letter is shown wider.
  var frame: Rect {
    let height = editor.height + 2 * TextDrawingInfo.inset
    let letter = request.box.minX + request.font.size * 1.5 + 2 * TextDrawingInfo.inset
    return Rect(
      minX: request.box.minX, minY: request.box.minY, maxX: max(request.box.maxX, letter),
      maxY: max(request.box.maxY, request.box.minY + height))
  }

  /// Where the text begins, in drawing units, were it not scrolled.
  var textOrigin: Point {
    request.box.origin + Point(x: TextDrawingInfo.inset, y: TextDrawingInfo.inset)
  }

  /// Where the text begins on the screen, in window px.
  func shownOrigin(canvasOrigin: Point) -> Point {
    textOrigin + canvasOrigin - Point(x: 0, y: scroll)
  }

  /// Fits the shown part into the canvas and scrolls so that the caret is in it.
  func fit(canvas: Rect, canvasOrigin: Point) {
    let whole = frame.offset(by: canvasOrigin)
    shownFrame =
      whole.intersection(canvas)
      ?? Rect(
        x: min(max(whole.minX, canvas.minX), canvas.maxX - 1),
        y: min(max(whole.minY, canvas.minY), canvas.maxY - 1), width: 1, height: 1)
    let top = textOrigin.y + canvasOrigin.y
    let caret = editor.caretRect
    let room = shownFrame.inset(by: TextDrawingInfo.inset)
    let hidden = max(0, whole.maxY - shownFrame.maxY)
    if top + caret.maxY - scroll > room.maxY { scroll = top + caret.maxY - room.maxY }
    if top + caret.minY - scroll < room.minY { scroll = top + caret.minY - room.minY }
    scroll = min(max(scroll, min(0, whole.minY - shownFrame.minY)), hidden)
  }

  /// What the box shows.
  func content(canvasOrigin: Point) -> FieldContent {
    let origin = shownOrigin(canvasOrigin: canvasOrigin)
    let top = shownFrame.minY - origin.y
    return editor.content(
      from: top, to: top + shownFrame.height, isCaretOn: isCaretOn)
  }

  /// The ground that the letters can be read on: the canvas's white, or a dark one.
  var ground: Color {
    let color = request.color
    let luminance =
      (0.2126 * Double(color.red) + 0.7152 * Double(color.green) + 0.0722 * Double(color.blue))
      / 255
    return luminance > 0.75 ? Color(hex: 0x2b2f36) : .white
  }
}

extension TextEditor {
  /// What a field with this text shows between two heights of it.
  func content(from top: Double, to bottom: Double, isCaretOn: Bool) -> FieldContent {
    let reach = style.font.size
    var content = FieldContent()
    content.paragraphs = visibleParagraphs(from: top - reach, to: bottom + reach).map {
      FieldContent.Paragraph(
        origin: Point(x: 0, y: $0.top), text: $0.text, height: layout.height(of: $0.text))
    }
    content.selection = selectionRects(from: top, to: bottom)
    if isCaretOn { content.caret = caretRect }
    content.underlines = composingRects(from: top, to: bottom)
    return content
  }
}
