internal import DudelGeometry
internal import DudelModel

/// How the drawing is shown: zoom, pan, and the way back to it.
extension Editor {
  /// The zooms that keys and the menu step through.
  private static let zoomSteps = [
    0.05, 0.1, 0.25, 1.0 / 3, 0.5, 2.0 / 3, 0.75, 1, 1.25, 1.5, 2, 3, 4, 6, 8, 12, 16, 24, 32, 48,
    64,
  ]
  /// Fitting makes small drawings no larger than this.
  private static let largestFit = 4.0
  /// What stays free around a drawing that is fitted, in px.
  private static let fitMargin = 24.0

  /// The part of the drawing that the canvas shows now, in drawing units.
  var visiblePart: Rect { view.drawingRect(canvasFrame) }

  /// Shows the drawing otherwise, if it is any different.
  func show(_ new: Viewport) {
    let before = viewport
    viewport = new
    guard !new.looks(like: before) else { return }
    hideTooltip()
    emit(.moveDrawing(view))
    showTyping()
  }

  /// Moves the drawing by a displacement in window px.
  func pan(by delta: Point) { show(viewport.moved(by: delta)) }

  /// Zooms by a factor; the place of the drawing at a place in the window stays there.
  func zoom(by factor: Double, about place: Point) {
    guard factor > 0, factor.isFinite else { return }
    var new = viewport
    new.setZoom(viewport.zoom * factor, about: place)
    show(new)
  }

  /// Zooms about the middle of the canvas.
  func setZoom(_ zoom: Double) {
    var new = viewport
    new.setZoom(zoom, about: canvasFrame.centre)
    show(new)
  }

  /// Goes to the next larger or smaller of the usual zooms.
  func stepZoom(up: Bool) {
    let steps = Self.zoomSteps
    // A zoom that is all but one of them counts as that one.
    let next =
      up
      ? steps.first { $0 > viewport.zoom * 1.001 } : steps.last { $0 < viewport.zoom / 1.001 }
    if let next { setZoom(next) }
  }

  /// Tells whether the zoom can grow, or shrink.
  func canStepZoom(up: Bool) -> Bool {
    up ? viewport.zoom < Viewport.zooms.upperBound : viewport.zoom > Viewport.zooms.lowerBound
  }

  /// Shows the whole drawing, or the whole page of an empty one.
  func fitDrawing() {
    var area = drawing.bounds
    if case .fixed(let page) = drawing.page { area = area?.union(page) ?? page }
    var new = viewport
    let room = canvasFrame.inset(by: Self.fitMargin)
    new.fit(area ?? canvas, into: room, atMost: area == nil ? 1 : Self.largestFit)
    show(new)
  }

  /// A wheel or a touchpad was turned over a place.
  func scroll(_ step: ScrollStep) {
    guard step.location.isFinite, step.distance.isFinite else { return }
    let isSideways = step.modifiers.contains(.shift)
    let way =
      isSideways && step.distance.x == 0
      ? Point(x: step.distance.y, y: 0) : step.distance
    if let hit = controls.hitTest(step.location) {
      scrollControl(hit, at: step.location, by: way)
    } else if step.location.y >= Self.canvasOrigin.y {
      if step.modifiers.contains(.control) {
        zoom(by: ScrollStep.zoomFactor(step.distance.y), about: step.location)
      } else {
        pan(by: .zero - way)
      }
    }
  }

  private func scrollControl(_ hit: Control, at place: Point, by way: Point) {
    guard let scroller = controls.scroller(at: place), let scroll = scroller.scroll else { return }
    let isAcross = scroll.axis == .horizontal
    _ = self.scroll(scroller.id, by: isAcross && way.x != 0 ? way.x : way.y)
  }

  /// Two fingers on a touchpad moved apart, together or along.
  func pinch(_ pinch: PinchStep) {
    guard pinch.location.isFinite, pinch.location.y >= Self.canvasOrigin.y,
      controls.hitTest(pinch.location) == nil
    else { return }
    pan(by: pinch.distance)
    zoom(by: pinch.factor, about: pinch.location)
  }

  /// The window's px are of another size now.
  func setScale(_ scale: Double) {
    var new = viewport
    new.setScale(scale)
    viewport = new
    // The same place is other device px.
    shownCaret = nil
    emit(.moveDrawing(view))
    showTyping()
  }

  /// Tells whether there is a drawing, but nothing of it in sight.
  var isDrawingOutOfSight: Bool {
    !drawing.objects.isEmpty && !drawing.hasObjects(in: visiblePart)
  }
}
