internal import DudelModel

/// A journal that is written anew while the work goes on in the old one.
public struct JournalRewriting: Sendable {
  /// What came of it.
  public struct Result: Sendable {
    let fresh: FreshJournal
    /// How much of the old journal the new one stands for.
    let oldLength: Int
    /// Whether it tells of what stands in the drawing's file, and of nothing else.
    let isClean: Bool
  }

  let drawing: Drawing
  let facts: JournalFacts
  let draft: StoredDraft?
  let encoder: JournalEncoder
  let oldLength: Int
  let folder: JournalFolder

  /// Writes the new journal; from any thread.
  public func run() throws(FileError) -> Result {
    let fresh = try FreshJournal(drawing, facts: facts, draft: draft, encoder: encoder, in: folder)
    // It takes the place of one that is on the disk.
    fresh.file.descriptor.synchronize()
    return Result(
      fresh: fresh, oldLength: oldLength,
      isClean: facts.identity != nil && !drawing.isChanged && draft == nil)
  }
}
