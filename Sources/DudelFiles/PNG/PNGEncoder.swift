public import DudelCairo
public import DudelModel

/// Turns single pictures into PNG files in memory.
public enum PNGEncoder {
  /// Why a picture could not be encoded.
  public struct EncodingError: Error, Equatable {
    /// What is wrong, in words.
    public let reason: String
  }

  /// The bytes of a PNG file with a picture; opaque pictures have no alpha channel.
  ///
  /// - Parameter properties: words about the picture.
  public static func encode(
    _ surface: CairoSurface, properties: DrawingProperties = DrawingProperties()
  ) throws(EncodingError) -> [UInt8] {
    let sink = MemorySink()
    do {
      let stream = try PNGStream(
        PixelSize(width: surface.width, height: surface.height), hasAlpha: !surface.isOpaque,
        compression: .usual, to: sink)
      for text in PNGChunk.texts(of: properties) { try stream.write(text) }
      try stream.write(.screenColors)
      try stream.writeRows(of: [surface])
      try stream.finish()
    } catch { throw EncodingError(reason: error.reason) }
    return sink.bytes
  }
}
