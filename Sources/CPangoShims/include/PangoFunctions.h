// The functions of pango and GLib that the program calls: type, name, parameters, arguments.
// Included wherever something is made of this list.

PANGO(PangoAttribute *, pango_attr_insert_hyphens_new, (gboolean insert_hyphens), (insert_hyphens))
PANGO(void, pango_attr_list_insert, (PangoAttrList *list, PangoAttribute *attr), (list, attr))
PANGO(PangoAttrList *, pango_attr_list_new, (void), ())
PANGO(void, pango_attr_list_unref, (PangoAttrList *list), (list))
PANGO(
  void, pango_cairo_context_set_font_options,
  (PangoContext *context, const cairo_font_options_t *options),
  (context, options))
PANGO(PangoFontMap *, pango_cairo_font_map_get_default, (void), ())
PANGO(
  void, pango_cairo_glyph_string_path,
  (cairo_t *cr, PangoFont *font, PangoGlyphString *glyphs),
  (cr, font, glyphs))
PANGO(void, pango_cairo_show_layout, (cairo_t *cr, PangoLayout *layout), (cr, layout))
PANGO(
  void, pango_cairo_update_context, (cairo_t *cr, PangoContext *context), (cr, context))
PANGO(void, pango_cairo_update_layout, (cairo_t *cr, PangoLayout *layout), (cr, layout))
PANGO(
  void, pango_context_set_base_dir,
  (PangoContext *context, PangoDirection direction),
  (context, direction))
PANGO(
  void, pango_context_set_round_glyph_positions,
  (PangoContext *context, gboolean round_positions),
  (context, round_positions))
PANGO(void, pango_font_description_free, (PangoFontDescription *desc), (desc))
PANGO(PangoFontDescription *, pango_font_description_new, (void), ())
PANGO(
  void, pango_font_description_set_absolute_size,
  (PangoFontDescription *desc, double size),
  (desc, size))
PANGO(
  void, pango_font_description_set_family,
  (PangoFontDescription *desc, const char *family),
  (desc, family))
PANGO(
  void, pango_font_description_set_style,
  (PangoFontDescription *desc, PangoStyle style),
  (desc, style))
PANGO(
  void, pango_font_description_set_weight,
  (PangoFontDescription *desc, PangoWeight weight),
  (desc, weight))
PANGO(PangoContext *, pango_font_map_create_context, (PangoFontMap *fontmap), (fontmap))
PANGO(
  void, pango_get_log_attrs,
  (const char *text, int length, int level, PangoLanguage *language, PangoLogAttr *attrs,
   int attrs_len),
  (text, length, level, language, attrs, attrs_len))
PANGO(
  void, pango_glyph_item_get_logical_widths,
  (PangoGlyphItem *glyph_item, const char *text, int *logical_widths),
  (glyph_item, text, logical_widths))
PANGO(PangoLanguage *, pango_language_get_default, (void), ())
PANGO(int, pango_layout_get_baseline, (PangoLayout *layout), (layout))
PANGO(
  void, pango_layout_get_cursor_pos,
  (PangoLayout *layout, int index_, PangoRectangle *strong_pos, PangoRectangle *weak_pos),
  (layout, index_, strong_pos, weak_pos))
PANGO(
  void, pango_layout_get_extents,
  (PangoLayout *layout, PangoRectangle *ink_rect, PangoRectangle *logical_rect),
  (layout, ink_rect, logical_rect))
PANGO(PangoLayoutIter *, pango_layout_get_iter, (PangoLayout *layout), (layout))
PANGO(int, pango_layout_get_line_count, (PangoLayout *layout), (layout))
PANGO(
  PangoLayoutLine *, pango_layout_get_line_readonly,
  (PangoLayout *layout, int line),
  (layout, line))
PANGO(
  const PangoLogAttr *, pango_layout_get_log_attrs_readonly,
  (PangoLayout *layout, gint *n_attrs),
  (layout, n_attrs))
PANGO(
  void, pango_layout_get_size,
  (PangoLayout *layout, int *width, int *height),
  (layout, width, height))
PANGO(const char *, pango_layout_get_text, (PangoLayout *layout), (layout))
PANGO(
  void, pango_layout_index_to_line_x,
  (PangoLayout *layout, int index_, gboolean trailing, int *line, int *x_pos),
  (layout, index_, trailing, line, x_pos))
PANGO(void, pango_layout_iter_free, (PangoLayoutIter *iter), (iter))
PANGO(int, pango_layout_iter_get_baseline, (PangoLayoutIter *iter), (iter))
PANGO(
  void, pango_layout_iter_get_line_extents,
  (PangoLayoutIter *iter, PangoRectangle *ink_rect, PangoRectangle *logical_rect),
  (iter, ink_rect, logical_rect))
PANGO(PangoLayoutLine *, pango_layout_iter_get_line_readonly, (PangoLayoutIter *iter), (iter))
PANGO(
  void, pango_layout_iter_get_run_extents,
  (PangoLayoutIter *iter, PangoRectangle *ink_rect, PangoRectangle *logical_rect),
  (iter, ink_rect, logical_rect))
PANGO(PangoLayoutRun *, pango_layout_iter_get_run_readonly, (PangoLayoutIter *iter), (iter))
PANGO(gboolean, pango_layout_iter_next_line, (PangoLayoutIter *iter), (iter))
PANGO(gboolean, pango_layout_iter_next_run, (PangoLayoutIter *iter), (iter))
PANGO(PangoDirection, pango_layout_line_get_resolved_direction, (PangoLayoutLine *line), (line))
PANGO(
  void, pango_layout_line_get_x_ranges,
  (PangoLayoutLine *line, int start_index, int end_index, int **ranges, int *n_ranges),
  (line, start_index, end_index, ranges, n_ranges))
PANGO(PangoLayout *, pango_layout_new, (PangoContext *context), (context))
PANGO(
  void, pango_layout_set_alignment,
  (PangoLayout *layout, PangoAlignment alignment),
  (layout, alignment))
PANGO(
  void, pango_layout_set_attributes,
  (PangoLayout *layout, PangoAttrList *attrs),
  (layout, attrs))
PANGO(void, pango_layout_set_auto_dir, (PangoLayout *layout, gboolean auto_dir), (layout, auto_dir))
PANGO(
  void, pango_layout_set_font_description,
  (PangoLayout *layout, const PangoFontDescription *desc),
  (layout, desc))
PANGO(
  void, pango_layout_set_single_paragraph_mode,
  (PangoLayout *layout, gboolean setting),
  (layout, setting))
PANGO(
  void, pango_layout_set_text,
  (PangoLayout *layout, const char *text, int length),
  (layout, text, length))
PANGO(void, pango_layout_set_width, (PangoLayout *layout, int width), (layout, width))
PANGO(void, pango_layout_set_wrap, (PangoLayout *layout, PangoWrapMode wrap), (layout, wrap))
PANGO(
  gboolean, pango_layout_xy_to_index,
  (PangoLayout *layout, int x, int y, int *index_, int *trailing),
  (layout, x, y, index_, trailing))

GLIB(void, g_free, (gpointer mem), (mem))
GLIB(void, g_object_unref, (gpointer object), (object))
GLIB(
  gulong, g_signal_connect_data,
  (gpointer instance, const gchar *detailed_signal, GCallback c_handler, gpointer data,
   GClosureNotify destroy_data, GConnectFlags connect_flags),
  (instance, detailed_signal, c_handler, data, destroy_data, connect_flags))
GLIB(void, g_strfreev, (gchar **str_array), (str_array))
