internal import DudelGeometry
internal import DudelModel

/// Builds a Bezier path: every press sets a point, dragging before the release pulls its handle.
@MainActor
final class FreehandTool: Tool {
  nonisolated static let descriptor = ToolDescriptor(
    id: "freehand", title: "Freehand", key: "f", icon: PackageResources.freehand_svg,
    cursor: .point, tool: { shared })
  /// The one that the program draws with.
  static let shared = FreehandTool()

  private enum State {
    case idle
    /// The first point is down.
    case startingPath(TouchID, BezierDraft.Knot)
    /// Between two presses; the guide of the last point stays.
    case betweenPoints(BezierDraft)
    /// A further point is down; `closes` when it lies on the first one.
    case addingPoint(TouchID, BezierDraft, BezierDraft.Knot, closes: Bool)
    /// A press that means nothing any more is still down; what there is of a path stays.
    case awaitingRelease(TouchID, BezierDraft? = nil)
  }

  private struct Press {
    let location: Point
    let time: Int
  }

  /// A second press within this time (ms) and distance (px) finishes the path.
  private static let doublePressTime = 400
  private static let doublePressDistance = 6.0
  /// A shorter way (px) is no drag.
  private static let clickLength = 3.0
  /// A press this near (px) to the first point closes the path.
  private static let closingDistance = 8.0

  weak var delegate: (any ToolDelegate)?
  private var state = State.idle
  private var lastPress: Press?
  /// The press that closed the last path; many people press twice there.
  private var closingPress: Press?

  /// Makes a tool of its own, for tests.
  init() {}

  var isDrawing: Bool {
    if case .idle = state { false } else { true }
  }

  var canTakeBack: Bool {
    switch state {
    case .idle, .awaitingRelease(_, nil): false
    case .startingPath, .betweenPoints, .addingPoint, .awaitingRelease: true
    }
  }

  func deactivate() {
    finishPress()
    commit()
  }

  func touchesBegan(_ touches: [Touch]) {
    for touch in touches {
      switch state {
      case .idle:
        if let closingPress, isRepeat(touch, of: closingPress) {
          state = .awaitingRelease(touch.id)
        } else {
          change(
            to: .startingPath(touch.id, .init(point: touch.location, handle: touch.location)))
        }
        closingPress = nil
      case .betweenPoints(let draft):
        if isDoublePress(touch) {
          commit()
          state = .awaitingRelease(touch.id)
        } else {
          let closes = draft.hasSegment && isOnFirstPoint(touch.location, of: draft)
          let point = closes ? draft.first.point : touch.location
          change(
            to: .addingPoint(touch.id, draft, .init(point: point, handle: point), closes: closes))
        }
      case .startingPath, .addingPoint, .awaitingRelease:
        // One pointer only. A lost release would show as a second press of the same touch.
        continue
      }
      lastPress = Press(location: touch.location, time: touch.time)
    }
  }

  func touchesMoved(_ touches: [Touch]) {
    for touch in touches { pullHandle(touch) }
  }

  func touchesEnded(_ touches: [Touch]) {
    for touch in touches where touch.id == pressedTouch {
      pullHandle(touch)
      finishPress()
    }
  }

  func touchesCancelled(_ touches: [Touch]) {
    for touch in touches where touch.id == pressedTouch {
      switch state {
      case .addingPoint(_, let draft, _, _): change(to: .betweenPoints(draft))
      default: change(to: .idle)
      }
      lastPress = nil
    }
  }

  func perform(_ command: ToolCommand) -> Bool {
    guard isDrawing else { return false }
    switch command {
    case .finish:
      finishPress()
      commit()
    case .cancel: change(to: pressedTouch.map { .awaitingRelease($0) } ?? .idle)
    case .removeLast:
      guard canTakeBack else { return false }
      removeLast()
    }
    lastPress = nil
    return true
  }

  func drawTemporary(in context: some DrawingContext) {
    let figure = figure
    for drawable in figure.drawables { drawable.draw(in: context) }
  }

  // MARK: - Touches

  private var pressedTouch: TouchID? {
    switch state {
    case .idle, .betweenPoints: nil
    case .startingPath(let id, _), .addingPoint(let id, _, _, _), .awaitingRelease(let id, _): id
    }
  }

  private func pullHandle(_ touch: Touch) {
    guard touch.id == pressedTouch else { return }
    switch state {
    case .startingPath(let id, var knot):
      knot.handle = handle(of: knot, at: touch.location)
      change(to: .startingPath(id, knot))
    case .addingPoint(let id, let draft, var knot, let closes):
      knot.handle = handle(of: knot, at: touch.location)
      change(to: .addingPoint(id, draft, knot, closes: closes))
    case .idle, .betweenPoints, .awaitingRelease: break
    }
  }

