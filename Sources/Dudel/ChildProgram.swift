internal import DudelFiles
internal import Glibc

/// This program, started once more; what it complains about goes on to this one's standard error.
nonisolated struct ChildProgram: Sendable {
  /// `POSIX_SPAWN_SETSID`, which Swift does not see.
  private static let newSession: Int16 = 0x80

  private let process: pid_t
  /// Where its complaints can be read.
  private let complaints: Int32

  /// Starts the program with arguments, the first of which is its name.
  static func start(_ arguments: [String]) throws(FileError) -> ChildProgram {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw failure(errno) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    defer { close(ends[1]) }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, ends[1], STDERR_FILENO)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // The window outlives this one and the terminal.
    posix_spawnattr_setflags(&attributes, newSession)

    var words = arguments.map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var process = pid_t()
    let status = posix_spawn(
      &process, "/proc/self/exe", &actions, &attributes, &words, environ)
    guard status == 0 else {
      close(ends[0])
      throw failure(status)
    }
    return ChildProgram(process: process, complaints: ends[0])
  }

  /// Waits until the program has ended, and returns the last line that it complained about.
  func awaitEnd() -> String {
    var text: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = read(complaints, &piece, piece.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { break }
      _ = write(STDERR_FILENO, piece, count)
      text = Array((text + piece[..<count]).suffix(piece.count))
    }
    close(complaints)
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    let line = text.split(separator: UInt8(ascii: "\n")).last ?? []
    return String(decoding: line, as: UTF8.self)
  }

  private static func failure(_ number: Int32) -> FileError {
    FileError(path: "dudel", reason: String(cString: strerror(number)))
  }
}
