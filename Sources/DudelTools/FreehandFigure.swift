internal import DudelGeometry
internal import DudelModel

/// What the Freehand tool shows while a path is built.
struct FreehandFigure {
  private static let guideColor = Color(hex: 0xff0000)
  private static let markColor = Color(hex: 0x3b6cf6)
  /// Lengths of the guide's dashes and gaps, in px.
  private static let guideDashes = [10.0, 7.0]
  private static let markRadius = 4.0

  private(set) var drawables: [PathDrawingInfo] = []

  /// Nothing.
  init() {}

  /// The line from the first point to its handle.
  init(firstPress knot: BezierDraft.Knot, style: DrawingStyle, unit: Double) {
    let stroke = StrokeStyle(color: style.strokeColor, width: style.strokeWidth)
    append(
      PathDrawingInfo(path: .line(from: knot.point, to: knot.handle), stroke: stroke, fill: nil))
    appendMark(at: knot.point, unit: unit)
  }

  /// The path so far, with the guide through its last point.
  init(path: PathDrawingInfo?, draft: BezierDraft, unit: Double) {
    if draft.hasSegment {
      append(path)
      let stroke = StrokeStyle(
        color: Self.guideColor, width: unit, cap: .butt,
        dashes: Self.guideDashes.map { $0 * unit })
      append(
        PathDrawingInfo(
          path: .line(from: draft.last.incomingHandle, to: draft.last.handle), stroke: stroke,
          fill: nil))
    }
    appendMark(at: draft.first.point, unit: unit)
  }

  var bounds: Rect? {
    guard let first = drawables.first?.bounds else { return nil }
    return drawables.dropFirst().reduce(first) { $0.union($1.bounds) }
  }

  /// A ring at the first point shows where a press closes the path.
  private mutating func appendMark(at point: Point, unit: Double) {
    let reach = Point(x: Self.markRadius, y: Self.markRadius) * unit
    append(
      PathDrawingInfo(
        path: .ellipse(in: Rect(corner: point - reach, corner: point + reach)),
        stroke: StrokeStyle(color: Self.markColor, width: 1.5 * unit), fill: nil))
  }

  private mutating func append(_ drawable: PathDrawingInfo?) {
    if let drawable { drawables.append(drawable) }
  }
}
