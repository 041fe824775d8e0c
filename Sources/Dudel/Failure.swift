internal import Glibc

/// The end of the program for a reason: one line on standard error and an exit status.
struct Failure: Error, Equatable {
  let message: String
  let status: Int32

  /// Something failed: status 1.
  static func failed(_ message: String) -> Failure { Failure(message: message, status: 1) }

  /// A file is at fault: status 1.
  static func file(_ path: String, _ reason: String) -> Failure { failed("\(path): \(reason)") }

  func report() {
    // A line stays a line, whatever is in a file's name.
    let line = message.map { $0.isNewline ? " " : String($0) }.joined()
    let bytes = Array("dudel: \(line)\n".utf8)
    _ = write(STDERR_FILENO, bytes, bytes.count)
  }
}
