internal import DudelCairo
internal import DudelEditor
internal import DudelFiles
internal import DudelGeometry

/// `dudel replay LOG OUT`: plays a recording without a display.
struct ReplayCommand {
  let log: String
  let output: String

  func run() throws(Failure) {
    let recording = try Recording(path: log)
    guard
      let editor = Editor(
        tool: recording.header.tool, windowSize: Size(width: 1100, height: 760),
        text: PangoTextLayout())
    else { throw .failed("there is no tool") }
    for event in recording.events { _ = editor.handle(event) }
    let format = FileFormat(path: output) ?? .png
    do {
      try DrawingWriter.write(
        editor.drawing, canvas: editor.canvas, as: format, to: output, when: .any)
    } catch { throw .file(output, error.reason) }
  }
}
