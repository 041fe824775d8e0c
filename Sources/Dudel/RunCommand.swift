internal import DudelCairo
internal import DudelEditor
internal import DudelFiles
internal import DudelGeometry
internal import DudelModel
internal import DudelTools
internal import DudelX11
internal import Glibc

/// `dudel [OPTIONS] [FILE]`: the window.
final class RunCommand {
  /// How long the window waits for a drawing that is nearly there, in milliseconds.
  private static let patience: Int32 = 30

  private let options: WindowOptions
  private let mailbox = EventMailbox()
  private let session: Session
  private let pictures = PictureShelf()

  init(_ options: WindowOptions) {
    self.options = options
    session = Session(mailbox, scale: options.scale, isRecorded: options.record != nil)
  }

  /// Runs until the window is closed and returns the exit status.
  func run() throws(Failure) -> Int32 {
    let opened = try options.file.flatMap { path throws(Failure) in
      try SaveDestination.exists(path) ? path : nil
    }
    if let opened { session.begin(with: opened) }
    let played = try options.play.map(Recording.init(path:))
    let connection = try Self.connect()
    let text = PangoTextLayout()
    let editor = try makeEditor(
      tool: played?.header.tool, path: opened == nil ? options.file : nil, text)
    let recorder = try options.record.map { path throws(Failure) in
      try Recorder(path: path, tool: editor.currentDescriptor.id)
    }
    recorder?.record(.resized(editor.windowSize))
    if opened != nil { mailbox.wait(milliseconds: Self.patience) }
    if let failure = session.failure { throw failure }

    let application = try makeApplication(connection, editor, text, recorder)
    // The window that was asked for one offers the others.
    if options.recover == nil { session.findLostWork(pictures: pictures) }
    let first = options.recover.map { [InputEvent.recoverRequested(id: $0)] } ?? []
    let ending = application.run(
      opening: opened, playing: first + (played.map(Self.script) ?? []))
    session.finish(editor, isClosed: ending == .closed)
    recorder?.finish()
    if ending == .closed, let failure = session.failure { throw failure }
    return try Self.status(of: ending)
  }

  private func makeEditor(
    tool: String?, path: String?, _ text: PangoTextLayout
  ) throws(Failure) -> Editor {
    guard
      let editor = Editor(
        tool: options.tool ?? tool, path: path, windowSize: options.size, text: text)
    else { throw .failed("there is no tool") }
    return editor
  }

  private func makeApplication(
    _ connection: XConnection, _ editor: Editor, _ text: PangoTextLayout, _ recorder: Recorder?
  ) throws(Failure) -> XApplication {
    do {
      return try XApplication(
        connection, editor: editor, icons: IconSet.interface, scale: options.scale, text: text,
        pictures: pictures, appIcon: IconSet.program, mailbox: mailbox,
        handlers: .init(
          perform: { [unowned session] in session.perform($0, of: editor) },
          record: recorder.map { recorder in { recorder.record($0) } },
          handled: { [unowned session] in session.handled($0, by: editor) }))
    } catch { throw Self.failure(error) }
  }

  private static func status(of ending: XApplication.Ending) throws(Failure) -> Int32 {
    switch ending {
    case .closed: return 0
    case .signalled(let number): return number == SIGTERM || number == SIGHUP ? 0 : 128 + number
    case .connectionLost:
      throw .failed("lost the connection to display “\(Self.displayName)”")
    case .windowDestroyed: throw .failed("another program has destroyed the window")
    }
  }

  private static func script(_ recording: Recording) -> [InputEvent] {
    // What the window and the disk answered then, they answer anew.
    recording.events.filter { event in
      switch event {
      case .resized, .saveFinished, .pathSuggested, .freeAreaChanged, .loadingAdvanced,
        .windowOpened, .windowFailed, .pathCompleted, .journalFailed, .lostWorkFound, .recovered,
        .recoveryFailed:
        false
      default: true
      }
    }
  }

  private static func connect() throws(Failure) -> XConnection {
    let disabled = getenv("DUDEL_DISABLE").map { String(cString: $0) } ?? ""
    do { return try XConnection(disabled: .init(names: disabled)) } catch { throw failure(error) }
  }

  private static var displayName: String {
    getenv("DISPLAY").map { String(cString: $0) } ?? ""
  }

  private static func failure(_ error: XError) -> Failure {
    switch error {
    case .cannotOpenDisplay(let name): .failed("cannot open display \"\(name)\"")
    case .outOfMemory: .failed("there is no memory for the window")
    }
  }
}
