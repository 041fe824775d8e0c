internal import CZlib

/// Unpacks files that gzip packed, such as those that end in `.svgz` (RFC 1952).
enum Gzip {
  /// What comes out may not be larger than this, nor more often as large as what went in.
  private static let mostBytes = SVGLimits.foreign.bytes
  private static let mostGrowth = 200

  enum UnpackingError: Error {
    case tooLarge, damaged
  }

  static func isPacked(_ bytes: [UInt8]) -> Bool { bytes.starts(with: [0x1f, 0x8b]) }

  /// The bytes unpacked, or as they are where they were not packed.
  static func unpackedIfNeeded(_ bytes: [UInt8]) throws(UnpackingError) -> [UInt8] {
    guard isPacked(bytes) else { return bytes }
    var stream = z_stream()
    // With 16 more than the window's size, zlib expects gzip's head and end.
    guard
      inflateInit2_(&stream, 15 + 16, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)) == Z_OK
    else { throw .tooLarge }
    defer { inflateEnd(&stream) }
    let most = min(mostBytes, max(1 << 20, bytes.count * mostGrowth))
    var result: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    var input = bytes
    var status = Z_OK
    try input.withUnsafeMutableBufferPointer { source throws(UnpackingError) in
      stream.next_in = source.baseAddress
      stream.avail_in = UInt32(clamping: source.count)
      while status == Z_OK {
        let count = piece.withUnsafeMutableBufferPointer { target in
          stream.next_out = target.baseAddress
          stream.avail_out = UInt32(target.count)
          status = inflate(&stream, Z_NO_FLUSH)
          return target.count - Int(stream.avail_out)
        }
        result += piece[..<count]
        guard result.count <= most else { throw .tooLarge }
      }
    }
    // What stands in front of a cut may still be worth reading.
    guard status == Z_STREAM_END || status == Z_BUF_ERROR && !result.isEmpty else {
      throw .damaged
    }
    return result
  }
}
