/// A journal that was left by an earlier program and belongs to this one now.
public struct TakenJournal: Sendable {
  /// What it tells.
  public internal(set) var recovered: RecoveredDrawing
  let file: JournalFile
}
