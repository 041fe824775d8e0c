internal import Glibc

/// A journal's file: open, and locked for as long as somebody holds it.
///
/// Only whole pieces stay in it: what could not be written to its end is cut off again.
struct JournalFile: Sendable {
  /// The open file, which other threads may bring to the disk.
  let descriptor: JournalDescriptor
  /// Where it is now.
  private(set) var path: String
  /// How long it is.
  private(set) var length: Int

  private init(_ descriptor: JournalDescriptor, path: String, length: Int) {
    (self.descriptor, self.path, self.length) = (descriptor, path, length)
  }

  /// Makes an empty file that nobody else can read.
  static func create(at path: String) throws(FileError) -> JournalFile {
    let number = open(path, O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW | O_APPEND | O_CLOEXEC, 0o600)
    guard number >= 0 else { throw FileError(path: path, errno: errno) }
    let file = JournalFile(JournalDescriptor(number), path: path, length: 0)
    guard flock(number, LOCK_EX | LOCK_NB) == 0 else {
      let error = FileError(path: path, errno: errno)
      file.remove()
      throw error
    }
    return file
  }

  /// Opens a file that is there; `nil` where a program is at work on it, or it is gone.
  ///
  /// - Parameter patience: how long it is waited for those who only read it, in milliseconds.
  static func take(_ path: String, patience: Int = 0) throws(FileError) -> JournalFile? {
    let number = open(path, O_RDWR | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY | O_APPEND | O_CLOEXEC)
    guard number >= 0 else {
      if errno == ENOENT { return nil }
      throw FileError(path: path, errno: errno)
    }
    let descriptor = JournalDescriptor(number)
    var rest = patience
    while !descriptor.isLocked(exclusively: true) {
      guard rest > 0 else { return nil }
      poll(nil, 0, 10)
      rest -= 10
    }
    // Its owner may have put another one in its place meanwhile.
    var (opened, named) = (stat(), stat())
    guard fstat(number, &opened) == 0, opened.st_mode & S_IFMT == S_IFREG,
      stat(path, &named) == 0, opened.st_ino == named.st_ino, opened.st_dev == named.st_dev
    else { return nil }
    return JournalFile(descriptor, path: path, length: Int(opened.st_size))
  }

  /// Everything that is in it.
  func contents() throws(FileError) -> [UInt8] {
    do { return try descriptor.contents() } catch { throw FileError(path: path, errno: error.code) }
  }

  /// Adds to the end; nothing, if not everything.
  mutating func append(_ bytes: [UInt8]) throws(FileError) {
    var done = 0
    while done < bytes.count {
      let count = bytes.withUnsafeBufferPointer {
        Glibc.write(descriptor.number, $0.baseAddress?.advanced(by: done), bytes.count - done)
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else {
        let error = FileError(path: path, errno: count < 0 ? errno : ENOSPC)
        ftruncate(descriptor.number, off_t(length))
        throw error
      }
      done += count
    }
    length += bytes.count
  }

  /// Cuts off what is beyond a length.
  mutating func truncate(to length: Int) throws(FileError) {
    guard length < self.length else { return }
    guard ftruncate(descriptor.number, off_t(length)) == 0 else {
      throw FileError(path: path, errno: errno)
    }
    self.length = length
  }

  /// Gives it another name in the same folder, in the place of what has that name.
  mutating func move(to new: String) throws(FileError) {
    guard rename(path, new) == 0 else { throw FileError(path: path, errno: errno) }
    path = new
  }

  /// Takes it away.
  func remove() { unlink(path) }
}
