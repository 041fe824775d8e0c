#pragma once

#include <stddef.h>
#include <stdint.h>

// libpng reports errors by longjmp, which must not cross Swift's frames: here it never does.

/// A PNG file under construction in memory.
typedef struct dudel_png dudel_png;

/// Begins a file, with 8 bits for each of red, green, blue and perhaps alpha, or returns NULL
/// where there is no memory.
dudel_png *dudel_png_create(uint32_t width, uint32_t height, int has_alpha);

/// Ends the use of a file and frees its bytes.
void dudel_png_destroy(dudel_png *png);

/// Writes what stands before the pixels; 0 on failure.
int dudel_png_write_header(dudel_png *png);

/// Writes a chunk with a type of four letters, between header and pixels; 0 on failure.
int dudel_png_write_chunk(
  dudel_png *png, const char *type, const uint8_t *bytes, size_t count);

/// Where the bytes of the next row go.
uint8_t *dudel_png_row(dudel_png *png);

/// Writes the row; 0 on failure.
int dudel_png_write_row(dudel_png *png);

/// Writes what stands after the pixels; 0 on failure.
int dudel_png_write_end(dudel_png *png);

/// Why the last call failed.
const char *dudel_png_reason(const dudel_png *png);

/// The bytes so far.
const uint8_t *dudel_png_bytes(const dudel_png *png);

/// How many bytes there are so far.
size_t dudel_png_count(const dudel_png *png);
