internal import DudelGeometry
internal import DudelModel

/// A pencil stroke while it grows: its samples, and where each run of them lies.
///
/// A small area is drawn from the few segments that reach it, found by run, so that a further sample costs the same
/// in a long stroke as in a short one.
final class PencilStroke {
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
    guard let last = points.last else { return nil }
    return Rect(corner: points[max(0, points.count - 2)], corner: last).inset(by: -stroke.reach)
  }

  /// Everything that the stroke inks.
  var bounds: Rect {
    runs.dropFirst().reduce(runs[0]) { $0.union($1) }.inset(by: -stroke.reach)
  }

  func append(_ point: Point) {
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

  /// Draws the segments that the context's clip can show.
  ///
  /// All go into one path: ink laid twice would be darker at its soft edges. With round ends and
  /// corners, a segment looks the same with or without its neighbours as far as it reaches.
  func draw(in context: some DrawingContext) {
    let visible = context.clipBounds.inset(by: -stroke.reach)
    var path = BezierPath(reserving: 8)
    if points.count == 1, visible.contains(points[0]) { path = BezierPath(polyline: points) }
    var lastDrawn = -1
    for (run, bounds) in runs.enumerated() where bounds.intersects(visible) {
      let first = run * Self.runLength
      for segment in first..<min(first + Self.runLength, points.count - 1) {
        let (start, end) = (points[segment], points[segment + 1])
        guard Rect(corner: start, corner: end).intersects(visible) else { continue }
        if lastDrawn != segment - 1 || path.isEmpty { path.move(to: start) }
        path.line(to: end)
        lastDrawn = segment
      }
    }
    if !path.isEmpty { context.strokePreview(path, with: stroke) }
  }
}
