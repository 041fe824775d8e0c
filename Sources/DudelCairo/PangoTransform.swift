internal import CCairo
internal import CPangoShims
internal import DudelGeometry

/// What pango's layouts depend on besides the text: the transform, but for its shift, and the kind
/// of picture.
struct PangoTransform: Equatable {
  /// Only at these scales letters are exactly as wide as they are at scale 1: at others FreeType rounds
  /// otherwise.
  private static let plainScales = [1.0, 2, 4, 8, 16]

  private let xx: Double
  private let xy: Double
  private let yx: Double
  private let yy: Double
  private let isPicture: Bool

  /// The one of a context now.
  init(_ context: CairoContext) {
    let t = context.transform
    (xx, xy, yx, yy) = (t.a, t.c, t.b, t.d)
    isPicture = context.isPicture
  }

  /// Tells whether layouts may be made for this transform before it is known that they will be shown
  /// with it.
  var isPlain: Bool {
    isPicture && xy == 0 && yx == 0 && xx == yy && Self.plainScales.contains(xx)
  }

  /// Has a context of pango make layouts for this transform.
  func prepare(_ context: OpaquePointer?) {
    let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, 1, 1)
    defer { cairo_surface_destroy(surface) }
    let cairo = cairo_create(surface)
    defer { cairo_destroy(cairo) }
    var matrix = cairo_matrix_t(xx: xx, yx: yx, xy: xy, yy: yy, x0: 0, y0: 0)
    cairo_set_matrix(cairo, &matrix)
    dudel_pango_cairo_update_context(cairo, context)
  }
}
