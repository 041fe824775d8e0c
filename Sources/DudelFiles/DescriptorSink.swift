internal import Glibc

/// Writes the bytes of a file to an open descriptor, in large pieces.
final class DescriptorSink: ByteSink {
  private static let pieceSize = 1 << 18

  private let descriptor: Int32
  private var piece: [UInt8] = []
  /// The system's number for what went wrong first; 0 for nothing.
  private var failure: Int32 = 0

  init(_ descriptor: Int32) { self.descriptor = descriptor }

  func write(_ bytes: UnsafeRawBufferPointer) -> Bool {
    if piece.count + bytes.count > Self.pieceSize { flush() }
    if bytes.count > Self.pieceSize {
      writeAll(bytes)
    } else {
      piece += bytes
    }
    return failure == 0
  }

  /// What went wrong first.
  func error(reportedAs path: String) -> FileError? {
    failure == 0 ? nil : FileError(path: path, errno: failure)
  }

  /// Hands over what has been held back.
  func flush() {
    piece.withUnsafeBytes(writeAll)
    piece.removeAll(keepingCapacity: true)
  }

  private func writeAll(_ bytes: UnsafeRawBufferPointer) {
    var done = 0
    while done < bytes.count, failure == 0 {
      let count = Glibc.write(
        descriptor, bytes.baseAddress?.advanced(by: done), bytes.count - done)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else {
        failure = errno
        return
      }
      done += count
    }
  }
}
