#include "CPictureShims.h"

#include <setjmp.h>
#include <signal.h>

LATE_LIBRARY(pixbuf, "libgdk_pixbuf-2.0.so.0")
LATE_LIBRARY(rsvg, "librsvg-2.so.2")

GdkPixbufLoader *dudel_pixbuf_loader_new(void) {
  REAL(pixbuf, gdk_pixbuf_loader_new)
  return real ? real() : NULL;
}

gboolean dudel_pixbuf_loader_write(
  GdkPixbufLoader *loader, const guchar *bytes, gsize count, GError **error
) {
  REAL(pixbuf, gdk_pixbuf_loader_write)
  return real && real(loader, bytes, count, error);
}

gboolean dudel_pixbuf_loader_close(GdkPixbufLoader *loader, GError **error) {
  REAL(pixbuf, gdk_pixbuf_loader_close)
  return real && real(loader, error);
}

void dudel_pixbuf_loader_set_size(GdkPixbufLoader *loader, int width, int height) {
  REAL(pixbuf, gdk_pixbuf_loader_set_size)
  if (real) real(loader, width, height);
}

GdkPixbufFormat *dudel_pixbuf_loader_get_format(GdkPixbufLoader *loader) {
  REAL(pixbuf, gdk_pixbuf_loader_get_format)
  return real ? real(loader) : NULL;
}

GdkPixbuf *dudel_pixbuf_loader_get_pixbuf(GdkPixbufLoader *loader) {
  REAL(pixbuf, gdk_pixbuf_loader_get_pixbuf)
  return real ? real(loader) : NULL;
}

gchar **dudel_pixbuf_format_get_mime_types(GdkPixbufFormat *format) {
  REAL(pixbuf, gdk_pixbuf_format_get_mime_types)
  return real ? real(format) : NULL;
}

GdkPixbuf *dudel_pixbuf_apply_embedded_orientation(GdkPixbuf *pixbuf) {
  REAL(pixbuf, gdk_pixbuf_apply_embedded_orientation)
  return real ? real(pixbuf) : NULL;
}

int dudel_pixbuf_get_width(const GdkPixbuf *pixbuf) {
  REAL(pixbuf, gdk_pixbuf_get_width)
  return real ? real(pixbuf) : 0;
}

int dudel_pixbuf_get_height(const GdkPixbuf *pixbuf) {
  REAL(pixbuf, gdk_pixbuf_get_height)
  return real ? real(pixbuf) : 0;
}

int dudel_pixbuf_get_bits_per_sample(const GdkPixbuf *pixbuf) {
  REAL(pixbuf, gdk_pixbuf_get_bits_per_sample)
  return real ? real(pixbuf) : 0;
}

int dudel_pixbuf_get_n_channels(const GdkPixbuf *pixbuf) {
  REAL(pixbuf, gdk_pixbuf_get_n_channels)
  return real ? real(pixbuf) : 0;
}

int dudel_pixbuf_get_rowstride(const GdkPixbuf *pixbuf) {
  REAL(pixbuf, gdk_pixbuf_get_rowstride)
  return real ? real(pixbuf) : 0;
}

gboolean dudel_pixbuf_get_has_alpha(const GdkPixbuf *pixbuf) {
  REAL(pixbuf, gdk_pixbuf_get_has_alpha)
  return real && real(pixbuf);
}

const guint8 *dudel_pixbuf_read_pixels(const GdkPixbuf *pixbuf) {
  REAL(pixbuf, gdk_pixbuf_read_pixels)
  return real ? real(pixbuf) : NULL;
}

RsvgHandle *dudel_rsvg_handle_new_from_data(const guint8 *bytes, gsize count, GError **error) {
  REAL(rsvg, rsvg_handle_new_from_data)
  return real ? real(bytes, count, error) : NULL;
}

void dudel_rsvg_handle_set_dpi(RsvgHandle *handle, double dpi) {
  REAL(rsvg, rsvg_handle_set_dpi)
  if (real) real(handle, dpi);
}

gboolean dudel_rsvg_handle_get_intrinsic_size_in_pixels(
  RsvgHandle *handle, gdouble *width, gdouble *height
) {
  REAL(rsvg, rsvg_handle_get_intrinsic_size_in_pixels)
  return real && real(handle, width, height);
}

// Where a thread goes on whose rendering is given up.
static __thread sigjmp_buf *way_out;

static void leave_rendering(int number) {
  if (way_out) siglongjmp(*way_out, 1);
  // It was something else, which ends the program as usual.
  signal(number, SIG_DFL);
}

static void watch_for_aborts(void) {
  struct sigaction action = {.sa_handler = leave_rendering};
  sigaction(SIGABRT, &action, NULL);
  sigaction(SIGILL, &action, NULL);
}

gboolean dudel_rsvg_handle_render_document(
  RsvgHandle *handle, cairo_t *cairo, const RsvgRectangle *viewport
) {
  REAL(rsvg, rsvg_handle_render_document)
  if (!real) return FALSE;
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, watch_for_aborts);
  sigjmp_buf start;
  const gboolean survives = !sigsetjmp(start, 1);
  if (survives) {
    way_out = &start;
    // What it can't draw for other reasons it leaves out.
    real(handle, cairo, viewport, NULL);
  }
  way_out = NULL;
  return survives;
}
