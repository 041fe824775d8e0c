internal import CCairo
internal import DudelGeometry
internal import DudelModel

/// What of a path is handed to cairo.
///
/// Cairo's coordinates are in fixed point with 24 bits before the point, where far lines go astray,
/// and it takes its time for each segment, seen or not.
extension CairoContext {
  /// Paths with fewer points cost less than looking what can be seen of them.
  private static let fewPoints = 48
  /// Below this scale, less is done for each object, because there are so many in view.
  static let smallScale = 0.5
  /// Coordinates this many device px beyond what is seen are safe.
  private static let safeDistance = 100_000.0
  /// Steps shorter than this many device px don't show.
  static let smallStep = 0.2

  /// Draws faster and with coarser edges what is shown small: then there is so much in view that
  /// nobody sees the difference but in time.
  func chooseDetail(for scale: Double) {
    guard scale < Self.smallScale else { return }
    isCoarse = true
    cairo_set_antialias(cairo, CAIRO_ANTIALIAS_FAST)
    cairo_set_tolerance(cairo, 0.25)
  }

  /// What can go to cairo in a short path's place without a further look, as most can; `nil` where
  /// one is needed.
  func safePath(_ path: BezierPath, for style: StrokeStyle) -> BezierPath? {
    guard path.pointCount <= Self.fewPoints, style.dashes.isEmpty else { return nil }
    let t = transform
    guard t.b == 0, t.c == 0, t.a > 0, t.d > 0 else { return nil }
    let limit = Self.safeDistance
    let isFar = path.reaches(
      beyond: Rect(
        minX: (-limit - t.tx) / t.a, minY: (-limit - t.ty) / t.d,
        maxX: (limit - t.tx) / t.a, maxY: (limit - t.ty) / t.d))
    return isFar ? nil : path
  }

  /// The parts of a path that a stroke of it can show.
  func pieces(toStroke path: BezierPath, with style: StrokeStyle) -> [PathClipper.Piece] {
    let whole = [PathClipper.Piece(path: path, start: 0)]
    let reach = style.width / 2 * (style.join == .miter ? max(style.miterLimit, 1.5) : 1.5)
    let clipper = clipper(reach: reach, joinsSteps: style.isRound)
    let isFar = path.reaches(beyond: clipper.limits)
    let isDashed = !style.dashes.isEmpty && hasVisibleDashes(style)
    guard isFar || !isDashed && isPicture && path.pointCount > Self.fewPoints else { return whole }
    if isDashed { return clipper.dashedPieces(path) }
    let seen = clipper.stroke(path)
    return seen.isEmpty ? [] : [PathClipper.Piece(path: seen, start: 0)]
  }

  /// The part of a path that a filling of it can show.
  func part(toFill path: BezierPath) -> BezierPath {
    let clipper = clipper(reach: 0)
    return path.reaches(beyond: clipper.limits) ? clipper.fill(path) : path
  }

  /// One dash that is no length would put an end to all further drawing, and dashes that nobody can
  /// tell apart would take for ever.
  func hasVisibleDashes(_ style: StrokeStyle) -> Bool {
    style.dashes.allSatisfy { $0 >= 0 && $0.isFinite } && style.dashOffset.isFinite
      && style.dashes.reduce(0, +) > unit / 32
  }

  /// What a device px is in the present units.
  private var unit: Double {
    let scale = scale
    return scale > 0 && scale.isFinite ? 1 / scale : 1
  }

  /// - Parameter joinsSteps: whether steps that are too short to be seen may be joined.
  private func clipper(reach: Double, joinsSteps: Bool = true) -> PathClipper {
    let unit = unit
    let visible = clipBounds.inset(by: -reach - 2 * unit)
    return PathClipper(
      visible: visible, limits: visible.inset(by: -Self.safeDistance * unit),
      detail: isPicture && joinsSteps ? Self.smallStep * unit : 0)
  }
}

extension StrokeStyle {
  /// Tells whether ends and corners are round, so that very short steps can be left out unseen.
  var isRound: Bool { cap == .round && join == .round }
}
