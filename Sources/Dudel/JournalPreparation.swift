internal import DudelFiles
internal import DudelModel
internal import Synchronization

/// Writes the beginning of a large drawing's journal on a thread of its own, before there is a step
/// to tell of, so that the first step need not wait until all of it is written.
nonisolated final class JournalPreparation: Sendable {
  /// The beginnings of smaller files are written with the first step, which may never come.
  private static let leastBytes = 1 << 20

  private let journal = Mutex<Journal?>(nil)
  private let thread = Mutex<BackgroundThread?>(nil)

  /// Begins to write; `nil` for a small file, and where there is no thread for it.
  init?(
    of drawing: Drawing, facts: JournalFacts, in folder: JournalFolder,
    document: @escaping @Sendable () -> [UInt8]?
  ) {
    guard let identity = facts.identity, identity.size >= Self.leastBytes else { return nil }
    let started = BackgroundThread { [self] in
      guard let document = document() else { return }
      let new = try? Journal(
        drawing, facts: facts, document: document, in: folder, isHidden: true)
      journal.withLock { $0 = new }
    }
    guard let started else { return nil }
    thread.withLock { $0 = started }
  }

  /// Waits for the journal and hands it over, hidden still; `nil` if it could not be written.
  func take() -> Journal? {
    thread.withLock { thread in
      thread?.join()
      thread = nil
    }
    return journal.withLock { journal in
      defer { journal = nil }
      return journal
    }
  }
}
