internal import DudelEditor
internal import DudelFiles
internal import Glibc

/// `dudel export IN OUT`: writes drawings in other formats without a display.
struct ExportCommand {
  let request: ExportRequest

  /// Does one job after the other, and tells in the end whether all of them went well.
  func run() -> Int32 {
    var status: Int32 = 0
    for job in request.jobs {
      do { try export(job) } catch {
        error.report()
        status = error.status
      }
    }
    return status
  }

  private func export(_ job: ExportRequest.Job) throws(Failure) {
    let loaded: LoadedDrawing
    do { loaded = try Self.read(job.input) } catch { throw .file(error.path, error.reason) }
    if let remark = loaded.remark { Failure.file(Self.inputName(job.input), remark).report() }
    do { try write(loaded, job) } catch { throw .file(error.path, error.reason) }
  }

  private static func read(_ input: String) throws(FileError) -> LoadedDrawing {
    guard input == ExportRequest.standardStream else { return try DrawingReader.read(path: input) }
    let name = inputName(input)
    return try DrawingReader.read(
      bytes: WholeFile.read(STDIN_FILENO, reportedAs: name), reportingAs: name)
  }

  private static func inputName(_ input: String) -> String {
    input == ExportRequest.standardStream ? "standard input" : input
  }

  private func write(_ loaded: LoadedDrawing, _ job: ExportRequest.Job) throws(FileError) {
    // The canvas of a new window, for drawings that remember none.
    let canvas = Editor.canvas(inWindow: WindowOptions().size)
    if job.output == ExportRequest.standardStream {
      try DrawingWriter.write(
        loaded.drawing, canvas: canvas, as: job.format, options: request.options,
        to: STDOUT_FILENO, reportingAs: "standard output")
    } else {
      try DrawingWriter.write(
        loaded.drawing, canvas: canvas, as: job.format, options: request.options, to: job.output,
        when: .any)
    }
  }
}
