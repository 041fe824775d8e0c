internal import CPangoCairo
public import DudelGeometry
public import DudelModel

/// Measures and lays out text with pango: hinted metrics off, sub-pixel places, grey edges.
///
/// Nothing is loaded before the first text: fonts cost more than the rest of a start.
public final class PangoTextLayout: TextLayout {
  /// The one that the user interface shares.
  public static let shared = PangoTextLayout()

  private init() {}

  /// The logical extents of a line of text, in the units of its font’s size.
  public func size(of text: StyledText) -> Size {
    var (width, height): (Int32, Int32) = (0, 0)
    withLayout(for: text) { pango_layout_get_size($0, &width, &height) }
    return Size(
      width: Double(width) / Double(PANGO_SCALE), height: Double(height) / Double(PANGO_SCALE))
  }

  /// Calls back with a layout of a text; pango's objects belong to one thread at a time.
  func withLayout(for text: StyledText, _ body: (OpaquePointer?) -> Void) {
    let context = pango_font_map_create_context(pango_cairo_font_map_get_default())
    defer { g_object_unref(UnsafeMutableRawPointer(context)) }
    let options = cairo_font_options_create()
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    pango_cairo_context_set_font_options(context, options)
    cairo_font_options_destroy(options)
    pango_context_set_round_glyph_positions(context, 0)

    let layout = pango_layout_new(context)
    defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
    let font = pango_font_description_new()
    pango_font_description_set_family(font, text.font.family)
    pango_font_description_set_absolute_size(font, text.font.size * Double(PANGO_SCALE))
    if text.isEmphasized { pango_font_description_set_weight(font, PANGO_WEIGHT_SEMIBOLD) }
    pango_layout_set_font_description(layout, font)
    pango_font_description_free(font)
    pango_layout_set_text(layout, text.string, Int32(text.string.utf8.count))
    body(layout)
  }
}
