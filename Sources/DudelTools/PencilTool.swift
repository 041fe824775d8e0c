internal import DudelModel

/// Draws a line through every place that the touch passes; a tap is a dot.
@MainActor
final class PencilTool: Tool {
  nonisolated static let descriptor = ToolDescriptor(
    id: "pencil", title: "Pencil", key: "p", icon: PackageResources.pencil_svg, cursor: .pencil,
    tool: { shared })
  /// The one that the program draws with.
  static let shared = PencilTool()

  weak var delegate: (any ToolDelegate)?
  private var strokes: [(id: TouchID, stroke: PencilStroke)] = []

  /// Makes a tool of its own, for tests.
  init() {}

  var isDrawing: Bool { !strokes.isEmpty }

  func deactivate() {
    for (id, _) in strokes { finish(id) }
  }

  func touchesBegan(_ touches: [Touch]) {
    guard let style = delegate?.style else { return }
    for touch in touches {
      finish(touch.id)
      let stroke = PencilStroke(
        at: touch.location,
        stroke: StrokeStyle(color: style.strokeColor, width: style.strokeWidth))
      strokes.append((touch.id, stroke))
      delegate?.setNeedsDisplay(in: stroke.bounds)
    }
  }

  func touchesMoved(_ touches: [Touch]) {
    for touch in touches {
      guard let index = strokes.firstIndex(where: { $0.id == touch.id }) else { continue }
      strokes[index].stroke.append(touch.location)
      if let bounds = strokes[index].stroke.newestBounds {
        delegate?.setNeedsDisplay(in: bounds)
      }
    }
  }

  func touchesEnded(_ touches: [Touch]) {
    for touch in touches {
      // A release mostly repeats the place of the last motion.
      let last = strokes.first { $0.id == touch.id }?.stroke.points.last
      if last != touch.location { touchesMoved([touch]) }
      finish(touch.id)
    }
  }

  func touchesCancelled(_ touches: [Touch]) {
    for touch in touches {
      if let stroke = remove(touch.id) { delegate?.setNeedsDisplay(in: stroke.bounds) }
    }
  }

  func drawTemporary(in context: some DrawingContext) {
    for (_, stroke) in strokes { stroke.draw(in: context) }
  }

  private func remove(_ id: TouchID) -> PencilStroke? {
    guard let index = strokes.firstIndex(where: { $0.id == id }) else { return nil }
    return strokes.remove(at: index).stroke
  }

  private func finish(_ id: TouchID) {
    guard let stroke = remove(id) else { return }
    delegate?.setNeedsDisplay(in: stroke.bounds)
    if let drawable = stroke.drawable { delegate?.addDrawable(drawable) }
  }
}
