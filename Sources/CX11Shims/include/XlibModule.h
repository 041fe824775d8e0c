#pragma once

// Swift must find Xlib's types in one module only, whichever it happens to read first.
#if __has_feature(modules)
#pragma clang module import CX11
#else
#include <X11/Xlib.h>
#endif
