internal import Glibc

/// A file under construction, beside the one that it will become.
struct TemporaryFile {
  private let descriptor: Int32
  private let path: String
  private let reportedPath: String

  init(beside target: String, reportingAs reportedPath: String) throws(FileError) {
    let folder = AtomicFile.folder(of: target)
    var template = Array("\(folder)/.dudel-XXXXXX".utf8CString)
    let descriptor = mkstemp(&template)
    guard descriptor >= 0 else { throw FileError(path: reportedPath, errno: errno) }
    self.descriptor = descriptor
    self.reportedPath = reportedPath
    path = template.withUnsafeBufferPointer { buffer in
      buffer.baseAddress.map { String(cString: $0) } ?? ""
    }
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    fchmod(descriptor, Self.mode(for: target))
  }

  /// Writes everything and has it reach the disk.
  func write(_ bytes: [UInt8]) throws(FileError) {
    var done = 0
    while done < bytes.count {
      let count = bytes.withUnsafeBytes { buffer in
        Glibc.write(descriptor, buffer.baseAddress?.advanced(by: done), bytes.count - done)
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw FileError(path: reportedPath, errno: errno) }
      done += count
    }
    guard fsync(descriptor) == 0 || errno == EINVAL else {
      throw FileError(path: reportedPath, errno: errno)
    }
  }

  /// Gives the file its name; false where another file has taken it and must not be replaced.
  func place(at target: String, replacing: Bool) throws(FileError) -> Bool {
    if !replacing {
      // A second name for the whole file appears at once or not at all.
      if link(path, target) == 0 {
        discard()
        return true
      }
      if errno == EEXIST { return false }
      // File systems without links: the name is taken first and then replaced.
      guard try claim(target) else { return false }
    }
    guard rename(path, target) == 0 else { throw FileError(path: reportedPath, errno: errno) }
    close(descriptor)
    return true
  }

  func discard() {
    close(descriptor)
    unlink(path)
  }

  /// Takes a free name with an empty file.
  private func claim(_ target: String) throws(FileError) -> Bool {
    let claimed = open(target, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard claimed >= 0 else {
      if errno == EEXIST { return false }
      throw FileError(path: reportedPath, errno: errno)
    }
    close(claimed)
    return true
  }

  /// The mode of the file that is replaced, or what a new file usually gets.
  private static func mode(for target: String) -> mode_t {
    var info = stat()
    if stat(target, &info) == 0 { return info.st_mode & 0o7777 }
    let mask = umask(0)
    umask(mask)
    return 0o666 & ~mask
  }
}
