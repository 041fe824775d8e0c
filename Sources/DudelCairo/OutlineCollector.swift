internal import CCairo
internal import CPangoShims
internal import DudelGeometry

/// Puts the outlines of runs of letters together to one path.
struct OutlineCollector {
  /// Cairo's paths are exact to 1/256 unit: a larger scale makes letters exact enough.
  private static let scale = 64.0

  private(set) var path = BezierPath()
  /// Tells whether all letters with ink had an outline.
  private(set) var isComplete = true
  private let cairo: Canvas

  /// A context whose picture nobody sees.
  private final class Canvas {
    let pointer: OpaquePointer?

    init() {
      let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, 1, 1)
      pointer = cairo_create(surface)
      cairo_surface_destroy(surface)
      cairo_scale(pointer, OutlineCollector.scale, OutlineCollector.scale)
    }

    deinit { cairo_destroy(pointer) }
  }

  init() { cairo = Canvas() }

  /// Adds the letters of a run.
  ///
  /// - Parameters:
  ///   - origin: where the run begins, on its baseline.
  ///   - hasInk: whether anything of the run can be seen.
  mutating func add(
    _ glyphs: UnsafeMutablePointer<PangoGlyphString>?, of font: UnsafeMutablePointer<PangoFont>?,
    at origin: Point, hasInk: Bool
  ) {
    cairo_new_path(cairo.pointer)
    cairo_move_to(cairo.pointer, 0, 0)
    dudel_pango_cairo_glyph_string_path(cairo.pointer, font, glyphs)
    let copy = cairo_copy_path(cairo.pointer)
    defer { cairo_path_destroy(copy) }
    guard let copy, copy.pointee.status == CAIRO_STATUS_SUCCESS else { return isComplete = false }
    let count = Int(copy.pointee.num_data)
    var hasOutline = false
    var index = 0
    while index < count, let data = copy.pointee.data {
      let header = data[index].header
      func point(_ place: Int) -> Point {
        guard index + place < count else { return origin }
        let point = data[index + place].point
        return Point(x: point.x, y: point.y) + origin
      }
      switch header.type {
      case CAIRO_PATH_MOVE_TO:
        // Every outline leaves a point behind it to begin another one at.
        if index + Int(header.length) < count,
          data[index + Int(header.length)].header.type != CAIRO_PATH_MOVE_TO
        {
          path.move(to: point(1))
        }
      case CAIRO_PATH_LINE_TO:
        path.line(to: point(1))
        hasOutline = true
      case CAIRO_PATH_CURVE_TO:
        path.curve(to: point(3), control1: point(1), control2: point(2))
        hasOutline = true
      case CAIRO_PATH_CLOSE_PATH: if hasOutline { path.close() }
      default: break
      }
      index += max(1, Int(header.length))
    }
    if hasInk, !hasOutline { isComplete = false }
  }
}
