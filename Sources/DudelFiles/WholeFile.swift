internal import Glibc

/// Reads files.
public enum WholeFile {
  /// Larger files are refused.
  private static let mostBytes = 256 << 20

  private static func check(_ descriptor: Int32, _ path: String) throws(FileError) {
    var info = stat()
    guard fstat(descriptor, &info) == 0 else { throw FileError(path: path, errno: errno) }
    switch info.st_mode & S_IFMT {
    case S_IFREG:
      guard info.st_size <= mostBytes else { throw FileError(path: path, reason: "is too large") }
    case S_IFDIR: throw FileError(path: path, errno: EISDIR)
    default: throw FileError(path: path, reason: "is not a regular file")
    }
  }

  /// All bytes of a regular file.
  public static func read(_ path: String) throws(FileError) -> [UInt8] {
    // Pipes would wait for somebody to write.
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
    guard descriptor >= 0 else { throw FileError(path: path, errno: errno) }
    defer { close(descriptor) }
    try check(descriptor, path)
    return try read(descriptor, reportedAs: path)
  }

  /// All bytes that come from an open descriptor, such as that of the standard input.
  ///
  /// - Parameter name: what the file is called where it can't be read.
  public static func read(
    _ descriptor: Int32, reportedAs name: String
  ) throws(FileError) -> [UInt8] {
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = Glibc.read(descriptor, &piece, piece.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw FileError(path: name, errno: errno) }
      if count == 0 { return bytes }
      bytes += piece[..<count]
      guard bytes.count <= mostBytes else { throw FileError(path: name, reason: "is too large") }
    }
  }
}
