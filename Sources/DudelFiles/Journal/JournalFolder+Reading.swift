public import DudelModel
internal import Glibc

/// What earlier programs have left.
extension JournalFolder {
  /// The drawings that were not saved, those first that were left first; journals in use are left
  /// alone.
  public func lostDrawings(text: any TextLayout) -> [LostDrawing] {
    journals().compactMap { lostDrawing($0, text: text) }.sorted {
      ($0.changed, $0.nanoseconds, $0.journal) < ($1.changed, $1.nanoseconds, $1.journal)
    }
  }

  private func lostDrawing(_ path: String, text: any TextLayout) -> LostDrawing? {
    guard let descriptor = JournalDescriptor.reading(path), let time = descriptor.changeTime,
      let bytes = try? descriptor.contents(), let recovered = read(bytes, text: text),
      recovered.drawing.isChanged
    else { return nil }
    return LostDrawing(
      journal: path, changed: time.seconds, nanoseconds: time.nanoseconds, recovered: recovered)
  }

  /// Takes a journal over; `nil` where another program has it, or it tells nothing.
  ///
  /// - Parameter patience: how long it is waited for those who only read it, in milliseconds.
  public func take(
    _ journal: String, text: any TextLayout, patience: Int = 0
  ) -> TakenJournal? {
    guard holds(journal), let file = try? JournalFile.take(journal, patience: patience),
      let bytes = try? file.contents(),
      let recovered = read(bytes, text: text)
    else { return nil }
    return TakenJournal(recovered: recovered, file: file)
  }

  /// Takes a lost drawing away for good; false where another program has it.
  ///
  /// - Parameter patience: how long it is waited for those who only read it, in milliseconds.
  @discardableResult
  public func discard(_ journal: String, patience: Int = 0) -> Bool {
    guard holds(journal), let file = try? JournalFile.take(journal, patience: patience) else {
      return false
    }
    file.remove()
    return true
  }

  /// Tells whether a path is one of a file right in the folder.
  private func holds(_ file: String) -> Bool {
    file.hasPrefix("\(path)/") && !file.dropFirst(path.count + 1).contains("/")
  }

  /// Takes over the undo steps that a saved file's drawing had when it was closed.
  ///
  /// They are there only if they lead to exactly what the file shows: if another program has changed
  /// the file, the file is right and the history goes.
  public func takeHistory(
    of file: String, identity: FileIdentity?, showing drawing: Drawing, text: any TextLayout
  ) -> TakenJournal? {
    guard let identity, let path = historyPath(for: file), var taken = take(path, text: text)
    else { return nil }
    let recovered = taken.recovered
    guard recovered.identity?.isSame(as: identity) == true, !recovered.drawing.isChanged,
      recovered.drawing.shows(drawing)
    else {
      taken.file.remove()
      return nil
    }
    taken.recovered = recovered.onPage(of: drawing)
    return taken
  }

  private func read(_ bytes: [UInt8], text: any TextLayout) -> RecoveredDrawing? {
    RecoveredDrawing(bytes, layout: text) { document in
      try? DrawingReader.read(bytes: document, reportingAs: "", text: text).drawing
    }
  }
}

extension Drawing {
  /// Tells whether another drawing has the same objects and words.
  fileprivate func shows(_ other: Drawing) -> Bool {
    properties == other.properties && objects.count == other.objects.count
      && zip(objects, other.objects).allSatisfy { $0.drawable.isEqual(to: $1.drawable) }
  }
}
