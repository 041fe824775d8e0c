internal import CPNGShims
public import DudelCairo

/// Turns pictures into PNG files (W3C PNG specification, second edition).
///
/// Beside the picture and the file there is never more than one row in memory.
public enum PNGEncoder {
  /// Why a picture could not be encoded.
  public struct EncodingError: Error, Equatable {
    /// What is wrong, in words.
    public let reason: String
  }

  /// The bytes of a PNG file with a picture; opaque pictures have no alpha channel.
  ///
  /// - Parameter texts: words about the picture, by the keywords of the specification.
  public static func encode(
    _ surface: CairoSurface, texts: [(keyword: String, text: String)] = []
  ) throws(EncodingError) -> PNGFile {
    let rows = StraightRows(surface)
    guard
      let file = PNGFile(
        width: surface.width, height: surface.height, hasAlpha: !rows.isOpaque)
    else { throw EncodingError(reason: "there is not enough memory") }
    try check(dudel_png_write_header(file.pointer), file)
    for text in texts where !text.text.isEmpty {
      try write(PNGText.chunkType, PNGText.data(keyword: text.keyword, text: text.text), to: file)
    }
    // The colours are those of screens, meant to please the eye (perceptual intent).
    try write("sRGB", [0], to: file)
    for row in 0..<surface.height {
      guard let target = dudel_png_row(file.pointer) else { break }
      rows.copy(row, to: target)
      try check(dudel_png_write_row(file.pointer), file)
    }
    try check(dudel_png_write_end(file.pointer), file)
    return file
  }

  private static func write(
    _ type: String, _ data: [UInt8], to file: PNGFile
  ) throws(EncodingError) {
    try check(dudel_png_write_chunk(file.pointer, type, data, data.count), file)
  }

  private static func check(_ status: Int32, _ file: PNGFile) throws(EncodingError) {
    guard status == 0 else { return }
    throw EncodingError(reason: String(cString: dudel_png_reason(file.pointer)))
  }
}