  /// A press that closes the path snapped to the first point: only a real drag pulls a handle there.
  private func handle(of knot: BezierDraft.Knot, at location: Point) -> Point {
    guard case .addingPoint(_, _, _, closes: true) = state, let lastPress,
      location.distance(to: lastPress.location) < pixels(Self.clickLength)
    else { return location }
    return knot.point
  }

  private func finishPress() {
    switch state {
    case .startingPath(_, let knot): change(to: .betweenPoints(BezierDraft(first: knot)))
    case .addingPoint(_, let draft, let knot, let closes):
      change(to: .betweenPoints(extended(draft, by: knot, closes: closes)))
      if closes {
        commit()
        closingPress = lastPress
      }
    case .awaitingRelease(_, let draft): state = draft.map { .betweenPoints($0) } ?? .idle
    case .idle, .betweenPoints: break
    }
  }

  /// The path with a further point; a slow second press on the only one adds none.
  private func extended(
    _ draft: BezierDraft, by knot: BezierDraft.Knot, closes: Bool
  ) -> BezierDraft {
    let corner = draft.last.point
    let reach = [draft.last.handle, knot.point, knot.handle].map { $0.distance(to: corner) }.max()
    guard draft.hasSegment || (reach ?? 0) > pixels(Self.doublePressDistance) else { return draft }
    var draft = draft
    draft.append(knot)
    if closes { draft.close() }
    return draft
  }

  private func isDoublePress(_ touch: Touch) -> Bool {
    guard let lastPress, case .betweenPoints(let draft) = state else { return false }
    return isRepeat(touch, of: lastPress)
      && draft.last.handle.distance(to: draft.last.point) <= pixels(Self.doublePressDistance)
  }

  private func isRepeat(_ touch: Touch, of press: Press) -> Bool {
    // Recordings may hold any times, and the clock of the input system wraps round.
    let elapsed = touch.time &- press.time
    return (0...Self.doublePressTime).contains(elapsed)
      && touch.location.distance(to: press.location) <= pixels(Self.doublePressDistance)
  }

  private func isOnFirstPoint(_ location: Point, of draft: BezierDraft) -> Bool {
    location.distance(to: draft.first.point) <= pixels(Self.closingDistance)
  }

  private func pixels(_ count: Double) -> Double { count * (delegate?.unitsPerPixel ?? 1) }

  // MARK: - Ends

  private func commit() {
    guard case .betweenPoints(let draft) = state else { return }
    change(to: .idle)
    if draft.hasSegment, let drawable = drawable(for: draft) { delegate?.addDrawable(drawable) }
  }

  /// Takes back what was made last: the point that is held, a segment, or at last the first point.
  private func removeLast() {
    switch state {
    case .betweenPoints(let draft): change(to: draft.shortened.map { .betweenPoints($0) } ?? .idle)
    case .addingPoint(let id, let draft, _, _): change(to: .awaitingRelease(id, draft))
    case .startingPath(let id, _): change(to: .awaitingRelease(id))
    case .awaitingRelease(let id, let draft): change(to: .awaitingRelease(id, draft?.shortened))
    case .idle: break
    }
  }

  // MARK: - Preview

  private func drawable(for draft: BezierDraft) -> PathDrawingInfo? {
    guard let style = delegate?.style else { return nil }
    return PathDrawingInfo(
      path: draft.path, stroke: StrokeStyle(color: style.strokeColor, width: style.strokeWidth),
      fill: style.fillColor)
  }

  private var figure: FreehandFigure {
    guard let style = delegate?.style else { return FreehandFigure() }
    let unit = pixels(1)
    switch state {
    case .idle, .awaitingRelease(_, nil): return FreehandFigure()
    case .startingPath(_, let knot):
      return FreehandFigure(firstPress: knot, style: style, unit: unit)
    case .betweenPoints(let draft), .awaitingRelease(_, let draft?):
      return FreehandFigure(path: drawable(for: draft), draft: draft, unit: unit)
    case .addingPoint(_, let draft, let knot, let closes):
      let draft = extended(draft, by: knot, closes: closes)
      return FreehandFigure(path: drawable(for: draft), draft: draft, unit: unit)
    }
  }

  private func change(to new: State) {
    redraw()
    state = new
    redraw()
  }

  private func redraw() {
    if let bounds = figure.bounds { delegate?.setNeedsDisplay(in: bounds) }
  }
}
