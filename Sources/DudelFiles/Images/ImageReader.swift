public import DudelModel

/// Reads pictures: PNG, JPEG and whatever else gdk-pixbuf knows, and SVG as one picture.
public enum ImageReader {
  /// How many px one picture may have, and those together that are always all decoded.
  static let mostPixels = 60_000_000
  /// How many px the pictures may have together that stand in one drawing.
  static let mostPixelsTogether = 400_000_000

  /// With a larger file, what the drawing is saved as could not be opened again.
  private static let mostBytes = 96 << 20

  /// A picture that can be drawn, with the bytes that it came as.
  ///
  /// - Throws: if the bytes are none, are damaged, or would need too much memory.
  public static func image(_ bytes: [UInt8]) throws(ImageReadingError) -> any EmbeddedImage {
    var budget = mostPixels
    return try image(bytes, pixels: &budget, depth: 0)
  }

  /// A picture that stands in a file with others.
  ///
  /// - Parameters:
  ///   - pixels: how many px may still be taken.
  ///   - depth: how many pictures of vectors it stands in.
  static func image(
    _ bytes: [UInt8], pixels: inout Int, depth: Int
  ) throws(ImageReadingError) -> any EmbeddedImage {
    guard bytes.count <= mostBytes else { throw .tooLarge }
    if isVector(bytes) {
      var inside = mostPixels
      return try VectorImage(bytes, pixels: &inside, depth: depth)
    }
    let image = try RasterImage(bytes, mostPixels: min(pixels, mostPixels))
    pixels -= image.pixelCount
    return image
  }

  /// Tells whether bytes begin as an SVG text does, packed or not.
  static func isVector(_ bytes: [UInt8]) -> Bool {
    if Gzip.isPacked(bytes) { return true }
    // UTF-16 in either order, or UTF-8, with or without a mark in front.
    let start = bytes.prefix(64).filter { $0 != 0 }.drop { $0 >= 0x80 || $0.isSVGSpace }
    return start.first == UInt8(ascii: "<")
  }
}
