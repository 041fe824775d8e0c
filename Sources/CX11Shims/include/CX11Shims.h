#pragma once

#include "GestureShims.h"
#include "InputMethodShims.h"
#include "XlibModule.h"

/// Sets the bit of an XInput2 event in a mask; XISetMask is a macro, which Swift cannot call.
void dudel_xi_set_mask(unsigned char *mask, int event);

/// Tells whether a bit is set in an XInput2 mask; XIMaskIsSet is a macro.
int dudel_xi_mask_is_set(const unsigned char *mask, int bit);

/// Empties the buffer of requests of a connection that is lost: Xlib leaves it full, and the next
/// request that does not fit would wait for room forever.
void dudel_forget_requests(Display *display);

/// Frees an image and its client-side data; XDestroyImage is a macro over a function pointer.
void dudel_destroy_image(XImage *image);
