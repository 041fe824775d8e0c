internal import DudelEditor
internal import DudelFiles
internal import Glibc

/// Writes a recording while the program runs; each event at once, so that a crash loses none.
final class Recorder {
  private let descriptor: Int32
  private let path: String
  private var count = 0
  private var hasFailed = false

  /// Begins a recording; a file that is something else is never overwritten.
  init(path: String, tool: String) throws(Failure) {
    if let old = try? WholeFile.read(path), !old.isEmpty,
      !old.starts(with: Array("{\"dudel-log\"".utf8))
    {
      throw .file(path, "exists already and is no recording; not overwritten")
    }
    descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw .file(path, String(cString: strerror(errno))) }
    self.path = path
    write(InputLog.line(InputLog.Header(tool: tool)))
  }

  func record(_ event: InputEvent) {
    write(InputLog.line(event))
    count += 1
  }

  func finish() {
    write(InputLog.endLine(count: count))
    close(descriptor)
  }

  private func write(_ line: [UInt8]) {
    guard !hasFailed else { return }
    let bytes = line + [UInt8(ascii: "\n")]
    if Glibc.write(descriptor, bytes, bytes.count) != bytes.count {
      // Drawing goes on: a recording is not worth the drawing.
      hasFailed = true
      Failure.file(path, "the recording stops: \(String(cString: strerror(errno)))").report()
    }
  }
}
