internal import CPNG
public import DudelCairo

/// Turns pictures into PNG files (W3C PNG specification, second edition).
public enum PNGEncoder {
  /// Why a picture could not be encoded.
  public struct EncodingError: Error, Equatable {
    /// libpng's words for it.
    public let reason: String
  }

  /// The bytes of a PNG file with a picture; opaque pictures have no alpha channel.
  public static func encode(_ surface: CairoSurface) throws(EncodingError) -> [UInt8] {
    let pixels = StraightPixels(surface)
    var image = png_image()
    image.version = UInt32(PNG_IMAGE_VERSION)
    image.width = UInt32(surface.width)
    image.height = UInt32(surface.height)
    image.format =
      UInt32(pixels.isOpaque ? 0 : PNG_FORMAT_FLAG_ALPHA) | UInt32(PNG_FORMAT_FLAG_COLOR)
    defer { png_image_free(&image) }

    // Deflate never makes data longer by more than this.
    let bound = pixels.bytes.count + surface.height + pixels.bytes.count / 500 + 4096
    var file = [UInt8](repeating: 0, count: bound)
    var count = bound
    let isWritten = pixels.bytes.withUnsafeBufferPointer { source in
      file.withUnsafeMutableBufferPointer { target in
        png_image_write_to_memory(
          &image, target.baseAddress, &count, 0, source.baseAddress, 0, nil)
      }
    }
    guard isWritten != 0 else { throw EncodingError(reason: message(of: image)) }
    file.removeLast(bound - count)
    return file
  }

  private static func message(of image: png_image) -> String {
    withUnsafeBytes(of: image.message) { bytes in
      String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
  }
}
