import Glibc

/// A recording for Dudel to play, so that it begins with something already done.
struct Recording {
  private var lines = [#"{"dudel-log":1,"tool":"text"}"#]

  /// A text box that is open between two places of the canvas and holds a text.
  static func box(from start: Place, to end: Place, holding text: String) -> Recording {
    var recording = Recording()
    recording.add("pressed", at: start)
    recording.add("moved", at: end)
    recording.add("released", at: end)
    recording.lines.append(#"{"typed":{"_0":"\#(escaped(text))"}}"#)
    recording.lines.append(#"{"end":\#(recording.lines.count - 1)}"#)
    return recording
  }

  func write(to path: String) throws {
    let bytes = Array((lines.joined(separator: "\n") + "\n").utf8)
    let file = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    guard file >= 0 else { throw BenchError.failed("\(path) can't be written") }
    defer { close(file) }
    var done = 0
    while done < bytes.count {
      let count = bytes.withUnsafeBytes { buffer in
        Glibc.write(file, buffer.baseAddress?.advanced(by: done), bytes.count - done)
      }
      guard count > 0 else { throw BenchError.failed("\(path) can't be written") }
      done += count
    }
  }

  private mutating func add(_ event: String, at place: Place) {
    let y = place.y + RunningProgram.canvasOrigin.y
    lines.append(
      #"{"\#(event)":{"_0":{"button":1,"id":{"contact":0,"source":1},"#
        + #""location":{"x":\#(place.x),"y":\#(y)},"time":1000}}}"#)
  }

  private static func escaped(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\\n")
  }
}
