internal import CCairo
internal import CPangoShims
public import DudelGeometry
public import DudelModel

/// Draws on a picture with cairo, anti-aliased.
public final class CairoContext: DrawingContext {
  let surface: CairoSurface

  let text: PangoTextLayout
  /// Whether less is done for each object, which `chooseDetail` decides.
  var isCoarse = false
  private var state: CairoState

  /// Makes a context on a picture; `scale` device px are one unit, from the top left corner.
  ///
  /// - Parameter text: the layout engine of the calling thread; without one, letters that are drawn
  ///   are laid out anew for this context.
  public init(_ surface: CairoSurface, scale: Double = 1, text: PangoTextLayout? = nil) {
    self.surface = surface
    self.text = text ?? PangoTextLayout()
    state = CairoState(cairo_create(surface.pointer), clip: surface.pixels)
    state.transform = .scale(x: scale, y: scale)
  }

  deinit { cairo_destroy(state.cairo) }

  /// Cairo's own context, which knows all that was done so far.
  var cairo: OpaquePointer {
    state.tell()
    return state.cairo
  }

  /// Throws what went wrong so far; cairo itself keeps silent while drawing.
  public func check() throws(CairoError) {
    let status = cairo_status(cairo)
    guard status == CAIRO_STATUS_SUCCESS else { throw CairoError(status) }
  }

  /// Tells whether nothing went wrong so far.
  package var isGood: Bool { cairo_status(cairo) == CAIRO_STATUS_SUCCESS }

  /// Cuts all further drawing to whole device px, whatever the transform.
  public func clip(toPixels rect: PixelRect) { state.clip(rect) }

  /// Copies device px from another picture of the same scale.
  public func copy(_ source: CairoSurface, pixels rects: [PixelRect]) {
    cairo_save(cairo)
    cairo_identity_matrix(cairo)
    cairo_set_source_surface(cairo, source.pointer, 0, 0)
    cairo_set_operator(cairo, CAIRO_OPERATOR_SOURCE)
    for rect in rects {
      cairo_rectangle(
        cairo, Double(rect.x), Double(rect.y), Double(rect.width), Double(rect.height))
    }
    cairo_fill(cairo)
    cairo_restore(cairo)
  }

  /// Lays a colour over device px.
  package func tint(_ color: Color, pixels: PixelRect) {
    cairo_save(cairo)
    cairo_identity_matrix(cairo)
    setSource(color)
    cairo_rectangle(
      cairo, Double(pixels.x), Double(pixels.y), Double(pixels.width), Double(pixels.height))
    cairo_fill(cairo)
    cairo_restore(cairo)
  }

  /// Covers everything with a colour.
  func paint(_ color: Color) {
    setSource(color)
    cairo_paint(cairo)
  }

  // MARK: - DrawingContext

  /// The area inside the clip, in current units.
  public var clipBounds: Rect {
    let t = transform
    if let clip = pixelClip, !clip.isEmpty, t.b == 0, t.c == 0, t.a > 0, t.d > 0 {
      return Rect(
        minX: (Double(clip.x) - t.tx) / t.a, minY: (Double(clip.y) - t.ty) / t.d,
        maxX: (Double(clip.right) - t.tx) / t.a, maxY: (Double(clip.bottom) - t.ty) / t.d)
    }
    var (x1, y1, x2, y2) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(cairo, &x1, &y1, &x2, &y2)
    return Rect(minX: x1, minY: y1, maxX: x2, maxY: y2)
  }

  /// The clip, if it is of whole px and one rectangle.
  var pixelClip: PixelRect? { state.pixelClip }

  /// Where the current units lie in device px.
  var transform: Transform {
    get { state.transform }
    set { state.transform = newValue }
  }

  /// Remembers transform and clip.
  public func save() { state.save() }

  /// Goes back to what was last remembered.
  public func restore() { state.restore() }

  /// Puts a transform before the current one.
  public func concatenate(_ inner: Transform) { transform = transform.after(inner) }

  /// Cuts all further drawing to a rectangle.
  public func clip(to rect: Rect) {
    cairo_rectangle(cairo, rect.minX, rect.minY, rect.width, rect.height)
    cairo_clip(cairo)
    state.noteRoughClip()
  }

