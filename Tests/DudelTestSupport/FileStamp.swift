import Glibc

/// Tells one writing of a file from the next: its inode, its size and the time it was changed.
public struct FileStamp: Equatable, Sendable {
  private let inode: UInt
  private let seconds: Int
  private let nanoseconds: Int
  /// The file's size in bytes.
  public let size: Int

  /// The file's stamp now, or nil if there is no such file.
  public init?(_ path: String) {
    var info = stat()
    guard stat(path, &info) == 0 else { return nil }
    inode = UInt(info.st_ino)
    seconds = info.st_mtim.tv_sec
    nanoseconds = info.st_mtim.tv_nsec
    size = Int(info.st_size)
  }
}
