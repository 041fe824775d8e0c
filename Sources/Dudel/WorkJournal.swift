internal import DudelEditor
internal import DudelFiles
internal import DudelModel
internal import DudelTools
internal import DudelX11
internal import Glibc

/// The journal of the window's drawing: begun with the first step, and written in the turn of the
/// loop that did a step.
final class WorkJournal {
  /// After a failure it is tried again no sooner than this.
  private static let patience = Duration.seconds(10)
  /// Longer texts are not written with every key, but when the hands rest.
  private static let mostTypedAtOnce = 1 << 16

  private let folder: JournalFolder?
  private let mailbox: EventMailbox
  private let disk = DiskWriter()
  private var journal: Journal?
  /// The file that the drawing stands in, as long as no journal tells of it, and whether the
  /// drawing's history begins with what is in it.
  private var source: (path: String, identity: FileIdentity, isBeginning: Bool)?
  private var typed: TypedText?
  /// Whether the text may have changed since.
  private var isTypedOld = false
  private var rewriter: JournalRewriter?
  /// Writes the beginning of a large drawing's journal, until the first step is done.
  private var preparation: JournalPreparation?
  /// When writing failed last, if what was written since is not whole.
  private var failure: ContinuousClock.Instant?

  /// Keeps a journal in a folder; none without one.
  init(in folder: JournalFolder?, mailbox: EventMailbox) {
    (self.folder, self.mailbox) = (folder, mailbox)
  }

  /// The window shows the drawing of a file from now on.
  ///
  /// - Parameter history: the journal that its undo steps came from.
  func noteOpened(
    _ path: String, identity: FileIdentity?, history: TakenJournal?, by editor: Editor
  ) {
    forgetAll()
    source = identity.map { (Self.absolute(path), $0, history == nil) }
    guard let folder else { return }
    if let history { journal = try? Journal(history, in: folder) }
    if let source, journal == nil, source.isBeginning {
      preparation = JournalPreparation(
        of: editor.drawing, facts: facts(editor), in: folder,
        document: { Self.document(source.path, source.identity) })
    }
  }

  private func forgetAll() {
    journal?.remove()
    preparation?.take()?.remove()
    (journal, preparation, rewriter, failure, source) = (nil, nil, nil, nil, nil)
  }

  /// The window shows a lost drawing from now on, and its journal goes on.
  func noteRecovered(_ taken: TakenJournal) {
    forgetAll()
    guard let folder else { return }
    do throws(FileError) { journal = try Journal(taken, in: folder) } catch { note(error) }
  }

  /// A state of the drawing stands in a file now.
  func noteSaved(_ drawing: Drawing, path: String, identity: FileIdentity?) {
    guard let state = drawing.savedState else { return }
    let path = Self.absolute(path)
    if journal == nil {
      preparation?.take()?.remove()
      (preparation, source) = (nil, identity.map { (path, $0, false) })
    }
    attempt { journal throws(FileError) in
      try journal.noteSaved(
        state, isCurrent: state == drawing.state, path: path, identity: identity)
    }
  }

  /// Tells whether there may be something to write.
  func isBehind(_ editor: Editor) -> Bool {
    editor.hasOperations || editor.isTyping || typed != nil
  }

  /// Writes what an event has led to.
  func write(after event: InputEvent, by editor: Editor) {
    let operations = editor.takeOperations()
    let isTypingNews = noteTyping(after: event, by: editor)
    guard folder != nil, !operations.isEmpty || isTypingNews else { return }
    finishRewriting()
    takePrepared()
    if journal == nil || failure != nil {
      begin(editor)
    } else {
      attempt { [canvas = editor.canvas, typed] journal throws(FileError) in
        try journal.write(operations, canvas: canvas, typed: typed)
      }
    }
    rewriteIfOvergrown(editor.drawing)
  }

