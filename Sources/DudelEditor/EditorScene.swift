internal import DudelGeometry
public import DudelModel
internal import DudelTools

/// Draws all that the window shows, into any context whose unit is one window px at scale 1.
@MainActor
public struct EditorScene {
  private let editor: Editor
  /// The colours of the user interface.
  public var theme: Theme
  private let icons: [String: Icon]
  private let pictures: PictureShelf

  /// Makes a scene; the icons are named `tool.ID`, `command.ID`, `menu-button` and
  /// `overflow`.
  public init(
    editor: Editor, theme: Theme = .light, icons: [String: Icon],
    pictures: PictureShelf = PictureShelf()
  ) {
    (self.editor, self.theme, self.icons) = (editor, theme, icons)
    self.pictures = pictures
  }

  /// Draws the canvas with the finished objects as far as the clip shows them.
  public func drawDrawing(in context: some DrawingContext) {
    context.fill(.rectangle(context.clipBounds), with: .white)
    onCanvas(context) {
      let visible = context.clipBounds
      let typed = editor.typing?.request.object
      for object in editor.drawing.objects
      where object.id != typed && object.drawable.bounds.intersects(visible) {
        object.drawable.draw(in: context)
      }
    }
  }

  /// Draws the topmost objects only, over what is there already.
  public func drawNewest(_ count: Int, in context: some DrawingContext) {
    onCanvas(context) {
      for object in editor.drawing.objects.suffix(count) { object.drawable.draw(in: context) }
    }
  }

  /// Draws the previews and the controls, which lie over the finished objects.
  public func drawOverlay(in context: some DrawingContext) {
    if editor.currentTool.isDrawing, context.clipBounds.maxY > Editor.canvasOrigin.y {
      onCanvas(context) { editor.currentTool.drawTemporary(in: context) }
    }
    if let typing = editor.typing { drawShade(around: typing.shownFrame, in: context) }
    ControlPainter(theme: theme, icons: icons, text: editor.text, pictures: pictures)
      .draw(editor.controls, in: context)
  }

  /// Draws what the input window shows, in the parent window's coordinates.
  public func drawTextInput(in context: some DrawingContext) {
    guard let typing = editor.typing, let content = editor.shownTyping else { return }
    context.fill(.rectangle(context.clipBounds), with: typing.ground)
    FieldPainter(theme: theme).draw(
      content, at: typing.shownOrigin(canvasOrigin: editor.canvasOrigin), in: context)
  }

  /// Darkens the canvas around the box that is typed in, and frames the box.
  private func drawShade(around box: Rect, in context: some DrawingContext) {
    let canvas = editor.canvasFrame
    let sides = [
      Rect(minX: canvas.minX, minY: canvas.minY, maxX: canvas.maxX, maxY: box.minY),
      Rect(minX: canvas.minX, minY: box.maxY, maxX: canvas.maxX, maxY: canvas.maxY),
      Rect(minX: canvas.minX, minY: box.minY, maxX: box.minX, maxY: box.maxY),
      Rect(minX: box.maxX, minY: box.minY, maxX: canvas.maxX, maxY: box.maxY),
    ]
    for side in sides where !side.isEmpty {
      context.fill(.rectangle(side), with: Color.black.with(alpha: 128))
    }
    context.saving {
      context.clip(to: canvas)
      context.stroke(
        .rectangle(box.inset(by: -1)),
        with: StrokeStyle(color: theme.accent, width: 2, cap: .butt, join: .miter))
    }
  }

  private func onCanvas(_ context: some DrawingContext, _ body: () -> Void) {
    context.saving {
      context.concatenate(.translation(editor.canvasOrigin))
      body()
    }
  }
}
