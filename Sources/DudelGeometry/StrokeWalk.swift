/// Follows a path that is stroked and keeps what can be seen of it.
struct StrokeWalk {
  private static let mostHalvings = 48

  let clipper: PathClipper
  /// Whether lengths matter, so that every gap begins a new piece.
  let measures: Bool
  private(set) var pieces: [PathClipper.Piece] = []
  /// Where the kept path ends, if the next segment goes on from there.
  private var pen: Point?
  private var length = 0.0
  /// A place that was passed so close to the pen that it waits for the next one.
  private var skipped: Point?

  init(clipper: PathClipper, measures: Bool) {
    self.clipper = clipper
    self.measures = measures
  }

  mutating func follow(_ path: BezierPath) {
    var (start, current) = (Point.zero, Point.zero)
    // What a subpath begins with, to be drawn once more where its end meets it.
    var first: BezierPath.Element?
    var isWhole = true
    for element in path.elements {
      switch element {
      case .move(let p):
        finish()
        (start, current, first, isWhole) = (p, p, nil, true)
        (pen, length) = (nil, 0)
      case .line(let p):
        isWhole = line(from: current, to: p) && isWhole
        if first == nil { first = element }
        current = p
      case .curve(let c1, let c2, let p):
        finish()
        isWhole =
          curve(CubicSegment(start: current, control1: c1, control2: c2, end: p), 0) && isWhole
        if first == nil { first = element }
        current = p
      case .close:
        finish()
        if isWhole, pen != nil, !measures {
          pieces[pieces.count - 1].path.close()
        } else {
          _ = line(from: current, to: start)
          // The corner at the start is drawn by going on a little.
          if case .line(let p)? = first { _ = line(from: start, to: p) }
          if case .curve(let c1, let c2, let p)? = first {
            finish()
            _ = curve(CubicSegment(start: start, control1: c1, control2: c2, end: p), 0)
          }
        }
        finish()
        (current, first, isWhole, pen) = (start, nil, true, nil)
      }
    }
    finish()
  }

  /// Follows a straight segment; tells whether all of it was kept.
  private mutating func line(from a: Point, to b: Point) -> Bool {
    defer { if measures { length += a.distance(to: b) } }
    if let pen, pen == a || skipped == a, clipper.detail > 0,
      abs(b.x - pen.x) < clipper.detail, abs(b.y - pen.y) < clipper.detail
    {
      skipped = b
      return true
    }
    guard clipper.mayBeSeen(a, b), let (from, to) = clipper.cut(a, b) else {
      finish()
      pen = nil
      return false
    }
    if skipped != nil, skipped != a { finish() }
    skipped = nil
    reach(from, of: a, joined: pen != nil && from == a)
    pieces[pieces.count - 1].path.line(to: to)
    pen = to == b ? b : nil
    return from == a && to == b
  }

  private mutating func curve(_ segment: CubicSegment, _ depth: Int) -> Bool {
    let hull = segment.hull
    guard clipper.mayBeSeen(segment) else {
      if measures { length += Self.length(segment) }
      pen = nil
      return false
    }
    guard clipper.limits.contains(hull) else {
      guard depth < Self.mostHalvings else {
        pen = nil
        return false
      }
      let (first, second) = segment.halves
      let isFirstWhole = curve(first, depth + 1)
      return curve(second, depth + 1) && isFirstWhole
    }
    reach(segment.start, of: segment.start, joined: pen != nil)
    let isShort =
      clipper.detail > 0 && hull.width < clipper.detail && hull.height < clipper.detail
    if isShort {
      pieces[pieces.count - 1].path.line(to: segment.end)
    } else {
      pieces[pieces.count - 1].path.curve(
        to: segment.end, control1: segment.control1, control2: segment.control2)
    }
    if measures { length += Self.length(segment) }
    pen = segment.end
    return true
  }

  /// Puts the pen down at a point of the segment that begins at `start`.
  private mutating func reach(_ point: Point, of start: Point, joined: Bool) {
    if joined, !pieces.isEmpty { return }
    if pieces.isEmpty || measures {
      pieces.append(
        .init(path: BezierPath(), start: length + (measures ? start.distance(to: point) : 0)))
    }
    pieces[pieces.count - 1].path.move(to: point)
  }

  /// Goes to the place that was passed last.
  private mutating func finish() {
    if let skipped, pen != nil, !pieces.isEmpty {
      pieces[pieces.count - 1].path.line(to: skipped)
      pen = skipped
    }
    skipped = nil
  }

  private static func length(_ segment: CubicSegment) -> Double {
    var path = BezierPath()
    path.move(to: segment.start)
    path.curve(to: segment.end, control1: segment.control1, control2: segment.control2)
    let tolerance = max(segment.hull.width, segment.hull.height) / 1000
    let points = path.flattened(tolerance: tolerance).first ?? []
    return zip(points, points.dropFirst()).reduce(0) { $0 + $1.0.distance(to: $1.1) }
  }
}
