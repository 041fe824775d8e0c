internal import Glibc

/// Why a file could not be read or written.
public struct FileError: Error, Equatable {
  /// The file.
  public let path: String
  /// What is wrong, in words that complete `FILE: …`.
  public let reason: String

  /// Makes an error from a reason.
  public init(path: String, reason: String) { (self.path, self.reason) = (path, reason) }

  /// Makes an error from the C library's `errno` as it is now.
  init(path: String, errno code: Int32) {
    self.init(path: path, reason: String(cString: strerror(code)))
  }
}
