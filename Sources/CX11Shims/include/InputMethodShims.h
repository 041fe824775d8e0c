#pragma once

#include "XlibModule.h"

// Xlib's calls for input methods take variable lists of arguments, which Swift cannot call.

/// What an input method tells: kinds of `dudel_im_signal`.
enum {
  /// Unfinished text begins.
  DUDEL_IM_START,
  /// Unfinished text changes: `length` characters from `first` on give way to `text`.
  DUDEL_IM_DRAW,
  /// The caret moves in the unfinished text; the listener sets `caret` to where it is then.
  DUDEL_IM_CARET,
  /// There is no unfinished text any more.
  DUDEL_IM_DONE,
  /// The input method is gone with all its contexts: no call may use them again.
  DUDEL_IM_GONE,
};

/// Something that an input method tells; places and lengths count characters.
typedef struct {
  /// One of the kinds above.
  int kind;
  /// The new text in UTF-8, or NULL for none.
  const char *text;
  /// Where the change begins.
  int first;
  /// How much is taken out.
  int length;
  /// Where the caret is, or how far it moves.
  int caret;
  /// How the caret moves: an `XIMCaretDirection`.
  int direction;
} dudel_im_signal;

/// Who is told; lives at least as long as whatever it was given to.
typedef struct {
  /// Called with the context, inside of Xlib's calls: it may only take notes.
  void (*handler)(void *context, dudel_im_signal *signal);
  /// The handler's own.
  void *context;
} dudel_im_listener;

/// Copies the styles that an input method offers, up to a capacity, and returns how many there
/// are; XGetIMValues is variadic.
int dudel_im_styles(XIM im, unsigned long *styles, int capacity);

/// Has the end of an input method told; XSetIMValues is variadic.
void dudel_im_watch(XIM im, dudel_im_listener *listener);

/// Makes an input context of a style, or returns NULL; XCreateIC is variadic.
XIC dudel_ic_create(
  XIM im, unsigned long style, Window client, Window focus, dudel_im_listener *listener);

/// Points an input context at the window that gets the keys; XSetICValues is variadic.
void dudel_ic_set_focus_window(XIC ic, Window focus);

/// Tells an input context where the caret is in that window; XSetICValues is variadic.
void dudel_ic_set_spot(XIC ic, short x, short y);

/// The events that an input context wants to see; XGetICValues is variadic.
unsigned long dudel_ic_filter_events(XIC ic);
