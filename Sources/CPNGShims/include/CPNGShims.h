#pragma once

#include <stddef.h>
#include <stdint.h>

// libpng reports errors by longjmp, which must not cross Swift's frames: here it never does.

/// A PNG file that is being written.
typedef struct dudel_png dudel_png;

/// Takes bytes of the file as they come; 0 on failure.
typedef int (*dudel_png_output)(void *context, const uint8_t *bytes, size_t count);

/// How a row is told by its neighbours: not at all, by the one above, or as seems best.
typedef enum { DUDEL_PNG_NONE, DUDEL_PNG_UP, DUDEL_PNG_BEST } dudel_png_filter;

/// Begins a file, with 8 bits for each of red, green, blue and perhaps alpha, or returns NULL
/// where there is no memory. `level` is zlib's, from 0 to 9.
dudel_png *dudel_png_create(
  uint32_t width, uint32_t height, int has_alpha, int level, dudel_png_filter filter,
  dudel_png_output output, void *context);

/// Ends the use of a file.
void dudel_png_destroy(dudel_png *png);

/// Writes what stands before the pixels; 0 on failure.
int dudel_png_write_header(dudel_png *png);

/// Writes a chunk with a type of four letters, between header and pixels; 0 on failure.
int dudel_png_write_chunk(
  dudel_png *png, const char *type, const uint8_t *bytes, size_t count);

/// Puts cairo's pixels into the row, from a column on: their colours are no longer premultiplied.
void dudel_png_set_pixels(
  dudel_png *png, const uint32_t *pixels, uint32_t start, uint32_t count);

/// Writes the row; 0 on failure.
int dudel_png_write_row(dudel_png *png);

/// Writes what stands after the pixels; 0 on failure.
int dudel_png_write_end(dudel_png *png);

/// Why the last call failed.
const char *dudel_png_reason(const dudel_png *png);
