/// Follows a path that is filled and keeps a polygon that looks the same where it can be seen.
struct FillWalk {
  private static let mostHalvings = 48

  let clipper: PathClipper

  /// The parts of the path as polygons inside the limits.
  func polygons(_ path: BezierPath) -> [[Point]] {
    var parts: [[Point]] = []
    var current: [Point] = []
    for element in path.elements {
      switch element {
      case .move(let p):
        parts.append(current)
        current = [p]
      case .line(let p): current.append(p)
      case .curve(let c1, let c2, let p):
        guard let start = current.last else { continue }
        flatten(CubicSegment(start: start, control1: c1, control2: c2, end: p), 0, into: &current)
      case .close:
        parts.append(current)
        current = Array(current.prefix(1))
      }
    }
    parts.append(current)
    return parts.map { cut($0.filter(\.isFinite)) }.filter { $0.count > 2 }
  }

  /// Where nothing of a curve can be seen a chord winds around the rest just the same.
  private func flatten(_ segment: CubicSegment, _ depth: Int, into points: inout [Point]) {
    guard clipper.mayBeSeen(segment) else { return points.append(segment.end) }
    let bend = max(
      (segment.start - segment.control1 * 2 + segment.control2).length,
      (segment.control1 - segment.control2 * 2 + segment.end).length)
    let tolerance = max(clipper.detail / 2, max(clipper.visible.width, 1e-6) / 1e5)
    guard bend * 0.75 > tolerance, depth < Self.mostHalvings else {
      return points.append(segment.end)
    }
    let (first, second) = segment.halves
    flatten(first, depth + 1, into: &points)
    flatten(second, depth + 1, into: &points)
  }

  /// A polygon cut to the limits, side by side (Sutherland and Hodgman).
  private func cut(_ polygon: [Point]) -> [Point] {
    let limits = clipper.limits
    guard polygon.contains(where: { !limits.contains(Rect(corner: $0, corner: $0)) }) else {
      return polygon
    }
    var points = polygon
    points = cut(points, depth: { $0.x - limits.minX })
    points = cut(points, depth: { limits.maxX - $0.x })
    points = cut(points, depth: { $0.y - limits.minY })
    return cut(points, depth: { limits.maxY - $0.y }).map(clipper.inside)
  }

  private func cut(_ polygon: [Point], depth: (Point) -> Double) -> [Point] {
    guard var last = polygon.last else { return [] }
    var result: [Point] = []
    for point in polygon {
      let (before, now) = (depth(last), depth(point))
      if (before >= 0) != (now >= 0) {
        result.append(last + (point - last) * (before / (before - now)))
      }
      if now >= 0 { result.append(point) }
      last = point
    }
    return result
  }
}
