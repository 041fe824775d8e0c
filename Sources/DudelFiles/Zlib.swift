internal import CZlib

/// Compresses bytes and takes them apart again (RFC 1950).
enum Zlib {
  /// The whole as one stream, or `nil` where there is no memory.
  ///
  /// - Parameter level: how hard to try, from 0 to 9.
  static func compress(_ bytes: [UInt8], level: Int32) -> [UInt8]? {
    var count = compressBound(uLong(bytes.count))
    var result = [UInt8](repeating: 0, count: Int(count))
    guard compress2(&result, &count, bytes, uLong(bytes.count), level) == Z_OK else { return nil }
    result.removeLast(result.count - Int(count))
    return result
  }

  /// What a stream held, or `nil` where it is damaged or holds more than allowed.
  static func inflate(_ bytes: some Collection<UInt8>, most: Int) -> [UInt8]? {
    var input = Array(bytes)
    var stream = z_stream()
    guard
      inflateInit_(&stream, zlibVersion(), Int32(MemoryLayout<z_stream>.size)) == Z_OK
    else { return nil }
    defer { inflateEnd(&stream) }
    var result: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    return input.withUnsafeMutableBufferPointer { input in
      stream.next_in = input.baseAddress
      stream.avail_in = uInt(clamping: input.count)
      while true {
        let status = piece.withUnsafeMutableBufferPointer { piece in
          stream.next_out = piece.baseAddress
          stream.avail_out = uInt(clamping: piece.count)
          return CZlib.inflate(&stream, Z_NO_FLUSH)
        }
        result += piece.prefix(piece.count - Int(stream.avail_out))
        guard result.count <= most else { return nil }
        if status == Z_STREAM_END { return result }
        guard status == Z_OK else { return nil }
      }
    }
  }

  /// The check number of PNG's chunks.
  static func crc(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    bytes.withUnsafeBufferPointer { buffer in
      UInt32(truncatingIfNeeded: crc32(0, buffer.baseAddress, uInt(clamping: buffer.count)))
    }
  }
}
