#include "CX11Shims.h"

#include <X11/Xlibint.h>
#include <X11/Xutil.h>
#include <X11/extensions/XInput2.h>

void dudel_xi_set_mask(unsigned char *mask, int event) { XISetMask(mask, event); }

int dudel_xi_mask_is_set(const unsigned char *mask, int bit) {
  return XIMaskIsSet(mask, bit) != 0;
}

void dudel_forget_requests(Display *display) { display->bufptr = display->buffer; }

void dudel_destroy_image(XImage *image) { XDestroyImage(image); }
