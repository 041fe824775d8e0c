#include "CPNGShims.h"

#include <png.h>
#include <setjmp.h>
#include <stdlib.h>
#include <string.h>

struct dudel_png {
  png_structp writer;
  png_infop info;
  dudel_png_output output;
  void *context;
  uint8_t *row;
  uint32_t width, height;
  int has_alpha;
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
  if (!png->output(png->context, bytes, count)) png_error(writer, "the file could not be written");
}

static void flush(png_structp writer) {}

static int set_up(dudel_png *png, int level, dudel_png_filter filter) {
  if (setjmp(png_jmpbuf(png->writer))) return 0;
  png_set_write_fn(png->writer, png, append, flush);
  png_set_IHDR(
    png->writer, png->info, png->width, png->height, 8,
    png->has_alpha ? PNG_COLOR_TYPE_RGB_ALPHA : PNG_COLOR_TYPE_RGB, PNG_INTERLACE_NONE,
    PNG_COMPRESSION_TYPE_BASE, PNG_FILTER_TYPE_BASE);
  static const int filters[] = {PNG_FILTER_NONE, PNG_FILTER_UP, PNG_ALL_FILTERS};
  png_set_filter(png->writer, PNG_FILTER_TYPE_BASE, filters[filter]);
  png_set_compression_level(png->writer, level);
  png_set_compression_buffer_size(png->writer, 1 << 16);
  return 1;
}

dudel_png *dudel_png_create(
  uint32_t width, uint32_t height, int has_alpha, int level, dudel_png_filter filter,
  dudel_png_output output, void *context
) {
  dudel_png *png = calloc(1, sizeof *png);
  if (!png) return NULL;
  png->output = output;
  png->context = context;
  png->width = width;
  png->height = height;
  png->has_alpha = has_alpha;
  png->row = malloc((size_t)width * (has_alpha ? 4 : 3));
  png->writer = png_create_write_struct(PNG_LIBPNG_VER_STRING, png, failed, warned);
  if (png->writer) png->info = png_create_info_struct(png->writer);
  if (png->row && png->info && set_up(png, level, filter)) return png;
  dudel_png_destroy(png);
  return NULL;
}

void dudel_png_destroy(dudel_png *png) {
  if (!png) return;
  png_destroy_write_struct(&png->writer, &png->info);
  free(png->row);
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

void dudel_png_set_pixels(
  dudel_png *png, const uint32_t *pixels, uint32_t start, uint32_t count
) {
  if (png->has_alpha) {
    uint8_t *target = png->row + (size_t)start * 4;
    for (uint32_t index = 0; index < count; index++, target += 4) {
      uint32_t pixel = pixels[index], alpha = pixel >> 24;
      uint32_t red = pixel >> 16 & 255, green = pixel >> 8 & 255, blue = pixel & 255;
      if (alpha > 0 && alpha < 255) {
        red = (red * 255 + alpha / 2) / alpha;
        green = (green * 255 + alpha / 2) / alpha;
        blue = (blue * 255 + alpha / 2) / alpha;
      }
      target[0] = red > 255 ? 255 : red;
      target[1] = green > 255 ? 255 : green;
      target[2] = blue > 255 ? 255 : blue;
      target[3] = alpha;
    }
  } else {
    uint8_t *target = png->row + (size_t)start * 3;
    for (uint32_t index = 0; index < count; index++, target += 3) {
      uint32_t pixel = pixels[index];
      target[0] = pixel >> 16;
      target[1] = pixel >> 8;
      target[2] = pixel;
    }
  }
}

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
