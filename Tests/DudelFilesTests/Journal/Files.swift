import Glibc

/// Files and folders as tests meet them.
enum Files {
  /// The names in a folder, in order.
  static func names(in path: String) -> [String] {
    guard let folder = opendir(path) else { return [] }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      names.append(
        withUnsafeBytes(of: entry.pointee.d_name) {
          String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
        })
    }
    return names.filter { $0 != "." && $0 != ".." }.sorted()
  }

  /// Writes a file in a folder that is made if it is not there.
  @discardableResult
  static func write(_ bytes: [UInt8], to path: String) -> Bool {
    if let slash = path.lastIndex(of: "/") { mkdir(String(path[..<slash]), 0o700) }
    let file = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    guard file >= 0 else { return false }
    defer { close(file) }
    return Glibc.write(file, bytes, bytes.count) == bytes.count
  }

  /// The permission bits of what is at a path.
  static func mode(_ path: String) -> mode_t? {
    var info = stat()
    return stat(path, &info) == 0 ? info.st_mode & 0o777 : nil
  }

  /// Makes a symbolic link.
  static func link(_ path: String, to target: String) -> Bool { symlink(target, path) == 0 }
}
