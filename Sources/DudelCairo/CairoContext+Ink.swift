internal import DudelGeometry
internal import DudelModel

/// Lines that are inked without cairo.
extension CairoContext {
  /// Wider lines, in px from the middle to the edge, have so many px inside that cairo is faster.
  private static let widestInk = 24.0
  /// Larger parts, in px, would take too much memory: whole windows, which are painted seldom.
  private static let mostInk = 1 << 20
  /// Single precision is enough so many px around.
  private static let farthestInk = 4000.0
  /// Paths with fewer points have no tiny steps to speak of.
  private static let fewInkPoints = 6
  /// How far curves may be from where they should be, in px.
  private static let curveTolerance = 0.1

  /// Strokes a solid line with round ends and corners straight into the picture; tells whether that
  /// could be done.
  ///
  /// - Parameter thinnest: half the width in px that the line must have at least.
  func ink(_ path: BezierPath, with style: StrokeStyle, thinnest: Double) -> Bool {
    guard let clip = pixelClip, style.isRound, style.dashes.isEmpty, isPicture else { return false }
    let t = transform
    let scale = t.a
    guard scale > 0, t.d == scale, t.b == 0, t.c == 0 else { return false }
    let radius = style.width / 2 * scale
    guard radius >= thinnest, radius <= Self.widestInk else { return false }
    guard let hull = path.hull else { return true }
    let reach = radius + 1
    let area = Rect(
      minX: hull.minX * scale + t.tx - reach, minY: hull.minY * scale + t.ty - reach,
      maxX: hull.maxX * scale + t.tx + reach, maxY: hull.maxY * scale + t.ty + reach)
    let far = Self.farthestInk
    guard area.minX > -far, area.maxX < far, area.minY > -far, area.maxY < far else { return false }
    let part = PixelRect(covering: area).intersection(clip)
    guard !part.isEmpty else { return true }
    guard part.area <= Self.mostInk else { return false }
    let corner = Point(x: t.tx - Double(part.x), y: t.ty - Double(part.y))
    let path =
      path.pointCount > Self.fewInkPoints ? path.thinned(step: Self.smallStep / scale) : path
    StrokeRaster.with(width: part.width, height: part.height, radius: Float(radius)) { raster in
      path.forEachSegment(tolerance: Self.curveTolerance / scale) { start, end in
        raster.add(
          from: SIMD2(Float(start.x * scale + corner.x), Float(start.y * scale + corner.y)),
          to: SIMD2(Float(end.x * scale + corner.x), Float(end.y * scale + corner.y)))
      }
      surface.lay(style.color, part, raster)
    }
    return true
  }
}
