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
  /// How far the text is scrolled down (drawing units), where the window is too small for all of it.
  private(set) var scroll = 0.0
  /// Whether the blinking caret is on the screen now.
  var isCaretOn = true
  /// The part of the box that the window shows, in window px; where the input window is.
  private(set) var shownFrame = Rect(corner: .zero, corner: .zero)
  /// From places of the text to the window.
  private(set) var shownText = Transform.identity
  /// The same part in drawing units.
  private var shownPart = Rect(corner: .zero, corner: .zero)

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

  /// The place of the text that is at a place in the window.
  func textPoint(_ location: Point, view: Viewport) -> Point {
    view.drawingPoint(location) - textOrigin + Point(x: 0, y: scroll)
  }

  /// Fits the shown part into the canvas (window px) and scrolls so that the caret is in it.
  func fit(canvas: Rect, view: Viewport) {
    let room = view.drawingRect(canvas)
    let shown = frame.intersection(room) ?? sliver(in: room, of: 1 / view.zoom)
    let top = textOrigin.y
    let caret = editor.caretRect
    let inner = shown.inset(by: TextDrawingInfo.inset)
    let hidden = max(0, frame.maxY - shown.maxY)
    if top + caret.maxY - scroll > inner.maxY { scroll = top + caret.maxY - inner.maxY }
    if top + caret.minY - scroll < inner.minY { scroll = top + caret.minY - inner.minY }
    scroll = min(max(scroll, min(0, frame.minY - shown.minY)), hidden)
    shownPart = shown
    shownFrame = view.windowRect(shown)
    shownText = view.transform.after(.translation(textOrigin - Point(x: 0, y: scroll)))
  }

  /// What stands for a box that is out of sight, at the edge of what is in sight.
  private func sliver(in room: Rect, of extent: Double) -> Rect {
    Rect(
      x: min(max(frame.minX, room.minX), room.maxX - extent),
      y: min(max(frame.minY, room.minY), room.maxY - extent), width: extent, height: extent)
  }

  /// What the box shows.
  var content: FieldContent {
    let top = shownPart.minY - textOrigin.y + scroll
    return editor.content(from: top, to: top + shownPart.height, isCaretOn: isCaretOn)
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
