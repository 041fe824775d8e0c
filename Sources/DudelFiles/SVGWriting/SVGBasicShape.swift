internal import DudelGeometry

/// A path that SVG has an element for, by the numbers that reading makes exactly this path from.
enum SVGBasicShape: Equatable {
  case rect(x: Double, y: Double, width: Double, height: Double, rx: Double, ry: Double)
  case ellipse(centre: Point, rx: Double, ry: Double)
  case line(from: Point, to: Point)

  /// Finds the shape that a path is, or returns `nil` where it is none.
  init?(_ path: BezierPath) {
    let steps = Array(path.elements.prefix(11))
    guard steps.last == .close || steps.count == 2 else { return nil }
    let found: SVGBasicShape? =
      switch steps.count {
      case 2: Self.line(steps)
      case 5: Self.rectangle(steps)
      case 6: Self.ellipse(steps)
      case 10: Self.roundedRectangle(steps)
      default: nil
      }
    guard let found, found.path == path else { return nil }
    self = found
  }

  /// What reading the element makes.
  private var path: BezierPath {
    switch self {
    case .rect(let x, let y, let width, let height, let rx, let ry):
      .roundedRectangle(Rect(x: x, y: y, width: width, height: height), radiusX: rx, radiusY: ry)
    case .ellipse(let centre, let rx, let ry): .ellipse(centre: centre, radiusX: rx, radiusY: ry)
    case .line(let start, let end): .line(from: start, to: end)
    }
  }

  private static func line(_ steps: [BezierPath.Element]) -> SVGBasicShape? {
    guard let start = steps[0].end, let end = steps[1].end else { return nil }
    return .line(from: start, to: end)
  }

  private static func rectangle(_ steps: [BezierPath.Element]) -> SVGBasicShape? {
    guard let start = steps[0].end, let end = steps[2].end else { return nil }
    return rectangle(from: start, to: end, rx: 0, ry: 0)
  }

  /// Starts after the top left corner; every second step ends on a side.
  private static func roundedRectangle(_ steps: [BezierPath.Element]) -> SVGBasicShape? {
    guard let top = steps[0].end, let right = steps[3].end, let bottom = steps[5].end,
      let left = steps[7].end, let rx = Rect.extent(from: left.x, to: top.x),
      let ry = Rect.extent(from: top.y, to: left.y), rx > 0, ry > 0
    else { return nil }
    return rectangle(
      from: Point(x: left.x, y: top.y), to: Point(x: right.x, y: bottom.y), rx: rx, ry: ry)
  }

  private static func rectangle(
    from start: Point, to end: Point, rx: Double, ry: Double
  ) -> SVGBasicShape? {
    guard let width = Rect.extent(from: start.x, to: end.x), width > 0,
      let height = Rect.extent(from: start.y, to: end.y), height > 0
    else { return nil }
    return .rect(x: start.x, y: start.y, width: width, height: height, rx: rx, ry: ry)
  }

  /// Goes from the rightmost point by way of the lowest one.
  private static func ellipse(_ steps: [BezierPath.Element]) -> SVGBasicShape? {
    guard let right = steps[0].end, let bottom = steps[1].end else { return nil }
    let centre = Point(x: bottom.x, y: right.y)
    guard let rx = Rect.extent(from: centre.x, to: right.x), rx > 0,
      let ry = Rect.extent(from: centre.y, to: bottom.y), ry > 0
    else { return nil }
    return .ellipse(centre: centre, rx: rx, ry: ry)
  }
}

extension BezierPath.Element {
  /// Where the step ends, unless it closes the path.
  fileprivate var end: Point? {
    switch self {
    case .move(let p), .line(let p), .curve(_, _, let p): p
    case .close: nil
    }
  }
}