  /// Brings the typed text up to date and tells whether there is something to write.
  private func noteTyping(after event: InputEvent, by editor: Editor) -> Bool {
    guard editor.isTyping else {
      defer { typed = nil }
      return typed != nil
    }
    switch event {
    case .typed, .keyDown, .pasted: isTypedOld = true
    default: if typed == nil { isTypedOld = true }
    }
    let isLong = (typed?.text.utf8.count ?? 0) > Self.mostTypedAtOnce
    guard isTypedOld, !isLong || event == .timer(.caret), let request = editor.typedText else {
      return false
    }
    isTypedOld = false
    typed = TypedText(
      box: request.box, color: request.color, font: request.font, object: request.object,
      text: request.text)
    return true
  }

  // MARK: - Writing

  /// Goes on with the journal whose beginning is there already.
  private func takePrepared() {
    guard let preparation else { return }
    self.preparation = nil
    guard var prepared = preparation.take(), (try? prepared.place()) != nil else { return }
    (journal, source) = (prepared, nil)
  }

  /// Begins a journal, or one in the place of one that is not whole.
  private func begin(_ editor: Editor) {
    if let failure, ContinuousClock.now - failure < Self.patience { return }
    guard let folder else { return }
    let old = journal
    let source = source.flatMap { $0.isBeginning && old == nil ? $0 : nil }
    let document = source.flatMap { Self.document($0.path, $0.identity) }
    do throws(FileError) {
      var new = try Journal(editor.drawing, facts: facts(editor), document: document, in: folder)
      try new.write([], canvas: editor.canvas, typed: typed)
      old?.remove()
      (journal, self.source, rewriter, failure) = (new, nil, nil, nil)
      disk.noteWritten(new.sync)
    } catch { note(error) }
  }

  /// A path that means the same in every folder.
  private static func absolute(_ path: String) -> String {
    let path = SaveDestination.expanded(path)
    guard !path.hasPrefix("/"), let folder = getcwd(nil, 0) else { return path }
    defer { free(folder) }
    return "\(String(cString: folder))/\(path)"
  }

  /// What a new journal says of the drawing.
  private func facts(_ editor: Editor) -> JournalFacts {
    let old = journal?.facts
    return JournalFacts(
      begun: old?.begun ?? time(nil),
      path: old?.path ?? source?.path ?? editor.path.map(Self.absolute),
      identity: journal == nil ? source?.identity : old?.identity, canvas: editor.canvas)
  }

  /// The bytes of the file that the drawing stands in, if it is still what it was.
  private nonisolated static func document(_ path: String, _ identity: FileIdentity) -> [UInt8]? {
    guard FileIdentity(path: path) == identity, let bytes = try? WholeFile.read(path),
      FileIdentity(path: path) == identity
    else { return nil }
    return bytes
  }

  private func attempt(_ write: (inout Journal) throws(FileError) -> Void) {
    guard var changed = journal, failure == nil else { return }
    do throws(FileError) {
      try write(&changed)
      journal = changed
      disk.noteWritten(changed.sync)
    } catch { note(error) }
  }

  /// Drawing goes on without a journal; that is told once.
  private func note(_ error: FileError) {
    if failure == nil { mailbox.post(.journalFailed(reason: error.reason)) }
    failure = ContinuousClock.now
  }

  // MARK: - Writing anew

  private func rewriteIfOvergrown(_ drawing: Drawing) {
    guard failure == nil, rewriter == nil, journal?.isOvergrown == true,
      let rewriting = journal?.rewriting(of: drawing)
    else { return }
    rewriter = JournalRewriter(rewriting)
  }

  private func finishRewriting() {
    guard let rewriter, !rewriter.isAtWork else { return }
    self.rewriter = nil
    guard let result = rewriter.result else { return }
    attempt { journal throws(FileError) in try journal.replace(with: result) }
  }

  // MARK: - The end

  /// Ends the journal with the program.
  func end(_ ending: Journal.Ending, drawing: Drawing) {
    preparation?.take()?.remove()
    preparation = nil
    journal?.end(ending, drawing: drawing)
    journal = nil
  }
}
