// The least that puts ink in a window: what a person would write in an afternoon with Xlib,
// XInput2 and cairo. It keeps nothing of what it draws. Fast because it does so little, not by
// tricks: nothing here may be tuned for or against the benchmark.
#include "CScribbler.h"

#include <X11/Xlib.h>
#include <X11/Xutil.h>
#include <X11/extensions/XInput2.h>
#include <cairo/cairo-xlib.h>
#include <stdbool.h>
#include <stdio.h>

enum { width = 1100, height = 760 };

typedef struct {
  Display *display;
  Window window;
  Atom wm_delete;
  cairo_surface_t *surface;
  cairo_t *cairo;
  int xi_opcode; // 0 if the server has no XInput2
  bool drawing, dirty, done;
  double x, y; // the end of the line so far
} Scribbler;

static void press(Scribbler *s, int button, double x, double y) {
  if (button != 1) return;
  s->drawing = s->dirty = true;
  cairo_move_to(s->cairo, x, y);
  cairo_line_to(s->cairo, x, y);
  s->x = x;
  s->y = y;
}

static void move(Scribbler *s, double x, double y) {
  if (!s->drawing) return;
  s->dirty = true;
  cairo_line_to(s->cairo, x, y);
  s->x = x;
  s->y = y;
}

static void release(Scribbler *s, int button, double x, double y) {
  if (button != 1) return;
  move(s, x, y);
  s->drawing = false;
}

static void handle_xi(Scribbler *s, int type, const XIDeviceEvent *e) {
  switch (type) {
  case XI_ButtonPress: press(s, e->detail, e->event_x, e->event_y); break;
  case XI_Motion: move(s, e->event_x, e->event_y); break;
  case XI_ButtonRelease: release(s, e->detail, e->event_x, e->event_y); break;
  }
}

static void handle(Scribbler *s, XEvent *event) {
  switch (event->type) {
  case ButtonPress: press(s, event->xbutton.button, event->xbutton.x, event->xbutton.y); break;
  case MotionNotify: move(s, event->xmotion.x, event->xmotion.y); break;
  case ButtonRelease: release(s, event->xbutton.button, event->xbutton.x, event->xbutton.y); break;
  case ConfigureNotify:
    cairo_xlib_surface_set_size(s->surface, event->xconfigure.width, event->xconfigure.height);
    break;
  case ClientMessage: s->done = (Atom)event->xclient.data.l[0] == s->wm_delete; break;
  case GenericEvent:
    if (event->xcookie.extension == s->xi_opcode && XGetEventData(s->display, &event->xcookie)) {
      handle_xi(s, event->xcookie.evtype, event->xcookie.data);
      XFreeEventData(s->display, &event->xcookie);
    }
  }
}

/// Asks for the master pointer's events with sub-pixel positions; tells whether it will get them.
static bool select_xi(Scribbler *s) {
  int event, error, major = 2, minor = 2;
  if (!XQueryExtension(s->display, "XInputExtension", &s->xi_opcode, &event, &error) ||
      XIQueryVersion(s->display, &major, &minor) != Success) {
    s->xi_opcode = 0;
    return false;
  }
  unsigned char bits[XIMaskLen(XI_LASTEVENT)] = {0};
  XISetMask(bits, XI_ButtonPress);
  XISetMask(bits, XI_Motion);
  XISetMask(bits, XI_ButtonRelease);
  XIEventMask mask = {.deviceid = XIAllMasterDevices, .mask_len = sizeof bits, .mask = bits};
  return XISelectEvents(s->display, s->window, &mask, 1) == Success;
}

static void open_window(Scribbler *s) {
  int screen = DefaultScreen(s->display);
  s->window = XCreateSimpleWindow(s->display, DefaultRootWindow(s->display), 0, 0, width, height, 0,
                                  BlackPixel(s->display, screen), WhitePixel(s->display, screen));
  XStoreName(s->display, s->window, "Scribbler");
  XSetClassHint(s->display, s->window,
                &(XClassHint){.res_name = "scribbler", .res_class = "Scribbler"});
  s->wm_delete = XInternAtom(s->display, "WM_DELETE_WINDOW", False);
  XSetWMProtocols(s->display, s->window, &s->wm_delete, 1);
  long core = select_xi(s) ? 0 : ButtonPressMask | Button1MotionMask | ButtonReleaseMask;
  XSelectInput(s->display, s->window, StructureNotifyMask | core);
  XMapWindow(s->display, s->window);

  s->surface = cairo_xlib_surface_create(s->display, s->window,
                                         DefaultVisual(s->display, screen), width, height);
  s->cairo = cairo_create(s->surface);
  cairo_set_line_width(s->cairo, 2);
  cairo_set_line_cap(s->cairo, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_join(s->cairo, CAIRO_LINE_JOIN_ROUND);
}

int scribbler_main(int argc, char **argv) {
  (void)argc, (void)argv;
  Scribbler s = {.display = XOpenDisplay(NULL)};
  if (!s.display) {
    fprintf(stderr, "scribbler: no display\n");
    return 1;
  }
  open_window(&s);
  while (!s.done) {
    do {
      XEvent event;
      XNextEvent(s.display, &event);
      handle(&s, &event);
    } while (XPending(s.display));
    if (s.dirty) {
      cairo_stroke(s.cairo);
      if (s.drawing) cairo_move_to(s.cairo, s.x, s.y);
      cairo_surface_flush(s.surface);
      XFlush(s.display);
      s.dirty = false;
    }
  }
  cairo_destroy(s.cairo);
  cairo_surface_destroy(s.surface);
  XCloseDisplay(s.display);
  return 0;
}
