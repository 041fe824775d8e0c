#include "CPangoShims.h"

#include <stdio.h>
#include <unistd.h>

LATE_LIBRARY(pango, "libpangocairo-1.0.so.0")
LATE_LIBRARY(glib, "libgobject-2.0.so.0")

// Never returns: there is no text without the library.
static void *missing(const char *name) {
  const char *reason = dlerror();
  fprintf(stderr, "dudel: cannot load %s%s%s\n", name, reason ? ": " : "", reason ? reason : "");
  _exit(1);
}

#define LATE_CALL(library, type, name, parameters, arguments)                  \
  type dudel_##name parameters {                                               \
    REAL(library, name)                                                        \
    if (!real) missing(#name);                                                 \
    return real arguments;                                                     \
  }
#define PANGO(...) LATE_CALL(pango, __VA_ARGS__)
#define GLIB(...) LATE_CALL(glib, __VA_ARGS__)
#include "PangoFunctions.h"
