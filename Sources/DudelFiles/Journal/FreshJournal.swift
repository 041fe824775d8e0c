internal import DudelModel

/// A journal that has just been written from a drawing's whole history.
///
/// Nobody looks for it under its name yet.
struct FreshJournal: Sendable {
  /// The youngest steps of a history that are kept.
  private static let mostSteps = 20_000
  /// So much is gathered before it is written.
  private static let portion = 1 << 20

  private(set) var file: JournalFile
  private(set) var encoder: JournalEncoder
  private var waiting: [UInt8]

  /// Writes a drawing down.
  ///
  /// - Parameter document: the bytes of the drawing's file, if its history begins there.
  init(
    _ drawing: Drawing, facts: JournalFacts, document: [UInt8]? = nil, draft: StoredDraft? = nil,
    encoder: JournalEncoder = JournalEncoder(), in folder: JournalFolder
  ) throws(FileError) {
    try folder.make()
    file = try JournalFile.create(at: folder.newPath())
    self.encoder = encoder
    self.encoder.forgetWrittenPictures()
    waiting = JournalFrames.mark
    do throws(FileError) {
      try write(drawing.history(keeping: Self.mostSteps), facts: facts, document: document)
      if let draft { try write(.draft(draft)) }
      try flush()
    } catch {
      file.remove()
      throw error
    }
  }

  private mutating func write(
    _ history: DrawingHistory, facts: JournalFacts, document: [UInt8]?
  ) throws(FileError) {
    let start = history.start
    try write(
      .opening(
        JournalOpening(
          begun: facts.begun, path: facts.path, identity: facts.identity, canvas: facts.canvas,
          properties: start.properties, page: start.page, state: start.state.number,
          saved: start.savedState?.number, base: document == nil ? .objects : .document)))
    if let document {
      try write(.document(document))
    } else {
      for object in start.objects {
        for record in encoder.records(for: object) { try write(record) }
      }
    }
    try write(history)
  }

  private mutating func write(_ history: DrawingHistory) throws(FileError) {
    var object = history.start.objects.map(\.id).max() ?? -1
    var state = history.start.state.number
    for step in history.steps {
      let nextObject = step.object ?? object + 1
      if nextObject != object + 1 || step.state.number != state + 1 {
        try write(.numbers(object: nextObject - 1, state: step.state.number - 1))
      }
      for record in encoder.records(for: step.operation) { try write(record) }
      object = step.object ?? nextObject - 1
      state = step.state.number
    }
    for _ in 0..<history.undone { try write(.undo) }
    try write(.numbers(object: history.lastObject, state: history.lastState))
  }

  private mutating func write(_ record: JournalRecord) throws(FileError) {
    waiting += JournalFrames.framed(record)
    if waiting.count >= Self.portion { try flush() }
  }

  private mutating func flush() throws(FileError) {
    try file.append(waiting)
    waiting = []
  }
}
