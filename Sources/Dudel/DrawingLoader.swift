internal import DudelCairo
internal import DudelEditor
internal import DudelFiles
internal import DudelX11
internal import Synchronization

/// Reads a drawing on a thread of its own, and posts it or what went wrong.
nonisolated final class DrawingLoader: Sendable {
  private struct State {
    var identity: FileIdentity?
    var failure: String?
    var history: TakenJournal?
  }

  /// The file as it was asked for; `~/` stands for the home folder.
  let path: String
  private let progress = LoadingProgress()
  private let state = Mutex(State())
  private let journals: JournalFolder?

  /// Makes a reader.
  ///
  /// - Parameter journals: where the undo steps from before may be found; `nil` for none of them.
  init(path: String, journals: JournalFolder?) { (self.path, self.journals) = (path, journals) }

  /// Begins to read.
  func start(posting mailbox: EventMailbox) {
    let thread = BackgroundThread { [self] in work(mailbox) }
    // Without a thread the window has to wait.
    if thread == nil { work(mailbox) }
    thread?.detach()
  }

  /// How much is read, from 0 to 1.
  var fraction: Double { progress.fraction }

  /// What the file was like when it was read, once the drawing is there.
  var identity: FileIdentity? { state.withLock(\.identity) }

  /// Why there is no drawing, once that is known.
  var failure: String? { state.withLock(\.failure) }

  /// The journal that the drawing's steps came from, once.
  func takeHistory() -> TakenJournal? {
    state.withLock { state in
      defer { state.history = nil }
      return state.history
    }
  }

  /// Nobody waits for the drawing any more: nothing will be posted, as far as there is time for it.
  func cancel() { progress.cancel() }

  /// Reads a drawing and looks what may be done with its file.
  private func read(_ file: String, _ identity: FileIdentity?) throws(FileError) -> OpenedDrawing {
    let bytes = try WholeFile.read(file)
    let text = PangoTextLayout()
    let loaded = try DrawingReader.read(
      bytes: bytes, reportingAs: file, text: text, progress: progress)
    let history = journals?.takeHistory(
      of: file, identity: identity, showing: loaded.drawing, text: text)
    state.withLock { $0.history = history }
    let use = FileUse(path: file, content: bytes, isShownWhole: loaded.remark == nil)
    return OpenedDrawing(
      path: path, drawing: history?.recovered.drawing ?? loaded.drawing,
      isSavable: use.isSavable, isIncomplete: use.isIncomplete, remark: loaded.remark)
  }

  private func work(_ mailbox: EventMailbox) {
    let file = SaveDestination.expanded(path)
    let identity = FileIdentity(path: file)
    let event: InputEvent
    do throws(FileError) {
      event = .opened(try read(file, identity))
      state.withLock { $0.identity = identity }
    } catch {
      event = .openingFailed(path: path, reason: error.reason)
      state.withLock { $0.failure = error.reason }
    }
    guard !progress.isCancelled else { return }
    DebugLog.write(.files, "\(event)")
    mailbox.post(event)
  }
}
