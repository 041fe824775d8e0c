import Glibc

/// A temporary folder, removed with everything in it at the end.
final class Folder {
  let path: String

  init() throws {
    let place = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    var template = Array("\(place)/dudel-bench-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else {
      throw BenchError.failed("\(place): \(String(cString: strerror(errno)))")
    }
    path = String(buffer: template)
  }

  deinit {
    try? Child("rm", ["-rf", "--", path], environment: []).waitForEnd()
  }

  /// Makes a folder in it, for nobody else's eyes, and returns its path.
  func makeFolder(_ name: String) throws -> String {
    let folder = "\(path)/\(name)"
    guard mkdir(folder, 0o700) == 0 || errno == EEXIST else {
      throw BenchError.failed("\(folder): \(String(cString: strerror(errno)))")
    }
    return folder
  }
}
