#include "CPNGShims.h"

#include <png.h>
#include <setjmp.h>
#include <stdlib.h>
#include <string.h>

struct dudel_png {
  png_structp writer;
  png_infop info;
  uint8_t *row;
  uint8_t *bytes;
  size_t count, capacity;
  char reason[120];
};

static void failed(png_structp writer, png_const_charp message) {
  dudel_png *png = png_get_error_ptr(writer);
  strncpy(png->reason, message, sizeof png->reason - 1);
  longjmp(png_jmpbuf(writer), 1);
}

static void warned(png_structp writer, png_const_charp message) {}

static void append(png_structp writer, png_bytep bytes, png_size_t count) {
  dudel_png *png = png_get_io_ptr(writer);
  if (count > png->capacity - png->count) {
    size_t capacity = png->capacity + png->capacity / 2 + count + 65536;
    uint8_t *larger = realloc(png->bytes, capacity);
    if (!larger) png_error(writer, "there is not enough memory");
    png->bytes = larger;
    png->capacity = capacity;
  }
  memcpy(png->bytes + png->count, bytes, count);
  png->count += count;
}

static void flush(png_structp writer) {}

static int set_up(dudel_png *png, uint32_t width, uint32_t height, int has_alpha) {
  if (setjmp(png_jmpbuf(png->writer))) return 0;
  png_set_write_fn(png->writer, png, append, flush);
  png_set_IHDR(
    png->writer, png->info, width, height, 8,
    has_alpha ? PNG_COLOR_TYPE_RGB_ALPHA : PNG_COLOR_TYPE_RGB, PNG_INTERLACE_NONE,
    PNG_COMPRESSION_TYPE_BASE, PNG_FILTER_TYPE_BASE);
  return 1;
}

dudel_png *dudel_png_create(uint32_t width, uint32_t height, int has_alpha) {
  dudel_png *png = calloc(1, sizeof *png);
  if (!png) return NULL;
  png->row = malloc((size_t)width * (has_alpha ? 4 : 3));
  png->writer = png_create_write_struct(PNG_LIBPNG_VER_STRING, png, failed, warned);
  if (png->writer) png->info = png_create_info_struct(png->writer);
  if (png->row && png->info && set_up(png, width, height, has_alpha)) return png;
  dudel_png_destroy(png);
  return NULL;
}

void dudel_png_destroy(dudel_png *png) {
  if (!png) return;
  png_destroy_write_struct(&png->writer, &png->info);
  free(png->row);
  free(png->bytes);
  free(png);
}

int dudel_png_write_header(dudel_png *png) {
  if (setjmp(png_jmpbuf(png->writer))) return 0;
  png_write_info(png->writer, png->info);
  return 1;
}

int dudel_png_write_chunk(
  dudel_png *png, const char *type, const uint8_t *bytes, size_t count
) {
  if (setjmp(png_jmpbuf(png->writer))) return 0;
  png_write_chunk(png->writer, (png_const_bytep)type, bytes, count);
  return 1;
}

uint8_t *dudel_png_row(dudel_png *png) { return png->row; }

int dudel_png_write_row(dudel_png *png) {
  if (setjmp(png_jmpbuf(png->writer))) return 0;
  png_write_row(png->writer, png->row);
  return 1;
}

int dudel_png_write_end(dudel_png *png) {
  if (setjmp(png_jmpbuf(png->writer))) return 0;
  png_write_end(png->writer, png->info);
  return 1;
}

const char *dudel_png_reason(const dudel_png *png) { return png->reason; }

const uint8_t *dudel_png_bytes(const dudel_png *png) { return png->bytes; }

size_t dudel_png_count(const dudel_png *png) { return png->count; }
