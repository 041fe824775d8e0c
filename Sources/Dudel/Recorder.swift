internal import DudelEditor
internal import Glibc

/// Writes a recording while the program runs; each event at once, so that a crash loses none.
final class Recorder {
  private let descriptor: Int32
  private let path: String
  private var count = 0
  private var hasFailed = false

  /// Begins a recording; a file that is something else is never overwritten.
  init(path: String, tool: String) throws(Failure) {
    descriptor = try Self.opened(path)
    self.path = path
    write(InputLog.line(InputLog.Header(tool: tool)))
  }

  /// Opens a new file, or empties an old recording.
  private static func opened(_ path: String) throws(Failure) -> Int32 {
    // Pipes and devices would wait, or wind a tape back, when they are opened.
    var info = stat()
    let isThere = stat(path, &info) == 0
    guard isThere || errno == ENOENT else { throw systemFailure(path) }
    guard !isThere || info.st_mode & S_IFMT == S_IFREG else { throw foreign(path) }
    let descriptor = open(path, O_RDWR | O_CREAT | O_NONBLOCK | O_NOCTTY | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw systemFailure(path) }
    do throws(Failure) { try empty(descriptor, path) } catch {
      close(descriptor)
      throw error
    }
    return descriptor
  }

  /// Empties a file that is a recording by its first bytes.
  private static func empty(_ descriptor: Int32, _ path: String) throws(Failure) {
    var info = stat()
    guard fstat(descriptor, &info) == 0 else { throw systemFailure(path) }
    guard info.st_mode & S_IFMT == S_IFREG else { throw foreign(path) }
    let mark = Array("{\"dudel-log\"".utf8)
    var start = [UInt8](repeating: 0, count: mark.count)
    let count = pread(descriptor, &start, start.count, 0)
    guard count >= 0 else { throw systemFailure(path) }
    guard count == 0 || start == mark else { throw foreign(path) }
    guard ftruncate(descriptor, 0) == 0 else { throw systemFailure(path) }
  }

  private static func foreign(_ path: String) -> Failure {
    .file(path, "exists already and is no recording; not overwritten")
  }

  private static func systemFailure(_ path: String) -> Failure {
    .file(path, String(cString: strerror(errno)))
  }

  func record(_ event: InputEvent) {
    write(InputLog.line(event, codec: SVGCodec()))
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
