#pragma once

#include <gdk-pixbuf/gdk-pixbuf.h>
#include <librsvg/rsvg.h>

#include "CPangoShims.h"

// Most drawings hold no pictures, and these two libraries with all that they need take longer to load
// than the rest of a start: they are loaded when the first picture comes. Where one is missing, the
// functions say what they say for bytes that are no picture.

GdkPixbufLoader *dudel_pixbuf_loader_new(void);
gboolean dudel_pixbuf_loader_write(
  GdkPixbufLoader *loader, const guchar *bytes, gsize count, GError **error);
gboolean dudel_pixbuf_loader_close(GdkPixbufLoader *loader, GError **error);
void dudel_pixbuf_loader_set_size(GdkPixbufLoader *loader, int width, int height);
GdkPixbufFormat *dudel_pixbuf_loader_get_format(GdkPixbufLoader *loader);
GdkPixbuf *dudel_pixbuf_loader_get_pixbuf(GdkPixbufLoader *loader);
gchar **dudel_pixbuf_format_get_mime_types(GdkPixbufFormat *format);
GdkPixbuf *dudel_pixbuf_apply_embedded_orientation(GdkPixbuf *pixbuf);
int dudel_pixbuf_get_width(const GdkPixbuf *pixbuf);
int dudel_pixbuf_get_height(const GdkPixbuf *pixbuf);
int dudel_pixbuf_get_bits_per_sample(const GdkPixbuf *pixbuf);
int dudel_pixbuf_get_n_channels(const GdkPixbuf *pixbuf);
int dudel_pixbuf_get_rowstride(const GdkPixbuf *pixbuf);
gboolean dudel_pixbuf_get_has_alpha(const GdkPixbuf *pixbuf);
const guint8 *dudel_pixbuf_read_pixels(const GdkPixbuf *pixbuf);

RsvgHandle *dudel_rsvg_handle_new_from_data(const guint8 *bytes, gsize count, GError **error);
void dudel_rsvg_handle_set_dpi(RsvgHandle *handle, double dpi);
gboolean dudel_rsvg_handle_get_intrinsic_size_in_pixels(
  RsvgHandle *handle, gdouble *width, gdouble *height);

// Some pictures make librsvg end the program. Here the function says so by returning false; after that
// the handle is good for nothing but to be let go.
gboolean dudel_rsvg_handle_render_document(
  RsvgHandle *handle, cairo_t *cairo, const RsvgRectangle *viewport);
