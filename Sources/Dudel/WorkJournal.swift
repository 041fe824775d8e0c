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
  /// When writing failed last, if what was written since is not whole.
  private var failure: ContinuousClock.Instant?

  /// Keeps a journal in a folder; none without one.
  init(in folder: JournalFolder?, mailbox: EventMailbox) {
    (self.folder, self.mailbox) = (folder, mailbox)
  }

  /// The window shows the drawing of a file from now on.
  ///
  /// - Parameter history: the journal that its undo steps came from.
  func noteOpened(_ path: String, identity: FileIdentity?, history: TakenJournal?) {
    journal?.remove()
    (journal, rewriter, failure) = (nil, nil, nil)
    source = identity.map { (Self.absolute(path), $0, history == nil) }
    guard let folder, let history else { return }
    journal = try? Journal(history, in: folder)
  }

  /// The window shows a lost drawing from now on, and its journal goes on.
  func noteRecovered(_ taken: TakenJournal) {
    journal?.remove()
    (journal, rewriter, failure, source) = (nil, nil, nil, nil)
    guard let folder else { return }
    do throws(FileError) { journal = try Journal(taken, in: folder) } catch { note(error) }
  }

  /// A state of the drawing stands in a file now.
  func noteSaved(_ drawing: Drawing, path: String, identity: FileIdentity?) {
    guard let state = drawing.savedState else { return }
    let path = Self.absolute(path)
    if journal == nil { source = identity.map { (path, $0, false) } }
    attempt { journal throws(FileError) in
      try journal.noteSaved(
        state, isCurrent: state == drawing.state, path: path, identity: identity)
    }
  }

  /// Writes what an event has led to.
  func write(after event: InputEvent, by editor: Editor) {
    let operations = editor.takeOperations()
    let isTypingNews = noteTyping(after: event, by: editor)
    guard folder != nil, !operations.isEmpty || isTypingNews else { return }
    finishRewriting()
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

  /// Begins a journal, or one in the place of one that is not whole.
  private func begin(_ editor: Editor) {
    if let failure, ContinuousClock.now - failure < Self.patience { return }
    guard let folder else { return }
    let old = journal
    let facts = JournalFacts(
      begun: old?.facts.begun ?? time(nil),
      path: old?.facts.path ?? source?.path ?? editor.path.map(Self.absolute),
      identity: old == nil ? source?.identity : old?.facts.identity, canvas: editor.canvas)
    do throws(FileError) {
      var new = try Journal(
        editor.drawing, facts: facts, document: old == nil ? document() : nil, in: folder)
      try new.write([], canvas: editor.canvas, typed: typed)
      old?.remove()
      (journal, source, rewriter, failure) = (new, nil, nil, nil)
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

  /// The bytes of the file that the drawing stands in, if it is still what it was.
  private func document() -> [UInt8]? {
    guard let source, source.isBeginning, FileIdentity(path: source.path) == source.identity,
      let bytes = try? WholeFile.read(source.path),
      FileIdentity(path: source.path) == source.identity
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
    journal?.end(ending, drawing: drawing)
    journal = nil
  }
}
