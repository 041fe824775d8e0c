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
  public static func write(
    _ bytes: [UInt8], to path: String, when precondition: Precondition
  ) throws(FileError) -> Outcome {
    let target = resolved(path)
    guard holds(precondition, at: target) else { return .occupied }
    let temporary = try TemporaryFile(beside: target, reportingAs: path)
    do {
      try temporary.write(bytes)
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
