#pragma once

#include <pango/pangocairo.h>

#include "LateLibrary.h"

// Pango and all that it needs take as long to load as the rest of a start, and ink needs no text:
// they are loaded when the first text comes. Each function below is the library's of the same name
// without `dudel_`. Where the library is missing, a call says so and ends the program, as the dynamic
// linker would have done.

#define PANGO(type, name, parameters, arguments) type dudel_##name parameters;
#define GLIB PANGO
#include "PangoFunctions.h"
#undef PANGO
#undef GLIB
