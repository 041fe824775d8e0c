internal import CPNGShims
internal import DudelCairo

/// A PNG file that is written piece by piece (W3C PNG specification, second edition).
final class PNGStream {
  /// Why a file can't go on.
  struct Failure: Error {
    let reason: String
  }

  private let pointer: OpaquePointer
  /// Takes the bytes; held because libpng only has its address.
  private let output: Output

  private final class Output {
    let sink: any ByteSink

    init(_ sink: any ByteSink) { self.sink = sink }
  }

  /// Begins a file.
  init(
    _ size: PixelSize, hasAlpha: Bool, compression: PNGCompression, to sink: any ByteSink
  ) throws(Failure) {
    output = Output(sink)
    let pointer = dudel_png_create(
      UInt32(clamping: size.width), UInt32(clamping: size.height), hasAlpha ? 1 : 0,
      compression.level, compression.filter,
      { context, bytes, count in
        guard let context else { return 0 }
        let output = Unmanaged<Output>.fromOpaque(context).takeUnretainedValue()
        return output.sink.write(UnsafeRawBufferPointer(start: bytes, count: count)) ? 1 : 0
      }, Unmanaged.passUnretained(output).toOpaque())
    guard let pointer else { throw Failure(reason: "there is not enough memory") }
    self.pointer = pointer
    try check(dudel_png_write_header(pointer))
  }

  deinit { dudel_png_destroy(pointer) }

  /// Writes a chunk before the pixels.
  func write(_ chunk: PNGChunk) throws(Failure) {
    try check(dudel_png_write_chunk(pointer, chunk.type, chunk.data, chunk.data.count))
  }

  /// Writes rows from pictures side by side that are all equally high.
  func writeRows(of tiles: [CairoSurface]) throws(Failure) {
    for row in 0..<(tiles.first?.height ?? 0) {
      var column = 0
      for tile in tiles {
        tile.withBytes { bytes in
          guard let start = bytes.baseAddress else { return }
          dudel_png_set_pixels(
            pointer, start.advanced(by: row * tile.stride).assumingMemoryBound(to: UInt32.self),
            UInt32(clamping: column), UInt32(clamping: tile.width))
        }
        column += tile.width
      }
      try check(dudel_png_write_row(pointer))
    }
  }

  /// Writes what stands after the pixels.
  func finish() throws(Failure) { try check(dudel_png_write_end(pointer)) }

  private func check(_ status: Int32) throws(Failure) {
    guard status == 0 else { return }
    throw Failure(reason: String(cString: dudel_png_reason(pointer)))
  }
}
