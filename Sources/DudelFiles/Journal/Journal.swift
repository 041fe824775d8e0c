public import DudelGeometry
public import DudelModel

/// The journal of a drawing that is worked on: every step is written as it is done.
///
/// What has been written survives the end of the program at once, and the end of the system from
/// `JournalSync` on. An error leaves it as it was before; nothing more may be added then.
public struct Journal: Sendable {
  /// What becomes of a journal when the work ends.
  public enum Ending: Sendable {
    /// What is not saved is offered at the next start.
    case interrupted
    /// What is not saved is not wanted.
    case closed
  }

  /// A journal is written anew when it is so much longer than it was then.
  private static let growth = 2
  /// Shorter journals never are.
  private static let leastRewritten = 8 << 20

  private let folder: JournalFolder
  private var file: JournalFile
  private var encoder: JournalEncoder
  /// What it tells besides the history.
  public private(set) var facts: JournalFacts
  private var draft: StoredDraft?
  /// Up to where it tells of what stands in the drawing's file, and of nothing else.
  private var cleanLength: Int?
  private var freshLength: Int

  /// Begins a journal with all of a drawing's history.
  ///
  /// - Parameters:
  ///   - document: the bytes of the drawing's file, if its history begins there.
  ///   - isHidden: whether nobody finds it before it is placed.
  public init(
    _ drawing: Drawing, facts: JournalFacts, document: [UInt8]? = nil, in folder: JournalFolder,
    isHidden: Bool = false
  ) throws(FileError) {
    let fresh = try FreshJournal(drawing, facts: facts, document: document, in: folder)
    (self.folder, self.facts) = (folder, facts)
    (file, encoder) = (fresh.file, fresh.encoder)
    freshLength = fresh.file.length
    if facts.identity != nil, !drawing.isChanged { cleanLength = freshLength }
    if !isHidden { try place() }
  }

  /// Goes on with a journal that was left.
  public init(_ taken: TakenJournal, in folder: JournalFolder) throws(FileError) {
    self.folder = folder
    file = taken.file
    let recovered = taken.recovered
    facts = JournalFacts(
      begun: recovered.begun, path: recovered.path, identity: recovered.identity,
      canvas: recovered.canvas)
    encoder = JournalEncoder(recovered.pictures)
    draft = recovered.draft
    freshLength = recovered.length
    // What is torn would hide all that follows.
    try file.truncate(to: recovered.length)
    if facts.identity != nil, !recovered.drawing.isChanged { cleanLength = file.length }
    if !file.path.hasSuffix(JournalFolder.journalEnding) { try place() }
  }

  /// Has a hidden journal be found from now on; it is gone if that fails.
  public mutating func place() throws(FileError) {
    do { try file.move(to: folder.newJournalPath()) } catch {
      file.remove()
      throw error
    }
  }

  /// The open file, for whoever has it reach the disk.
  public var sync: JournalSync { JournalSync(file.descriptor, folder: folder) }

  // MARK: - What happens

  /// Writes what was done since the last turn.
  ///
  /// - Parameters:
  ///   - typed: the text that is being typed, if any is.
  public mutating func write(
    _ operations: [DrawingOperation], canvas: Rect, typed: TypedText? = nil
  ) throws(FileError) {
    var encoder = encoder
    var records: [JournalRecord] = []
    if canvas != facts.canvas { records.append(.canvas(canvas)) }
    for operation in operations { records += encoder.records(for: operation) }
    let (draft, typing) = draftRecords(typed)
    records += typing
    guard !records.isEmpty else { return }
    try append(records)
    (self.encoder, self.draft, facts.canvas) = (encoder, draft, canvas)
  }

  private func draftRecords(_ typed: TypedText?) -> (StoredDraft?, [JournalRecord]) {
    let new = typed.map(StoredDraft.init)
    guard new != draft else { return (draft, []) }
    guard let new, let draft, new.isSameText(as: draft) else { return (new, [.draft(new)]) }
    return (new, [.draftChange(TextChange(from: draft.text, to: new.text))])
  }

  /// Notes that a state of the drawing stands in a file now.
  ///
  /// - Parameter isCurrent: whether it is the state that the drawing is in.
  public mutating func noteSaved(
    _ state: Drawing.State, isCurrent: Bool, path: String, identity: FileIdentity?
  ) throws(FileError) {
    try append([.saved(state: state.number, path: path, identity)])
    (facts.path, facts.identity) = (path, identity)
    cleanLength = isCurrent && identity != nil ? file.length : nil
  }

  private mutating func append(_ records: [JournalRecord]) throws(FileError) {
    try file.append(records.flatMap(JournalFrames.framed))
  }

  // MARK: - Writing anew

  /// Tells whether writing the journal anew may make it much shorter.
  public var isOvergrown: Bool {
    file.length > max(Self.leastRewritten, Self.growth * freshLength)
  }

  /// Begins to write the journal anew; the result can be made on any thread.
  ///
  /// - Parameter drawing: the drawing as the journal tells of it now.
  public mutating func rewriting(of drawing: Drawing) -> JournalRewriting {
    // What is added meanwhile must not need pictures that the new journal may lack.
    encoder.forgetWrittenPictures()
    freshLength = file.length
    return JournalRewriting(
      drawing: drawing, facts: facts, draft: draft, encoder: encoder, oldLength: file.length,
      folder: folder)
  }

  /// Puts the journal that was written anew in the place of this one, with what was added since.
  public mutating func replace(with rewritten: JournalRewriting.Result) throws(FileError) {
    var new = rewritten.fresh.file
    let start = new.length
    do throws(FileError) {
      let added = try file.contents().dropFirst(rewritten.oldLength)
      try new.append(Array(added))
      try new.move(to: file.path)
    } catch {
      new.remove()
      throw error
    }
    if let clean = cleanLength, clean > rewritten.oldLength {
      cleanLength = clean - rewritten.oldLength + start
    } else {
      cleanLength = rewritten.isClean ? start : nil
    }
    file = new
    freshLength = new.length
    encoder.addWrittenPictures(of: rewritten.fresh.encoder)
  }

  // MARK: - The end

  /// Ends the work; what remains can be found again by the drawing's file, or is offered.
  ///
  /// - Parameter drawing: the drawing as it is now.
  public mutating func end(_ ending: Ending, drawing: Drawing) {
    if ending == .interrupted, drawing.isChanged || draft != nil {
      return file.descriptor.synchronize()
    }
    let isKept = drawing.isChanged ? cutToFile() : facts.identity != nil && hasHistory(drawing)
    guard isKept, let path = facts.path, let history = folder.historyPath(for: path),
      (try? file.move(to: history)) != nil
    else { return file.remove() }
    file.descriptor.synchronize()
  }

  private func hasHistory(_ drawing: Drawing) -> Bool { drawing.canUndo || drawing.canRedo }

  /// Takes away what was done since the drawing was in its file.
  private mutating func cutToFile() -> Bool {
    guard let cleanLength else { return false }
    return (try? file.truncate(to: cleanLength)) != nil
  }

  /// Takes the journal away.
  public func remove() { file.remove() }
}
