#pragma once

#include <dlfcn.h>
#include <pthread.h>
#include <stddef.h>

// A library that is loaded when one of its functions is first called.

// Makes `NAME_symbol`, which finds a function in the library of a file, or NULL.
#define LATE_LIBRARY(name, file)                                               \
  static void *name##_library;                                                 \
  static pthread_once_t name##_once = PTHREAD_ONCE_INIT;                       \
  static void open_##name(void) { name##_library = dlopen(file, RTLD_NOW | RTLD_LOCAL); } \
  static void *name##_symbol(const char *symbol) {                             \
    pthread_once(&name##_once, open_##name);                                   \
    return name##_library ? dlsym(name##_library, symbol) : NULL;              \
  }

// Makes `real`, the library's own function of a name, which is looked up once; its type comes from
// the library's header.
#define REAL(library, name)                                                    \
  static __typeof__(name) *found;                                              \
  __typeof__(name) *real = __atomic_load_n(&found, __ATOMIC_ACQUIRE);          \
  if (!real) {                                                                 \
    real = (__typeof__(name) *)library##_symbol(#name);                        \
    __atomic_store_n(&found, real, __ATOMIC_RELEASE);                          \
  }
