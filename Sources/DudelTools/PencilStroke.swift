internal import DudelGeometry
internal import DudelModel

/// A pencil stroke while it grows: its samples, and where each run of them lies.
///
/// A small area is drawn from the few runs that reach it, so that a further sample costs the same
/// in a long stroke as in a short one.
struct PencilStroke {
  private static let runLength = 32

  private(set) var points: [Point]
  private var runs: [Rect]
  let stroke: StrokeStyle

  init(at point: Point, stroke: StrokeStyle) {
    points = [point]
    runs = [Rect(corner: point, corner: point)]
    self.stroke = stroke
  }

  /// The finished stroke.
  var drawable: PathDrawingInfo? {
    PathDrawingInfo(path: BezierPath(polyline: points), stroke: stroke, fill: nil)
  }

  /// The area that the newest segment inks.
  var newestBounds: Rect? {
    Rect(around: points.suffix(2))?.inset(by: -stroke.reach)
  }

  /// Everything that the stroke inks.
  var bounds: Rect {
    runs.dropFirst().reduce(runs[0]) { $0.union($1) }.inset(by: -stroke.reach)
  }

  mutating func append(_ point: Point) {
    // Segment i runs from point i to i + 1 and belongs to run i / runLength.
    let segment = points.count - 1
    let bounds = Rect(corner: points[segment], corner: point)
    points.append(point)
    let run = segment / Self.runLength
    if run < runs.count {
      runs[run] = runs[run].union(bounds)
    } else {
      runs.append(bounds)
    }
  }

  /// Draws what the context's clip can show of the stroke.
  ///
  /// Neighbouring runs are drawn as one path: ink laid twice would be darker at its soft edges.
  func draw(in context: some DrawingContext) {
    let visible = context.clipBounds.inset(by: -stroke.reach)
    var path = BezierPath()
    var index = 0
    while index < runs.count {
      guard runs[index].intersects(visible) else {
        index += 1
        continue
      }
      let first = index
      while index < runs.count, runs[index].intersects(visible) { index += 1 }
      let start = first * Self.runLength
      let end = min(index * Self.runLength, points.count - 1)
      path.move(to: points[start])
      if start == end { path.line(to: points[start]) }
      for point in points[start..<end + 1].dropFirst() { path.line(to: point) }
    }
    if !path.isEmpty { context.stroke(path, with: stroke) }
  }
}
