internal import DudelCairo
internal import DudelEditor
internal import DudelFiles
internal import DudelGeometry
internal import DudelModel

/// `dudel replay LOG OUT.png`: plays a recording without a display.
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
    do {
      let picture = try DrawingRenderer.render(editor.drawing, page: editor.page)
      let bytes = try PNGEncoder.encode(picture, texts: editor.drawing.properties.texts)
      _ = try AtomicFile.write(bytes, to: output, when: .any)
    } catch let error as FileError {
      throw .file(output, error.reason)
    } catch let error as PNGEncoder.EncodingError {
      throw .file(output, error.reason)
    } catch {
      throw .file(output, DrawingFile.complaint(about: editor.page, error))
    }
  }
}
