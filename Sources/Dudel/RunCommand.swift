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

  /// What there is to begin with.
  private enum Start {
    case nothing
    /// A file that Save will make.
    case newFile(String)
    case file(String)
  }

  private let options: WindowOptions
  /// Whether nobody sees the standard error: the desktop has started the program.
  private let isDesktops = getenv("DESKTOP_STARTUP_ID") != nil && isatty(STDERR_FILENO) == 0
  private let mailbox = EventMailbox()
  private let session: Session
  private let pictures = PictureShelf()

  init(_ options: WindowOptions) {
    self.options = options
    session = Session(mailbox, scale: options.scale, isRecorded: options.record != nil)
  }

  /// Runs until the window is closed and returns the exit status.
  func run() throws(Failure) -> Int32 {
    let start = try start()
    var (opened, path): (String?, String?) = (nil, nil)
    switch start {
    case .nothing: break
    case .newFile(let file): path = file
    case .file(let file): opened = file
    }
    if let opened { session.begin(with: opened) }
    let played = try options.play.map(Recording.init(path:))
    let connection = try Self.connect()
    let text = PangoTextLayout()
    let editor = try makeEditor(tool: played?.header.tool, path: path, text)
    let recorder = try options.record.map { path throws(Failure) in
      try Recorder(path: path, tool: editor.currentDescriptor.id)
    }
    recorder?.record(.resized(editor.windowSize))
    if opened != nil { mailbox.wait(milliseconds: Self.patience) }
    if let failure { throw failure }

    let application = try makeApplication(connection, editor, text, recorder)
    // The window that was asked for one offers the others.
    if options.recover == nil { session.findLostWork(pictures: pictures) }
    let first =
      (SettingsFile.read().map { [InputEvent.settingsRead($0)] } ?? [])
      + (options.recover.map { [InputEvent.recoverRequested(id: $0)] } ?? [])
    let ending = application.run(
      opening: opened, isPurpose: !isDesktops, playing: first + (played.map(Self.script) ?? []))
    session.finish(editor, isClosed: ending == .closed)
    recorder?.finish()
    if ending == .closed, let failure { throw failure }
    return try Self.status(of: ending)
  }

  /// Looks at the FILE.
  private func start() throws(Failure) -> Start {
    guard let path = options.file else { return .nothing }
    do throws(FileError) {
      return try SaveDestination.exists(path) ? .file(path) : .newFile(path)
    } catch {
      guard isDesktops else { throw .file(error.path, error.reason) }
      mailbox.post(.windowFailed(path: error.path, reason: error.reason))
      return .nothing
    }
  }

  /// What ends the program, unless it is told in the window.
  private var failure: Failure? { isDesktops ? nil : session.failure }

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
        pictures: pictures, appIcon: { IconSet.program }, showsDamage: options.showsDamage,
        mailbox: mailbox,
        handlers: .init(
          perform: { [unowned session] in session.perform($0, of: editor) },
          record: recorder.map { recorder in { recorder.record($0) } },
          handled: { [unowned session] in session.handled($0, by: editor) },
          settle: { [unowned session] in session.settle(editor) }))
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
        .recoveryFailed, .scaleChanged:
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
