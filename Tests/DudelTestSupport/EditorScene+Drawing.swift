public import DudelEditor
internal import DudelGeometry
public import DudelModel

/// The finished drawing as a whole, as tiles show it together.
@MainActor
extension EditorScene {
  /// Draws the canvas with the finished objects as far as the clip shows them.
  public func drawDrawing(in context: some DrawingContext) {
    context.fill(.rectangle(context.clipBounds), with: .white)
    onCanvas(context) {
      for drawable in drawables(in: context.clipBounds) ?? [] { drawable.draw(in: context) }
    }
  }

  /// Draws the topmost objects only, over what is there already.
  public func drawNewest(_ count: Int, in context: some DrawingContext) {
    onCanvas(context) { for drawable in newest(count) { drawable.draw(in: context) } }
  }

  private func onCanvas(_ context: some DrawingContext, _ body: () -> Void) {
    context.saving {
      context.concatenate(view.transform)
      body()
    }
  }
}
