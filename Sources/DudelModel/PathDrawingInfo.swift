public import DudelGeometry

/// A path with its line and its filling.
public struct PathDrawingInfo: Drawable, Hashable {
  /// The path in drawing units.
  public let path: BezierPath
  /// How the line is drawn, or `nil` for none.
  public let stroke: StrokeStyle?
  /// The colour inside, or `nil` for none.
  public let fill: Color?
  /// What counts as inside.
  public let fillRule: FillRule
  /// Everything that the ink covers.
  public let bounds: Rect

  /// Makes a drawable from a path; an empty path is refused.
  public init?(
    path: BezierPath, stroke: StrokeStyle?, fill: Color?, fillRule: FillRule = .nonZero
  ) {
    guard let geometry = path.bounds else { return nil }
    self.init(path: path, stroke: stroke, fill: fill, fillRule: fillRule, geometry: geometry)
  }

  private init(
    path: BezierPath, stroke: StrokeStyle?, fill: Color?, fillRule: FillRule, geometry: Rect
  ) {
    self.path = path
    self.stroke = stroke
    self.fill = fill
    self.fillRule = fillRule
    bounds = Self.bounds(of: path, stroke, geometry: geometry)
  }

  private static func bounds(
    of path: BezierPath, _ stroke: StrokeStyle?, geometry: Rect
  ) -> Rect {
    guard let stroke else { return geometry }
    let plain = geometry.inset(by: -stroke.reach)
    guard stroke.join == .miter else { return plain }
    let tips = path.miterTips(width: stroke.width, limit: stroke.miterLimit)
    return Rect(around: tips).map(plain.union) ?? plain
  }

  /// Fills first and then strokes, so that the line lies on top.
  public func draw(in context: some DrawingContext) {
    if let fill { context.fill(path, with: fill, rule: fillRule) }
    if let stroke { context.stroke(path, with: stroke) }
  }

  /// A segment a point, and what every shape costs.
  public var cost: Int { path.pointCount + 4 }

  /// Tells whether a point meets the line or the filling.
  public func isHit(at point: Point, tolerance: Double) -> Bool {
    // As a rectangle, the point may lie on any edge.
    let spot = Rect(corner: point, corner: point)
    guard bounds.inset(by: -tolerance).contains(spot) else { return false }
    let precision = 0.1
    if fill != nil, path.contains(point, tolerance: precision, isEvenOdd: fillRule == .evenOdd) {
      return true
    }
    let reach = (stroke?.width ?? 0) / 2 + tolerance
    return path.distance(to: point, tolerance: precision) <= reach
  }

  /// The path transformed; the line's width grows with it.
  public func transformed(by transform: Transform) -> PathDrawingInfo {
    var stroke = stroke
    if var scaled = stroke {
      scaled.scale(by: transform.meanScale)
      stroke = scaled
    }
    let path = path.transformed(by: transform)
    return PathDrawingInfo(
      path: path, stroke: stroke, fill: fill, fillRule: fillRule,
      geometry: path.bounds ?? Rect(corner: .zero, corner: .zero))
  }

  /// The same shape in one colour, for icons that follow the theme.
  public func tinted(_ color: Color) -> PathDrawingInfo {
    var stroke = stroke
    stroke?.color = color
    return PathDrawingInfo(
      path: path, stroke: stroke, fill: fill == nil ? nil : color, fillRule: fillRule,
      geometry: path.bounds ?? Rect(corner: .zero, corner: .zero))
  }
}
