internal import DudelGeometry
internal import DudelModel

/// A tool whose every touch drags a shape of its own; only the geometry is left to say.
@MainActor
protocol ShapeTool: Tool {
  /// The shapes that are being dragged.
  var drags: ShapeDrags { get set }
  /// The shape of a drag, or `nil` where there is none to see.
  func drawable(for drag: ShapeDrag, style: DrawingStyle) -> PathDrawingInfo?
}

/// The drags of a shape tool by the touch that makes them, in the order in which they began.
struct ShapeDrags: Sendable {
  var byTouch: [(id: TouchID, drag: ShapeDrag)] = []
  var modifiers: DrawingModifiers = []

  /// Makes a tool's state without drags.
  init() {}

  subscript(id: TouchID) -> ShapeDrag? {
    byTouch.first { $0.id == id }?.drag
  }

  mutating func set(_ drag: ShapeDrag, for id: TouchID) {
    if let index = byTouch.firstIndex(where: { $0.id == id }) {
      byTouch[index].drag = drag
    } else {
      byTouch.append((id, drag))
    }
  }

  mutating func remove(_ id: TouchID) -> ShapeDrag? {
    guard let index = byTouch.firstIndex(where: { $0.id == id }) else { return nil }
    return byTouch.remove(at: index).drag
  }
}

extension ShapeTool {
  /// A drag shorter than this many px is a click and makes nothing.
  static var clickLength: Double { 3 }

  var isDrawing: Bool { !drags.byTouch.isEmpty }

  /// Finishes every shape where it is.
  func deactivate() {
    for (id, _) in drags.byTouch { finish(id) }
    drags.modifiers = []
  }

  func touchesBegan(_ touches: [Touch]) {
    for touch in touches {
      finish(touch.id)
      drags.set(ShapeDrag(at: touch.location, modifiers: drags.modifiers), for: touch.id)
    }
  }

  func touchesMoved(_ touches: [Touch]) {
    for touch in touches {
      guard let drag = drags[touch.id] else { continue }
      replace(drag, with: drag.moved(to: touch.location), for: touch.id)
    }
  }

  func touchesEnded(_ touches: [Touch]) {
    touchesMoved(touches)
    for touch in touches { finish(touch.id) }
  }

  func touchesCancelled(_ touches: [Touch]) {
    for touch in touches {
      if let drag = drags.remove(touch.id) { redraw(drag) }
    }
  }

  func modifiersChanged(_ modifiers: DrawingModifiers) {
    drags.modifiers = modifiers
    for (id, drag) in drags.byTouch {
      replace(drag, with: drag.with(modifiers: modifiers), for: id)
    }
  }

  func drawTemporary(in context: some DrawingContext) {
    for (_, drag) in drags.byTouch { visibleDrawable(for: drag)?.draw(in: context) }
  }

  private func visibleDrawable(for drag: ShapeDrag) -> PathDrawingInfo? {
    guard let delegate, drag.length >= Self.clickLength * delegate.unitsPerPixel else { return nil }
    return drawable(for: drag, style: delegate.style)
  }

  private func finish(_ id: TouchID) {
    guard let drag = drags.remove(id) else { return }
    redraw(drag)
    if let drawable = visibleDrawable(for: drag) { delegate?.addDrawable(drawable) }
  }

  private func replace(_ old: ShapeDrag, with new: ShapeDrag, for id: TouchID) {
    guard old != new else { return }
    redraw(old)
    drags.set(new, for: id)
    redraw(new)
  }

  private func redraw(_ drag: ShapeDrag) {
    if let bounds = visibleDrawable(for: drag)?.bounds { delegate?.setNeedsDisplay(in: bounds) }
  }
}
