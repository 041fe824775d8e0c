internal import DudelCairo
internal import DudelFiles
internal import DudelModel

/// `dudel recover [N OUT]`: lists the drawings that were not saved, or writes one, without a
/// display.
struct RecoverCommand {
  /// A drawing of the list, counted from 1, and the file to write it to.
  struct Request: Equatable {
    var number: Int
    var output: String
  }

  let request: Request?

  func run() throws(Failure) {
    let lost = JournalFolder.standard?.lostDrawings(text: PangoTextLayout()) ?? []
    guard let request else { return list(lost) }
    guard lost.indices.contains(request.number - 1) else {
      throw .failed(
        lost.isEmpty
          ? "there is no drawing that was not saved"
          : "there is no drawing \(request.number) that was not saved, only 1 to \(lost.count)")
    }
    try write(lost[request.number - 1].recovered, to: request.output)
  }

  private func list(_ lost: [LostDrawing]) {
    if lost.isEmpty { print("There is no drawing that was not saved.") }
    for (index, drawing) in lost.enumerated() {
      let count = drawing.recovered.drawing.objects.count
      let number = "\(index + 1)"
      let gap = String(repeating: " ", count: max(0, "\(lost.count)".count - number.count))
      print(
        Failure.line(
          "\(gap)\(number)  \(LocalTime.text(drawing.changed))  \(count) object\(count == 1 ? "" : "s")  "
            + (drawing.recovered.path ?? "Untitled")))
    }
  }

  private func write(_ lost: RecoveredDrawing, to output: String) throws(Failure) {
    do {
      try DrawingWriter.write(
        lost.drawing, canvas: lost.canvas, as: FileFormat(path: output) ?? .png, to: output,
        when: .any)
    } catch { throw .file(output, error.reason) }
  }
}