  /// Fills a path.
  public func fill(_ path: BezierPath, with color: Color, rule: FillRule) {
    add(part(toFill: path))
    setSource(color)
    cairo_set_fill_rule(
      cairo, rule == .evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
    cairo_fill(cairo)
  }

  /// Strokes; dashes run along the whole path.
  public func stroke(_ path: BezierPath, with style: StrokeStyle) {
    if isCoarse, ink(path, with: style, thinnest: 0) { return }
    setSource(style.color)
    cairo_set_line_width(cairo, style.width)
    cairo_set_line_cap(cairo, style.cap.cairo)
    cairo_set_line_join(cairo, style.join.cairo)
    cairo_set_miter_limit(cairo, style.miterLimit)
    if let path = safePath(path, for: style) { return stroke(path, dashes: style, from: 0) }
    for piece in pieces(toStroke: path, with: style) {
      stroke(piece.path, dashes: style, from: piece.start)
    }
  }

  /// Strokes without cairo where the difference is small: in soft edges, by a few hundredths.
  public func strokePreview(_ path: BezierPath, with style: StrokeStyle) {
    // What is shown small stays as it is shown now.
    let thinnest = transform.a < Self.smallScale ? 0.0 : 1
    if !ink(path, with: style, thinnest: thinnest) { stroke(path, with: style) }
  }

  private func stroke(_ path: BezierPath, dashes style: StrokeStyle, from start: Double) {
    add(path)
    setDashes(of: style, from: start)
    cairo_stroke(cairo)
  }

  /// Draws a paragraph with pango, only those pieces of a long one that the clip can show.
  public func draw(_ text: StyledText, at point: Point) {
    setSource(text.color)
    let visible = clipBounds
    let transform = PangoTransform(self)
    self.text.note(transform)
    let paragraph = self.text.pangoParagraph(text)
    let reach = text.font.size
    let shown = paragraph.pieces(
      from: visible.minY - point.y - reach, to: visible.maxY - point.y + reach)
    let height = text.font.size * scale
    let isLarge = isPicture && height > Self.largestLetter
    for index in shown {
      let piece = paragraph.pieces[index]
      let place = Point(x: point.x + piece.left, y: point.y + piece.top)
      let lines = paragraph.lines(of: index)
      if isLarge, let outline = lines.outline(at: place) {
        fill(outline, with: text.color)
      } else if !isLarge || height < Self.largestLetter * 10 {
        cairo_move_to(cairo, place.x, place.y)
        lines.show(on: cairo, transform)
      }
    }
    cairo_new_path(cairo)
  }

  /// Larger letters, in px, are drawn as shapes: FreeType fails at some size, and then nothing more
  /// can be drawn.
  private static let largestLetter = 500.0

  /// Tells whether px are drawn, and no file of letters and lines.
  var isPicture: Bool { surface.bytes != nil }

  /// How many px a unit is.
  var scale: Double { transform.meanScale }

  /// Draws a picture that cairo can show; others are left out.
  public func draw(_ image: any EmbeddedImage, in rect: Rect) {
    guard let image = image as? any CairoImage else { return }
    cairo_save(cairo)
    image.draw(on: cairo, in: rect)
    cairo_restore(cairo)
  }

  /// Sets a line's dashes, as far as they can be seen.
  ///
  /// - Parameter start: how far along the whole line the path begins.
  private func setDashes(of style: StrokeStyle, from start: Double) {
    if style.dashes.isEmpty { return cairo_set_dash(cairo, nil, 0, 0) }
    let isVisible = hasVisibleDashes(style)
    cairo_set_dash(
      cairo, style.dashes, isVisible ? Int32(clamping: style.dashes.count) : 0,
      isVisible ? style.dashOffset + start : 0)
  }

  func setSource(_ color: Color) {
    cairo_set_source_rgba(
      cairo, Double(color.red) / 255, Double(color.green) / 255, Double(color.blue) / 255,
      Double(color.alpha) / 255)
  }

  private func add(_ path: BezierPath) {
    cairo_new_path(cairo)
    for element in path.elements {
      switch element {
      case .move(let p): cairo_move_to(cairo, p.x, p.y)
      case .line(let p): cairo_line_to(cairo, p.x, p.y)
      case .curve(let c1, let c2, let p):
        cairo_curve_to(cairo, c1.x, c1.y, c2.x, c2.y, p.x, p.y)
      case .close: cairo_close_path(cairo)
      }
    }
  }
}

extension StrokeStyle.Cap {
  fileprivate var cairo: cairo_line_cap_t {
    switch self {
    case .butt: CAIRO_LINE_CAP_BUTT
    case .round: CAIRO_LINE_CAP_ROUND
    case .square: CAIRO_LINE_CAP_SQUARE
    }
  }
}

extension StrokeStyle.Join {
  fileprivate var cairo: cairo_line_join_t {
    switch self {
    case .miter: CAIRO_LINE_JOIN_MITER
    case .round: CAIRO_LINE_JOIN_ROUND
    case .bevel: CAIRO_LINE_JOIN_BEVEL
    }
  }
}
