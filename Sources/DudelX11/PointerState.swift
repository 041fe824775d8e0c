internal import DudelEditor
internal import DudelGeometry
internal import DudelTools

/// Follows what one pointer on the screen does and the fingers that come with it, so that each press
/// has exactly one end.
///
/// Mice and pens share the pointer. The mouse button and a pen's tip are one contact of their device;
/// a finger is one of its own.
struct PointerState {
  /// Devices whose pointer jumps to where they are, such as pens; the others move one pointer.
  var absoluteSources: Set<Int> = []
  /// Touch screens; the pointer that they drag along is nobody's.
  var touchSources: Set<Int> = []
  private var button: TouchID?
  private var middle: TouchID?
  private var touches: Set<TouchID> = []
  /// Set while the pointer is where another device than the pressed one brought it.
  private var isAstray = false

  mutating func handle(_ event: RawPointerEvent) -> [InputEvent] {
    if let mover = event.mover, let id = button { isAstray = !isSamePointer(id.source, mover) }
    switch event {
    case .press(let source, 1, let point, let time):
      let id = TouchID(source: source, contact: 0)
      let lost = loseButton()
      (button, isAstray) = (id, false)
      return lost + [.pressed(Contact(id: id, location: point, time: time))]
    case .release(let source, 1, let point, let time):
      return release(source, point, time)
    case .press(let source, 2, let point, let time):
      // No finger has a number below zero.
      let id = TouchID(source: source, contact: -2)
      let lost = loseMiddle()
      middle = id
      return lost + [.pressed(Contact(id: id, button: 2, location: point, time: time))]
    case .release(_, 2, let point, let time):
      guard let id = middle else { return [] }
      middle = nil
      return [.released(Contact(id: id, button: 2, location: point, time: time))]
    case .press, .release: return []
    case .motion(let source, let point, let time, let isDown, let isMiddleDown):
      if middle == nil { return motion(source, point, time, isDown) }
      return middleMotion(point, time, isMiddleDown) + motion(source, point, time, isDown)
    case .enter(let source, let point, let isDown):
      let lost = isDown ? [] : loseButton()
      let isHover = button == nil && !isDown && !touchSources.contains(source)
      return lost + (isHover ? [.hovered(point)] : [])
    case .leave: return button == nil ? [.pointerLeft] : []
    case .touchBegin(let source, let id, let point, let time):
      let id = TouchID(source: source, contact: id)
      let lost: [InputEvent] = touches.insert(id).inserted ? [] : [.lost(id)]
      return lost + [.pressed(Contact(id: id, location: point, time: time))]
    case .touchUpdate(let source, let id, let point, let time):
      let id = TouchID(source: source, contact: id)
      guard touches.contains(id) else { return [] }
      return [.moved(Contact(id: id, location: point, time: time))]
    case .touchEnd(let source, let id, let point, let time):
      let id = TouchID(source: source, contact: id)
      guard touches.remove(id) != nil else { return [] }
      return [.released(Contact(id: id, location: point, time: time))]
    case .deviceGone(let source): return removeDevice(source)
    }
  }

  /// No end of anything is sure to come any more.
  mutating func loseAll() {
    button = nil
    middle = nil
    touches = []
  }

  /// What it means for all that is down when the pointer itself goes.
  var ends: [InputEvent] {
    [button, middle].compactMap { $0.map { .lost($0) } } + Self.lost(touches)
  }

  private mutating func release(_ source: Int, _ point: Point, _ time: Int) -> [InputEvent] {
    guard let id = button else { return [] }
    // With several devices down only the last release is told, and a release has the place of the
    // shared pointer, which may be another device's.
    guard !isAstray, isSamePointer(id.source, source) else { return loseButton() }
    button = nil
    return [.released(Contact(id: id, location: point, time: time))]
  }

  private mutating func motion(
    _ source: Int, _ point: Point, _ time: Int, _ isDown: Bool
  ) -> [InputEvent] {
    guard let id = button else { return isDown || middle != nil ? [] : [.hovered(point)] }
    guard isDown else { return loseButton() + [.hovered(point)] }
    guard isSamePointer(id.source, source) else { return [] }
    return [.moved(Contact(id: id, location: point, time: time))]
  }

  /// What the middle button does while it is down.
  private mutating func middleMotion(
    _ point: Point, _ time: Int, _ isDown: Bool
  ) -> [InputEvent] {
    guard let id = middle else { return [] }
    guard isDown else { return loseMiddle() }
    return [.moved(Contact(id: id, button: 2, location: point, time: time))]
  }

  private mutating func loseMiddle() -> [InputEvent] {
    guard let id = middle else { return [] }
    middle = nil
    return [.lost(id)]
  }

  /// Mice share the pointer that they push; pens and fingers bring places of their own.
  private func isSamePointer(_ a: Int, _ b: Int) -> Bool {
    a == b || isMouse(a) && isMouse(b)
  }

  private func isMouse(_ source: Int) -> Bool {
    !absoluteSources.contains(source) && !touchSources.contains(source)
  }

  private mutating func loseButton() -> [InputEvent] {
    guard let id = button else { return [] }
    button = nil
    return [.lost(id)]
  }

  private mutating func removeDevice(_ source: Int) -> [InputEvent] {
    let gone = touches.filter { $0.source == source }
    touches.subtract(gone)
    let lost = button?.source == source ? loseButton() : []
    let lostMiddle = middle?.source == source ? loseMiddle() : []
    return lost + lostMiddle + Self.lost(gone)
  }

  private static func lost(_ touches: Set<TouchID>) -> [InputEvent] {
    touches.sorted { ($0.source, $0.contact) < ($1.source, $1.contact) }.map { .lost($0) }
  }
}
