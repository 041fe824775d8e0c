internal import Glibc

/// A file under construction, beside the one that it will become.
struct TemporaryFile {
  private let descriptor: Int32
  private let path: String
  private let reportedPath: String

  init(beside target: String, reportingAs reportedPath: String) throws(FileError) {
    let folder = AtomicFile.folder(of: target)
    // A new file gets what the process's umask leaves, which other threads need not notice; a
    // replaced one keeps its mode, and is nobody else's to look into before it has it.
    let kept = FileAttributes(path: target)
    var path: String
    var descriptor: Int32
    repeat {
      path = "\(folder)/.dudel-\(String(UInt64.random(in: .min ... .max), radix: 36))"
      descriptor = open(
        path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, kept == nil ? 0o666 : 0o600)
    } while descriptor < 0 && (errno == EEXIST || errno == EINTR)
    guard descriptor >= 0 else { throw FileError(path: reportedPath, errno: errno) }
    (self.descriptor, self.path, self.reportedPath) = (descriptor, path, reportedPath)
    kept?.apply(to: descriptor)
  }

  /// Writes what a closure gives and has it reach the disk.
  func write(_ body: (DescriptorSink) throws(FileError) -> Void) throws(FileError) {
    let sink = DescriptorSink(descriptor)
    do throws(FileError) {
      try body(sink)
      sink.flush()
    } catch { throw sink.error(reportedAs: reportedPath) ?? error }
    if let error = sink.error(reportedAs: reportedPath) { throw error }
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
}
