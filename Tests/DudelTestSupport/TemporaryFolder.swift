import Glibc

/// A private folder (mode 0700) that is removed, with all in it, when its owner lets go of it.
public final class TemporaryFolder {
  /// The absolute path, without a slash at the end.
  public let path: String

  /// Makes a fresh folder under `/tmp`: its path is short enough for a socket's (108 bytes).
  public init() throws {
    var template = Array("/tmp/dudel-test-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else {
      throw RigError("Can't make a temporary folder: \(String(cString: strerror(errno))).")
    }
    path = template.withUnsafeBufferPointer { buffer in
      buffer.baseAddress.map { String(cString: $0) } ?? ""
    }
  }

  /// The path of something in the folder.
  public func file(_ name: String) -> String { "\(path)/\(name)" }

  /// Makes a folder in the folder, private as well, and returns its path.
  public func makeFolder(_ name: String) throws -> String {
    let folder = file(name)
    guard mkdir(folder, 0o700) == 0 else {
      throw RigError("Can't make \(folder): \(String(cString: strerror(errno))).")
    }
    return folder
  }

  deinit { Self.removeTree(path) }

  /// Removes a folder and all in it; links are not followed.
  private static func removeTree(_ path: String) {
    if let folder = opendir(path) {
      while let entry = readdir(folder) {
        let name = withUnsafeBytes(of: entry.pointee.d_name) {
          String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
        }
        guard name != ".", name != ".." else { continue }
        let child = "\(path)/\(name)"
        if unlink(child) != 0 { removeTree(child) }
      }
      closedir(folder)
    }
    rmdir(path)
  }
}

/// The names of everything in a folder, but for the folder itself and the one above.
public func names(inFolder path: String) -> [String] {
  guard let folder = opendir(path) else { return [] }
  defer { closedir(folder) }
  var names: [String] = []
  while let entry = readdir(folder) {
    let name = withUnsafeBytes(of: entry.pointee.d_name) {
      String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
    }
    if name != ".", name != ".." { names.append(name) }
  }
  return names.sorted()
}
