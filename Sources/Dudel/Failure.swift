internal import Glibc

/// The end of the program for a reason: one line on standard error and an exit status.
struct Failure: Error, Equatable {
  let message: String
  let status: Int32

  /// Something failed: status 1.
  static func failed(_ message: String) -> Failure { Failure(message: message, status: 1) }

  /// A file is at fault: status 1.
  static func file(_ path: String, _ reason: String) -> Failure { failed("\(path): \(reason)") }

  /// A text as one line, whatever is in a file's name.
  nonisolated static func line(_ text: String) -> String {
    text.map { $0.isNewline ? " " : String($0) }.joined()
  }

  func report() {
    let bytes = Array("dudel: \(Self.line(message))\n".utf8)
    _ = write(STDERR_FILENO, bytes, bytes.count)
  }
}
