internal import Glibc

/// An open file that is closed, and so unlocked, when the last who holds it lets go.
final class JournalDescriptor: Sendable {
  /// The system's number for what went wrong.
  struct SystemError: Error { let code: Int32 }

  let number: Int32

  init(_ number: Int32) { self.number = number }

  deinit { close(number) }

  /// Opens a file to read while nobody writes it; `nil` where somebody does.
  static func reading(_ path: String) -> JournalDescriptor? {
    let number = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
    guard number >= 0 else { return nil }
    let descriptor = JournalDescriptor(number)
    return descriptor.isLocked(exclusively: false) ? descriptor : nil
  }

  /// When the file was written last.
  var changeTime: (seconds: Int, nanoseconds: Int)? {
    var info = stat()
    guard fstat(number, &info) == 0 else { return nil }
    return (info.st_mtim.tv_sec, info.st_mtim.tv_nsec)
  }

  /// Locks the file; false where somebody else holds it.
  func isLocked(exclusively: Bool) -> Bool {
    flock(number, (exclusively ? LOCK_EX : LOCK_SH) | LOCK_NB) == 0
  }

  /// Has what was written reach the disk.
  func synchronize() { fdatasync(number) }

  /// Everything in the file.
  func contents() throws(SystemError) -> [UInt8] {
    var info = stat()
    guard fstat(number, &info) == 0 else { throw SystemError(code: errno) }
    let length = max(0, Int(info.st_size))
    guard length <= Self.mostBytes else { throw SystemError(code: EFBIG) }
    var done = 0
    var code: Int32 = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: length) { buffer, count in
      while done < length {
        let piece = pread(
          number, buffer.baseAddress?.advanced(by: done), length - done, off_t(done))
        if piece < 0, errno == EINTR { continue }
        if piece < 0 { code = errno }
        guard piece > 0 else { break }
        done += piece
      }
      count = done
    }
    guard code == 0 else { throw SystemError(code: code) }
    return bytes
  }

  /// Larger files are not read.
  private static let mostBytes = 2 << 30
}
