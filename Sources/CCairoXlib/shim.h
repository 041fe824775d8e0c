#pragma once
#include <cairo/cairo-xlib.h>
