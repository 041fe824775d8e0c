#pragma once

#include "XlibModule.h"

// Gestures came with XInput 2.4; headers of older systems don't know them.

/// What a pinch of two fingers on a touchpad does.
typedef struct {
  /// The window that the place is in.
  Window window;
  /// The pointer that the touchpad moves.
  int device;
  /// Where the pointer is, in px of the window.
  double x, y;
  /// How far the fingers moved together since the last event, in px.
  double dx, dy;
  /// Their distance against that at the gesture's beginning.
  double scale;
  /// Whether this is the gesture's beginning.
  int begins;
} dudel_pinch;

/// The XInput2 events of a pinch: beginning, update and end; none where the headers lack them.
int dudel_pinch_events(int events[3]);

/// Reads an XInput2 event; 0 if it is no step of a pinch.
int dudel_read_pinch(int type, const void *event, dudel_pinch *pinch);
