internal import DudelFiles
internal import Glibc

/// Tells at start, not at the end, when a file can't be written.
enum SaveDestination {
  /// Tells whether there is a file to open already; where there is none, one must be possible.
  static func exists(_ path: String) throws(FileError) -> Bool {
    guard !path.isEmpty else { throw FileError(path: "“”", reason: "is no file name") }
    var info = stat()
    if lstat(path, &info) == 0 {
      if let reason = readingProblem(path) { throw FileError(path: path, reason: reason) }
      return true
    }
    guard errno == ENOENT else {
      throw FileError(path: path, reason: String(cString: strerror(errno)))
    }
    let folder = AtomicFile.folder(of: path)
    guard stat(folder, &info) == 0 else {
      throw FileError(path: path, reason: "the folder \(folder) does not exist")
    }
    guard access(folder, W_OK | X_OK) == 0 else {
      throw FileError(
        path: path,
        reason: "the folder \(folder) can't be written: \(String(cString: strerror(errno)))")
    }
    if let reason = FileFormat.savingProblem(path) { throw FileError(path: path, reason: reason) }
    return false
  }

  /// Why nothing can be read at a path, as far as it can be told without reading; or `nil`.
  nonisolated static func readingProblem(_ path: String) -> String? {
    var info = stat()
    guard stat(path, &info) == 0 else { return String(cString: strerror(errno)) }
    switch info.st_mode & S_IFMT {
    case S_IFDIR: return "is a folder"
    case S_IFREG: break
    default: return "is not a regular file"
    }
    guard access(path, R_OK) == 0 else { return String(cString: strerror(errno)) }
    return info.st_size == 0 ? "is empty" : nil
  }

  /// Tells whether two paths name the same file, which need not exist yet.
  nonisolated static func isSame(_ first: String, _ second: String) -> Bool {
    first == second || resolved(first) == resolved(second)
  }

  /// A path without links, as far as it leads to something.
  private nonisolated static func resolved(_ path: String) -> String {
    if let whole = realPath(path) { return whole }
    let name = path.split(separator: "/").last ?? ""
    let folder = AtomicFile.folder(of: path)
    return "\(realPath(folder) ?? folder)/\(name)"
  }

  private nonisolated static func realPath(_ path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }

  /// The path with the home folder in the place of `~`.
  nonisolated static func expanded(_ path: String) -> String {
    guard path.hasPrefix("~/"), let home = getenv("HOME") else { return path }
    return String(cString: home) + path.dropFirst()
  }
}
