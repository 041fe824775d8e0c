internal import DudelGeometry

/// A drag from one place to another, with the modifiers that bend it.
struct ShapeDrag: Sendable, Equatable {
  /// Where the drag began.
  private(set) var anchor: Point
  /// Where it is now.
  private(set) var current: Point
  /// The keys held now.
  private(set) var modifiers: DrawingModifiers

  /// Begins a drag.
  init(at point: Point, modifiers: DrawingModifiers = []) {
    (anchor, current, self.modifiers) = (point, point, modifiers)
  }

  /// The drag at a further place; while moving, the anchor comes along.
  func moved(to point: Point) -> ShapeDrag {
    var drag = self
    if modifiers.contains(.moving) { drag.anchor = anchor + (point - current) }
    drag.current = point
    return drag
  }

  /// The drag with other keys held.
  func with(modifiers: DrawingModifiers) -> ShapeDrag {
    var drag = self
    drag.modifiers = modifiers
    return drag
  }

  /// How far the drag has come.
  var length: Double { anchor.distance(to: current) }

  /// The rectangle between the corners: square when constrained, around the anchor from the centre.
  var rect: Rect {
    var delta = current - anchor
    if modifiers.contains(.constrained) {
      let side = max(abs(delta.x), abs(delta.y))
      delta = Point(x: delta.x < 0 ? -side : side, y: delta.y < 0 ? -side : side)
    }
    return Rect(corner: start(for: delta), corner: anchor + delta)
  }

  /// The ends of the line: in steps of 45° when constrained, around the anchor from the centre.
  var line: (start: Point, end: Point) {
    var delta = current - anchor
    if modifiers.contains(.constrained) { delta = Self.nearestDiagonal(to: delta) }
    return (start(for: delta), anchor + delta)
  }

  private func start(for delta: Point) -> Point {
    modifiers.contains(.fromCentre) ? anchor - delta : anchor
  }

  /// The displacement's shadow on the nearest of the eight directions.
  private static func nearestDiagonal(to delta: Point) -> Point {
    let (dx, dy) = (abs(delta.x), abs(delta.y))
    let slope = 2.0.squareRoot() - 1  // tan 22.5°, where the axes give way to the diagonals
    if dy <= dx * slope { return Point(x: delta.x, y: 0) }
    if dx <= dy * slope { return Point(x: 0, y: delta.y) }
    let side = (dx + dy) / 2
    return Point(x: delta.x < 0 ? -side : side, y: delta.y < 0 ? -side : side)
  }
}
