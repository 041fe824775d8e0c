import Glibc

/// An Xvfb of our own, on a display number that it chooses.
final class XServer {
  static let width: Int32 = 1600
  static let height: Int32 = 1000

  let process: Child
  /// Its name as in DISPLAY.
  let display: String

  init() throws {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw BenchError.failed("no pipe for Xvfb") }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    defer { close(ends[0]) }
    defer { close(ends[1]) }
    process = try Child(
      "Xvfb",
      [
        "-displayfd", "3", "-screen", "0", "\(XServer.width)x\(XServer.height)x24",
        "-dpi", "96", "-nolisten", "tcp", "-noreset",
      ],
      environment: ["PATH=/usr/local/bin:/usr/bin:/bin"], handing: ends[1],
      isQuiet: true)  // it complains of every display number that is taken
    display = ":" + (try XServer.readLine(from: ends[0], of: process))
  }

  private static func readLine(from descriptor: Int32, of process: Child) throws -> String {
    let deadline = Deadline(20, waitingFor: "Xvfb's display number")
    var line: [UInt8] = []
    while line.last != UInt8(ascii: "\n") {
      try deadline.check()
      try process.checkRunning()
      var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      guard poll(&request, 1, 50) == 1 else { continue }
      var byte: UInt8 = 0
      if read(descriptor, &byte, 1) == 1 { line.append(byte) }
    }
    return String(decoding: line.dropLast(), as: UTF8.self)
  }
}
