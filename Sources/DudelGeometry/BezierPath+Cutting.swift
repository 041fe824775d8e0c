extension BezierPath {
  /// A part of a line that was cut, and how far along the whole line it begins.
  public struct Piece: Hashable, Sendable {
    /// The part, of straight segments.
    public var path: BezierPath
    /// The length of the line before it.
    public var distance: Double
  }

  /// The path cut down to a rectangle: inside, filling it covers the same by either rule.
  ///
  /// - Parameter tolerance: how far straight segments may be from the curve.
  public func filling(within rect: Rect, tolerance: Double) -> BezierPath {
    var result = BezierPath()
    for part in Flattening(self, near: rect, tolerance: tolerance).parts {
      let corners = Self.cut(part.points, to: rect)
      guard corners.count > 2 else { continue }
      result.move(to: corners[0])
      for corner in corners.dropFirst() { result.line(to: corner) }
      result.close()
    }
    return result
  }

  /// The parts of the line that lie in a rectangle.
  ///
  /// - Parameter tolerance: how far straight segments may be from the curve.
  public func line(within rect: Rect, tolerance: Double) -> [Piece] {
    Flattening(self, near: rect, tolerance: tolerance).parts.flatMap { part in
      Self.pieces(of: part, within: rect)
    }
  }

  /// A polygon cut at the four sides in turn (Sutherland and Hodgman).
  private static func cut(_ points: [Point], to rect: Rect) -> [Point] {
    var points = points
    points = cut(points, \.x, from: rect.minX) { $0.x >= rect.minX }
    points = cut(points, \.x, from: rect.maxX) { $0.x <= rect.maxX }
    points = cut(points, \.y, from: rect.minY) { $0.y >= rect.minY }
    return cut(points, \.y, from: rect.maxY) { $0.y <= rect.maxY }
  }

  private static func cut(
    _ points: [Point], _ axis: WritableKeyPath<Point, Double>, from border: Double,
    isInside: (Point) -> Bool
  ) -> [Point] {
    guard var last = points.last else { return [] }
    var result: [Point] = []
    for point in points {
      if isInside(point) != isInside(last) {
        let part = (border - last[keyPath: axis]) / (point[keyPath: axis] - last[keyPath: axis])
        var crossing = last + (point - last) * part
        crossing[keyPath: axis] = border
        result.append(crossing)
      }
      if isInside(point) { result.append(point) }
      last = point
    }
    return result
  }

  private static func pieces(of part: Flattening.Part, within rect: Rect) -> [Piece] {
    if let bounds = Rect(around: part.points), rect.contains(bounds) {
      var path = BezierPath(polyline: part.points)
      if part.isClosed { path.close() }
      return [Piece(path: path, distance: part.distance)]
    }
    let points = part.isClosed ? part.points + part.points.prefix(1) : part.points
    var pieces: [(points: [Point], distance: Double)] = []
    var distance = part.distance
    var isGoingOn = false
    for (start, end) in zip(points, points.dropFirst()) {
      let length = start.distance(to: end)
      if let (first, last) = rect.span(from: start, to: end) {
        if !isGoingOn || first > 0 {
          pieces.append(([start + (end - start) * first], distance + length * first))
        }
        pieces[pieces.count - 1].points.append(start + (end - start) * last)
        isGoingOn = last == 1
      } else {
        isGoingOn = false
      }
      distance += length
    }
    // A closed line that leaves the rectangle somewhere goes on where it began.
    if part.isClosed, isGoingOn, pieces.count > 1, pieces[0].points[0] == points[0] {
      pieces[pieces.count - 1].points += pieces[0].points.dropFirst()
      pieces.removeFirst()
    }
    return pieces.map { Piece(path: BezierPath(polyline: $0.points), distance: $0.distance) }
  }
}

extension Rect {
  /// The part of a segment that lies in the rectangle, each end from 0 to 1 (Liang and Barsky).
  fileprivate func span(from start: Point, to end: Point) -> (Double, Double)? {
    let delta = end - start
    var (first, last) = (0.0, 1.0)
    for (step, room) in [
      (-delta.x, start.x - minX), (delta.x, maxX - start.x), (-delta.y, start.y - minY),
      (delta.y, maxY - start.y),
    ] {
      if step == 0 {
        if room < 0 { return nil }
      } else if step < 0 {
        first = max(first, room / step)
      } else {
        last = min(last, room / step)
      }
    }
    return first <= last ? (first, last) : nil
  }
}
