#include "GestureShims.h"

#include <X11/extensions/XInput2.h>

#ifdef XI_GesturePinchBegin

int dudel_pinch_events(int events[3]) {
  events[0] = XI_GesturePinchBegin;
  events[1] = XI_GesturePinchUpdate;
  events[2] = XI_GesturePinchEnd;
  return 3;
}

int dudel_read_pinch(int type, const void *event, dudel_pinch *pinch) {
  // An end brings nothing that was not told before, and not all drivers give it a scale.
  if (type != XI_GesturePinchBegin && type != XI_GesturePinchUpdate) return 0;
  const XIGesturePinchEvent *e = event;
  *pinch = (dudel_pinch){
    .window = e->event, .device = e->deviceid, .x = e->event_x, .y = e->event_y,
    .dx = e->delta_x, .dy = e->delta_y, .scale = e->scale,
    .begins = type == XI_GesturePinchBegin,
  };
  return 1;
}

#else

int dudel_pinch_events(int events[3]) { return 0; }

int dudel_read_pinch(int type, const void *event, dudel_pinch *pinch) { return 0; }

#endif
