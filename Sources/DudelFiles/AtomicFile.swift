internal import Glibc

/// Writes whole files: afterwards the path holds the new content or what it held before.
public enum AtomicFile {
  /// What may be at the path before.
  public enum Precondition: Sendable, Equatable {
    /// Nothing.
    case vacant
    /// Nothing, or exactly the file that was seen last.
    case unchanged(FileIdentity)
    /// Anything.
    case any
  }

  /// How a write ended.
  public enum Outcome: Sendable, Equatable {
    /// The file is written and has this identity now.
    case written(FileIdentity?)
    /// The precondition does not hold; nothing was written.
    case occupied
  }

  /// Writes bytes to a path by way of a temporary file in the same folder.
  ///
  /// A symbolic link is followed and a replaced file's mode is kept.
  ///
  /// - Throws: if it fails, or where something stands at the path that is no file to write.
  public static func write(
    _ bytes: some Collection<UInt8>, to path: String, when precondition: Precondition
  ) throws(FileError) -> Outcome {
    try write(to: path, when: precondition) { sink in
      let isWhole = bytes.withContiguousStorageIfAvailable {
        sink.write(UnsafeRawBufferPointer($0))
      }
      if isWhole == nil { _ = sink.write(Array(bytes)) }
    }
  }

  /// Writes to a path what a closure gives, piece by piece.
  static func write(
    to path: String, when precondition: Precondition,
    _ body: (DescriptorSink) throws(FileError) -> Void
  ) throws(FileError) -> Outcome {
    let target = resolved(path)
    let old = try existing(target, reportedAs: path)
    guard holds(precondition, at: target) else { return .occupied }
    if old { try checkWritable(target, reportedAs: path) }
    let temporary = try TemporaryFile(beside: target, reportingAs: path)
    do {
      try temporary.write(body)
      let isPlaced = try temporary.place(at: target, replacing: precondition != .vacant)
      guard isPlaced else {
        temporary.discard()
        return .occupied
      }
    } catch {
      temporary.discard()
      throw error
    }
    synchronizeFolder(of: target)
    return .written(FileIdentity(path: target))
  }

  /// Tells whether there is a file already; anything else there is an error.
  private static func existing(
    _ target: String, reportedAs path: String
  ) throws(FileError) -> Bool {
    var info = stat()
    guard stat(target, &info) == 0 else {
      guard errno == ENOENT, lstat(target, &info) == 0 else {
        if errno == ELOOP { throw FileError(path: path, errno: errno) }
        return false
      }
      throw FileError(path: path, reason: "is a link that leads nowhere")
    }
    switch info.st_mode & S_IFMT {
    case S_IFREG: return true
    case S_IFDIR: throw FileError(path: path, reason: "is a folder")
    default: throw FileError(path: path, reason: "is not a regular file")
    }
  }

  /// A file that may not be written may not be replaced either, though its folder would allow it.
  private static func checkWritable(
    _ target: String, reportedAs path: String
  ) throws(FileError) {
    guard faccessat(AT_FDCWD, target, W_OK, AT_EACCESS) != 0 else { return }
    guard errno == EACCES else { throw FileError(path: path, errno: errno) }
    throw FileError(path: path, reason: "is write-protected")
  }

  private static func holds(_ precondition: Precondition, at path: String) -> Bool {
    switch precondition {
    case .vacant: FileIdentity(path: path) == nil
    case .unchanged(let identity):
      FileIdentity(path: path).map { $0 == identity } ?? true
    case .any: true
    }
  }

  /// Where a path leads through symbolic links; itself where nothing is yet.
  private static func resolved(_ path: String) -> String {
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
  }

  /// Has the new name reach the disk; a file system that can't is no reason to fail.
  private static func synchronizeFolder(of path: String) {
    let folder = open(folder(of: path), O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard folder >= 0 else { return }
    fsync(folder)
    close(folder)
  }

  /// The folder that a path names a file in.
  public static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }
}
