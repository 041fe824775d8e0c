internal import DudelFiles
internal import Glibc

/// Tells at start, not at the end, when a file can't be written.
enum SaveDestination {
  /// Other formats have extensions of their own; what has none is taken as it is.
  private static let otherFormats: Set<String> = [
    "svg", "svgz", "pdf", "jpg", "jpeg", "webp", "gif",
  ]

  static func check(_ path: String) throws(Failure) {
    guard !path.isEmpty else { throw .file("“”", "is no file name") }
    var info = stat()
    if lstat(path, &info) == 0 {
      let isFolder = info.st_mode & S_IFMT == S_IFDIR
      throw .file(
        path, isFolder ? "is a folder" : "exists already and can't be opened yet")
    }
    guard errno == ENOENT else { throw .file(path, String(cString: strerror(errno))) }
    let folder = AtomicFile.folder(of: path)
    guard stat(folder, &info) == 0 else {
      throw .file(path, "the folder \(folder) does not exist")
    }
    guard access(folder, W_OK | X_OK) == 0 else {
      throw .file(
        path, "the folder \(folder) can't be written: \(String(cString: strerror(errno)))")
    }
    if let name = path.split(separator: "/").last, name.contains("."),
      let suffix = name.split(separator: ".").last?.lowercased(), otherFormats.contains(suffix)
    {
      throw .file(path, "only PNG can be written yet")
    }
  }
}
