public import DudelGeometry
public import DudelModel
internal import DudelTools

/// Draws all that the window shows, into any context whose unit is one window px at scale 1.
@MainActor
public final class EditorScene {
  private let editor: Editor
  /// The colours of the user interface.
  public var theme: Theme
  private let icons: IconShelf
  private let pictures: PictureShelf

  /// Makes a scene; the icons are named `tool.ID`, `command.ID`, `menu-button` and
  /// `overflow`.
  public init(
    editor: Editor, theme: Theme = .light, icons: IconShelf,
    pictures: PictureShelf = PictureShelf()
  ) {
    (self.editor, self.theme, self.icons) = (editor, theme, icons)
    self.pictures = pictures
  }

  /// The finished objects that meet a rectangle (drawing units), from the bottom up.
  ///
  /// A text that is being typed is in the input window instead.
  ///
  /// - Parameter most: the search is given up with `nil` where there are more.
  public func drawables(in rect: Rect, atMost most: Int = .max) -> [any Drawable]? {
    editor.drawing.drawables(in: rect, except: editor.typing?.request.object, atMost: most)
  }

  /// The topmost objects, this many, from the bottom up.
  public func newest(_ count: Int) -> [any Drawable] {
    editor.drawing.objects.suffix(count).map(\.drawable)
  }

  /// How the drawing lies in the window now.
  public var view: Viewport { editor.view }

  /// Draws the previews and the controls, which lie over the finished objects.
  public func drawOverlay(in context: some DrawingContext) {
    drawPageEdge(in: context)
    let (tool, visible) = (editor.currentTool, context.clipBounds)
    if tool.isDrawing, visible.maxY > Editor.canvasOrigin.y {
      context.saving {
        context.concatenate(editor.view.transform)
        tool.drawTemporary(in: context)
      }
    }
    if let typing = editor.typing { drawShade(around: typing.shownFrame, in: context) }
    guard editor.controlParts.contains(where: visible.intersects) else { return }
    ControlPainter(theme: theme, icons: icons, text: editor.text, pictures: pictures)
      .draw(editor.controls, in: context)
  }

  /// The canvas, if no preview and no control lies over any of it.
  public var bareCanvas: Rect? {
    let canvas = editor.canvasFrame
    if case .fixed = editor.drawing.page { return nil }
    guard editor.typing == nil, !editor.currentTool.isDrawing,
      !editor.controls.flattened.dropFirst().contains(where: { control in
        // Edges that touch share no px.
        control.paintedArea.intersection(canvas)?.isEmpty == false
      })
    else { return nil }
    return canvas
  }

  /// Draws what the input window shows, in the parent window's coordinates.
  public func drawTextInput(in context: some DrawingContext) {
    guard let typing = editor.typing, let content = editor.shownTyping else { return }
    context.fill(.rectangle(context.clipBounds), with: typing.ground)
    context.saving {
      context.concatenate(typing.shownText)
      FieldPainter(theme: theme, unitsPerPixel: editor.unitsPerPixel)
        .draw(content, at: .zero, in: context)
    }
  }

  /// Marks the edge of a page that does not follow what is drawn, just outside of it.
  private func drawPageEdge(in context: some DrawingContext) {
    guard case .fixed(let page) = editor.drawing.page else { return }
    let visible = context.clipBounds.intersection(editor.canvasFrame)
    guard let visible else { return }
    for side in PageEdge(page: editor.view.windowRect(page), scale: editor.view.scale).sides {
      // Sides may reach farther than cairo's numbers.
      if let part = side.intersection(visible) {
        context.fill(.rectangle(part), with: theme.pageEdge)
      }
    }
  }

  /// Darkens the canvas around the box that is typed in, and frames the box.
  private func drawShade(around box: Rect, in context: some DrawingContext) {
    let canvas = editor.canvasFrame
    // One shape, so that there is no seam anywhere.
    var shade = BezierPath.rectangle(canvas)
    shade.append(.rectangle(box))
    context.fill(shade, with: Color.black.with(alpha: 128), rule: .evenOdd)
    context.saving {
      context.clip(to: canvas)
      context.stroke(
        .rectangle(box.inset(by: -1)),
        with: StrokeStyle(color: theme.accent, width: 2, cap: .butt, join: .miter))
    }
  }
}
