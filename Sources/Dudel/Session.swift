internal import DudelEditor
internal import DudelFiles
internal import DudelX11

/// The files of a window: read, written and exported off the UI thread; and other windows.
final class Session {
  private let mailbox: EventMailbox
  private let file = DrawingFile()
  /// Reads the drawing that the program was started for, from before the window was there.
  private var firstLoader: DrawingLoader?
  /// Reads what was asked for last.
  private var loader: DrawingLoader?
  private var writing: BackgroundThread?
  private let windows: WindowStarter
  /// Where the undo steps of saved drawings are; `nil` if they are not wanted.
  private let journals: JournalFolder?
  private let journal: WorkJournal
  private let lost: LostWorkDesk
  /// The last event, until the journal has what it led to.
  private var unwritten: InputEvent?

  /// Makes a session.
  ///
  /// - Parameter isRecorded: whether all input is recorded, and must mean the same without the steps
  ///   from before.
  init(_ mailbox: EventMailbox, scale: Double?, isRecorded: Bool) {
    self.mailbox = mailbox
    journals = isRecorded ? nil : .standard
    windows = WindowStarter(scale: scale, mailbox: mailbox)
    journal = WorkJournal(in: .standard, mailbox: mailbox)
    lost = LostWorkDesk(.standard, mailbox: mailbox)
  }

  /// Begins to read the drawing that the program was started for.
  func begin(with path: String) {
    let loader = DrawingLoader(path: path, journals: journals)
    loader.start(posting: mailbox)
    firstLoader = loader
  }

  /// Looks for drawings that were not saved, which may be offered; the pictures go to a shelf.
  func findLostWork(pictures: PictureShelf) { lost.find(pictures: pictures) }

  /// Why the drawing that the program was started for could not be read, as far as that is known.
  var failure: Failure? {
    guard let firstLoader, let reason = firstLoader.failure else { return nil }
    return .file(firstLoader.path, reason)
  }

  /// Waits until everything is written.
  ///
  /// - Parameter isClosed: whether the user has closed the window, and what is not saved is not wanted.
  func finish(_ editor: Editor, isClosed: Bool) {
    settle(editor)
    writing?.join()
    for event in mailbox.collect() {
      guard case .saveFinished = event else { continue }
      _ = editor.handle(event)
      if handled(event, by: editor) { settle(editor) }
    }
    journal.end(isClosed ? .closed : .interrupted, drawing: editor.drawing)
  }

  /// Writes what the last event has led to.
  func settle(_ editor: Editor) {
    guard let event = unwritten else { return }
    unwritten = nil
    journal.write(after: event, by: editor)
  }

  /// Notes what an event has led to; tells whether there is something that `settle` writes.
  func handled(_ event: InputEvent, by editor: Editor) -> Bool {
    note(event, by: editor)
    unwritten = journal.isBehind(editor) ? event : nil
    return unwritten != nil
  }

  private func note(_ event: InputEvent, by editor: Editor) {
    switch event {
    case .opened(let opened) where opened.path == loader?.path: noteOpened(by: editor)
    case .recovered(let work):
      guard let taken = lost.taken(work.id), editor.recoveredWork == work.id else { break }
      journal.noteRecovered(taken)
      if let path = taken.recovered.path, let identity = taken.recovered.identity {
        file.note(identity, at: path)
      }
    case .saveFinished(.saved(let path)) where path == editor.path:
      journal.noteSaved(editor.drawing, path: path, identity: file.identity)
    default: break
    }
  }

  /// Does what the editor asks of the disk and of other windows.
  func perform(_ effect: EditorEffect, of editor: Editor) -> [InputEvent] {
    switch effect {
    case .load(let path): load(path)
    case .cancelLoading:
      loader?.cancel()
      (loader, firstLoader) = (nil, nil)
    case .tellProgress: return loader.map { [.loadingAdvanced($0.fraction)] } ?? []
    case .save(let path, let replacing):
      let (drawing, canvas) = (editor.drawing, editor.canvas)
      write { $0.save(drawing, canvas: canvas, path: path, replacing: replacing) }
    case .export(let settings, let path, let replacing):
      let (drawing, canvas, own) = (editor.drawing, editor.canvas, editor.path)
      write {
        $0.export(
          drawing, canvas: canvas, settings, path: path, own: own, replacing: replacing)
      }
    case .recover(let id): lost.take(id)
    case .recoverInWindow(let id): return [windows.open(recovering: id)]
    case .discardLost(let id): lost.discard(id)
    case .remember(let settings): SettingsFile.write(settings)
    case .openWindow(let path): return [windows.open(path)]
    case .suggestPath(let path):
      return [.pathSuggested(Suggestion.path(beside: path, isTaken: editor.isFileIncomplete))]
    case .suggestExport(let path): return [.pathSuggested(Suggestion.export(beside: path))]
    case .suggestFolder(let path): return [.pathSuggested(Suggestion.folder(beside: path))]
    case .completePath(let path):
      let completion = PathCompletion(of: path)
      return [.pathCompleted(completion.path, names: completion.names)]
    default: break
    }
    return []
  }

  private func load(_ path: String) {
    if loader == nil, let firstLoader, firstLoader.path == path {
      loader = firstLoader
      return
    }
    // A failure from now on concerns the window, not the program.
    firstLoader = nil
    loader = DrawingLoader(path: path, journals: journals)
    loader?.start(posting: mailbox)
  }

  /// The file that was opened is known from now on.
  private func noteOpened(by editor: Editor) {
    guard let loader else { return }
    if let identity = loader.identity { file.note(identity, at: loader.path) }
    journal.noteOpened(
      loader.path, identity: loader.identity, history: loader.takeHistory(), by: editor)
    (self.loader, firstLoader) = (nil, nil)
  }

  private func write(_ work: @escaping @Sendable (DrawingFile) -> SaveOutcome) {
    let (file, mailbox) = (file, mailbox)
    writing?.join()
    writing = BackgroundThread { mailbox.post(.saveFinished(work(file))) }
    if writing == nil { mailbox.post(.saveFinished(work(file))) }
  }
}
