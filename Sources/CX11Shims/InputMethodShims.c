#include "InputMethodShims.h"

#include <stdlib.h>
#include <string.h>
#include <wchar.h>

static void tell(XPointer client, dudel_im_signal *signal) {
  dudel_im_listener *listener = (dudel_im_listener *)client;
  if (listener) listener->handler(listener->context, signal);
}

// Wide characters are Unicode scalars in the C libraries that Xlib meets on these systems.
static char *utf8_from_wide(const wchar_t *wide, size_t count) {
  char *result = malloc(count * 4 + 1), *end = result;
  if (!result) return NULL;
  for (size_t i = 0; i < count && wide[i]; i++) {
    unsigned long c = (unsigned long)wide[i];
    if (c < 0x80) {
      *end++ = (char)c;
    } else if (c < 0x800) {
      *end++ = (char)(0xc0 | c >> 6);
      *end++ = (char)(0x80 | (c & 0x3f));
    } else if (c < 0x10000) {
      *end++ = (char)(0xe0 | c >> 12);
      *end++ = (char)(0x80 | (c >> 6 & 0x3f));
      *end++ = (char)(0x80 | (c & 0x3f));
    } else {
      *end++ = (char)(0xf0 | (c >> 18 & 0x07));
      *end++ = (char)(0x80 | (c >> 12 & 0x3f));
      *end++ = (char)(0x80 | (c >> 6 & 0x3f));
      *end++ = (char)(0x80 | (c & 0x3f));
    }
  }
  *end = 0;
  return result;
}

// The text in UTF-8, to be freed; it comes in wide characters or in the locale's encoding.
static char *utf8(const XIMText *text) {
  if (text->encoding_is_wchar) return utf8_from_wide(text->string.wide_char, text->length);
  const char *bytes = text->string.multi_byte;
  mbstate_t state = {0};
  const char *rest = bytes;
  size_t count = mbsrtowcs(NULL, &rest, 0, &state);
  if (count == (size_t)-1) return strdup(bytes);
  wchar_t *wide = calloc(count + 1, sizeof(wchar_t));
  if (!wide) return NULL;
  rest = bytes;
  memset(&state, 0, sizeof state);
  mbsrtowcs(wide, &rest, count + 1, &state);
  char *result = utf8_from_wide(wide, count);
  free(wide);
  return result;
}

static int preedit_start(XIC ic, XPointer client, XPointer call) {
  dudel_im_signal signal = {.kind = DUDEL_IM_START};
  tell(client, &signal);
  return -1;  // There is no limit to its length.
}

static void preedit_draw(XIC ic, XPointer client, XPointer call) {
  XIMPreeditDrawCallbackStruct *draw = (XIMPreeditDrawCallbackStruct *)call;
  if (!draw) return;
  dudel_im_signal signal = {
    .kind = DUDEL_IM_DRAW, .first = draw->chg_first, .length = draw->chg_length,
    .caret = draw->caret,
  };
  char *text = NULL;
  if (draw->text && draw->text->string.multi_byte) {
    text = utf8(draw->text);
  } else if (draw->text) {
    signal.length = 0;  // Only its look changes.
  }
  signal.text = text;
  tell(client, &signal);
  free(text);
}

static void preedit_caret(XIC ic, XPointer client, XPointer call) {
  XIMPreeditCaretCallbackStruct *caret = (XIMPreeditCaretCallbackStruct *)call;
  if (!caret) return;
  dudel_im_signal signal = {
    .kind = DUDEL_IM_CARET, .caret = caret->position, .direction = (int)caret->direction,
  };
  tell(client, &signal);
  caret->position = signal.caret;
}

static void preedit_done(XIC ic, XPointer client, XPointer call) {
  dudel_im_signal signal = {.kind = DUDEL_IM_DONE};
  tell(client, &signal);
}

static void gone(XIM im, XPointer client, XPointer call) {
  dudel_im_signal signal = {.kind = DUDEL_IM_GONE};
  tell(client, &signal);
}

int dudel_im_styles(XIM im, unsigned long *styles, int capacity) {
  XIMStyles *list = NULL;
  if (XGetIMValues(im, XNQueryInputStyle, &list, NULL) || !list) return 0;
  int count = list->count_styles;
  for (int i = 0; i < count && i < capacity; i++) styles[i] = list->supported_styles[i];
  XFree(list);
  return count;
}

void dudel_im_watch(XIM im, dudel_im_listener *listener) {
  XIMCallback callback = {(XPointer)listener, (XIMProc)gone};
  XSetIMValues(im, XNDestroyCallback, &callback, NULL);
}

XIC dudel_ic_create(
  XIM im, unsigned long style, Window client, Window focus, dudel_im_listener *listener
) {
  XIMCallback destroy = {(XPointer)listener, (XIMProc)gone};
  if (!(style & XIMPreeditCallbacks)) {
    return XCreateIC(
      im, XNInputStyle, style, XNClientWindow, client, XNFocusWindow, focus, XNDestroyCallback,
      &destroy, NULL);
  }
  XIMCallback start = {(XPointer)listener, (XIMProc)preedit_start};
  XIMCallback draw = {(XPointer)listener, (XIMProc)preedit_draw};
  XIMCallback caret = {(XPointer)listener, (XIMProc)preedit_caret};
  XIMCallback done = {(XPointer)listener, (XIMProc)preedit_done};
  XVaNestedList preedit = XVaCreateNestedList(
    0, XNPreeditStartCallback, &start, XNPreeditDrawCallback, &draw, XNPreeditCaretCallback, &caret,
    XNPreeditDoneCallback, &done, NULL);
  if (!preedit) return NULL;
  XIC ic = XCreateIC(
    im, XNInputStyle, style, XNClientWindow, client, XNFocusWindow, focus, XNDestroyCallback,
    &destroy, XNPreeditAttributes, preedit, NULL);
  XFree(preedit);
  return ic;
}

void dudel_ic_set_focus_window(XIC ic, Window focus) {
  XSetICValues(ic, XNFocusWindow, focus, NULL);
}

void dudel_ic_set_spot(XIC ic, short x, short y) {
  XPoint spot = {x, y};
  XVaNestedList preedit = XVaCreateNestedList(0, XNSpotLocation, &spot, NULL);
  if (!preedit) return;
  XSetICValues(ic, XNPreeditAttributes, preedit, NULL);
  XFree(preedit);
}

unsigned long dudel_ic_filter_events(XIC ic) {
  unsigned long mask = 0;
  XGetICValues(ic, XNFilterEvents, &mask, NULL);
  return mask;
}
