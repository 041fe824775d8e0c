internal import DudelGeometry
internal import DudelModel

/// Drags a box for text, or picks a text up again; the typing itself is its delegate's.
@MainActor
final class TextTool: Tool {
  nonisolated static let descriptor = ToolDescriptor(
    id: "text", title: "Text", key: "t", icon: PackageResources.text_svg, cursor: .text,
    typesText: true, tool: { shared })
  /// The one that the program draws with.
  static let shared = TextTool()

  /// A drag shorter than this many px is an accident.
  private static let clickLength = 5.0

  weak var delegate: (any ToolDelegate)?
  private var drag: (id: TouchID, drag: ShapeDrag)?
  private var modifiers: DrawingModifiers = []

  /// Makes a tool of its own, for tests.
  init() {}

  var isDrawing: Bool { drag != nil }

  /// A box without an end can't be typed in; what was typed is kept.
  func deactivate() {
    drop()
    modifiers = []
    delegate?.endTextEditing()
  }

  func touchesBegan(_ touches: [Touch]) {
    for touch in touches {
      if drag?.id == touch.id { drop() }
      guard drag == nil else { continue }
      delegate?.endTextEditing()
      drag = (touch.id, ShapeDrag(at: touch.location, modifiers: modifiers))
    }
  }

  func touchesMoved(_ touches: [Touch]) {
    for touch in touches where touch.id == drag?.id {
      change { $0.moved(to: touch.location) }
    }
  }

  func touchesEnded(_ touches: [Touch]) {
    touchesMoved(touches)
    for touch in touches where touch.id == drag?.id {
      guard let drag = drag?.drag else { continue }
      drop()
      open(drag)
    }
  }

  func touchesCancelled(_ touches: [Touch]) {
    if touches.contains(where: { $0.id == drag?.id }) { drop() }
  }

  func modifiersChanged(_ modifiers: DrawingModifiers) {
    self.modifiers = modifiers
    change { $0.with(modifiers: modifiers) }
  }

  func drawTemporary(in context: some DrawingContext) { outline?.draw(in: context) }

  /// Turns what was typed into a drawable; blank text makes nothing and removes what it was before.
  func textEditingEnded(_ request: TextEditingRequest, text: String) {
    // To `String`, é and e with an accent are the same.
    let isUnchanged = text.utf8.elementsEqual(request.text.utf8)
    guard let delegate, !isUnchanged || request.object == nil else { return }
    let drawable = TextDrawingInfo(
      box: request.box, text: text, color: request.color, font: request.font,
      layout: delegate.textLayout)
    if let object = request.object {
      delegate.replaceObject(object, with: drawable)
    } else if let drawable {
      delegate.addDrawable(drawable)
    }
  }

  // MARK: -

  private func open(_ drag: ShapeDrag) {
    guard let delegate else { return }
    if isLongEnough(drag) {
      let style = delegate.style
      delegate.beginTextEditing(
        TextEditingRequest(box: drag.rect, color: style.strokeColor, font: style.font))
    } else if var request = delegate.text(at: drag.current) {
      request.caret = drag.current
      delegate.beginTextEditing(request)
    }
  }

  private func isLongEnough(_ drag: ShapeDrag) -> Bool {
    drag.length >= Self.clickLength * (delegate?.unitsPerPixel ?? 1)
  }

  private var outline: PathDrawingInfo? {
    guard let delegate, let drag = drag?.drag, isLongEnough(drag) else { return nil }
    return PathDrawingInfo(
      path: .rectangle(drag.rect),
      stroke: StrokeStyle(
        color: delegate.style.strokeColor, width: delegate.unitsPerPixel, cap: .butt, join: .miter),
      fill: nil)
  }

  private func change(_ change: (ShapeDrag) -> ShapeDrag) {
    guard let (id, old) = drag else { return }
    redraw()
    drag = (id, change(old))
    redraw()
  }

  private func drop() {
    redraw()
    drag = nil
  }

  private func redraw() {
    if let bounds = outline?.bounds { delegate?.setNeedsDisplay(in: bounds) }
  }
}
