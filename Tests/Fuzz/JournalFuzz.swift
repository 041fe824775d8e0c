/// Reads whatever the fuzzer comes up with as a journal.
///
/// Sums would keep nearly all of it out: a byte says how long an entry is, and the entries get the
/// frames that they must have.
@_cdecl("LLVMFuzzerTestOneInput")
func readJournal(_ data: UnsafePointer<UInt8>, _ count: Int) -> Int32 {
  var rest = Array(UnsafeBufferPointer(start: data, count: count))[...]
  read(Array(rest))
  var journal = JournalFrames.mark
  while let length = rest.popFirst() {
    journal += JournalFrames.framed(Array(rest.prefix(Int(length))))
    rest = rest.dropFirst(Int(length))
  }
  read(journal)
  return 0
}

private func read(_ journal: [UInt8]) {
  let layout = PangoTextLayout()
  let recovered = RecoveredDrawing(journal, layout: layout) { document in
    try? DrawingReader.read(bytes: document, reportingAs: "", text: layout).drawing
  }
  guard var drawing = recovered?.drawing else { return }
  // Whatever came of it can be worked on.
  while drawing.canUndo { drawing.undo() }
  while drawing.canRedo { drawing.redo() }
  _ = drawing.history(keeping: 2)
}
