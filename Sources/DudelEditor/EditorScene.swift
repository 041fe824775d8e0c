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

  /// Makes a scene; the icons are named `tool.ID`, `command.ID` and `overflow`.
  public init(editor: Editor, theme: Theme = .light, icons: [String: Icon]) {
    (self.editor, self.theme, self.icons) = (editor, theme, icons)
  }

  /// Draws the canvas with the finished objects as far as the clip shows them.
  public func drawDrawing(in context: some DrawingContext) {
    context.fill(.rectangle(context.clipBounds), with: .white)
    onCanvas(context) {
      let visible = context.clipBounds
      for object in editor.drawing.objects where object.drawable.bounds.intersects(visible) {
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
    ControlPainter(theme: theme, icons: icons, text: editor.text)
      .draw(editor.controls, in: context)
  }

  private func onCanvas(_ context: some DrawingContext, _ body: () -> Void) {
    context.saving {
      context.concatenate(.translation(Editor.canvasOrigin))
      body()
    }
  }
}
