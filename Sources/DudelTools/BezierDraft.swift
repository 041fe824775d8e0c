internal import DudelGeometry

/// A Bezier path while it is built, press by press.
///
/// With points P1, P2 and handles C1 (outgoing at P1) and C2 (where the drag is), a segment is the
/// cubic P1, C1, P2 + (P2 − C2), P2; then P1 ← P2 and C1 ← C2.
struct BezierDraft: Equatable {
  /// A point of the path with its outgoing handle; the incoming one is its mirror image.
  struct Knot: Equatable {
    var point: Point
    var handle: Point

    var incomingHandle: Point { handle.mirrored(through: point) }
  }

  private(set) var knots: [Knot]
  private(set) var isClosed = false

  init(first: Knot) { knots = [first] }

  var first: Knot { knots[0] }
  var last: Knot { knots[knots.count - 1] }
  var hasSegment: Bool { knots.count > 1 }

  mutating func append(_ knot: Knot) { knots.append(knot) }

  mutating func close() { isClosed = true }

  /// The path without its last segment, or `nil` where there is only the first point.
  var shortened: BezierDraft? {
    guard hasSegment else { return nil }
    var draft = self
    draft.knots.removeLast()
    return draft
  }

  var path: BezierPath {
    var path = BezierPath()
    path.move(to: first.point)
    for (from, to) in zip(knots, knots.dropFirst()) {
      path.curve(to: to.point, control1: from.handle, control2: to.incomingHandle)
    }
    if isClosed { path.close() }
    return path
  }
}
