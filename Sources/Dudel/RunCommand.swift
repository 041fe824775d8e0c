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
  private let options: WindowOptions
  private let file = DrawingFile()
  private let mailbox = EventMailbox()
  private var saving: BackgroundThread?

  init(_ options: WindowOptions) { self.options = options }

  /// Runs until the window is closed and returns the exit status.
  func run() throws(Failure) -> Int32 {
    try options.file.map(SaveDestination.check)
    let played = try options.play.map(Recording.init(path:))
    let connection = try Self.connect()
    let text = PangoTextLayout()
    guard
      let editor = Editor(
        tool: options.tool ?? played?.header.tool, path: options.file, windowSize: options.size,
        text: text)
    else { throw .failed("there is no tool") }
    let recorder = try options.record.map { path throws(Failure) in
      try Recorder(path: path, tool: editor.currentDescriptor.id)
    }
    recorder?.record(.resized(editor.windowSize))

    let application: XApplication
    do {
      application = try XApplication(
        connection, editor: editor, icons: IconSet.interface, scale: options.scale, text: text,
        appIcon: IconSet.program, mailbox: mailbox,
        handlers: .init(
          save: { [unowned self] in save(editor, path: $0, replacing: $1) },
          suggestPath: { $0 ?? PicturesFolder.newPath() },
          record: recorder.map { recorder in { recorder.record($0) } }))
    } catch { throw Self.failure(error) }
    let ending = application.run(playing: played.map(Self.script) ?? [])
    saving?.join()
    recorder?.finish()
    switch ending {
    case .closed: return 0
    case .signalled(let number): return number == SIGTERM || number == SIGHUP ? 0 : 128 + number
    case .connectionLost:
      throw .failed("lost the connection to display “\(Self.displayName)”")
    case .windowDestroyed: throw .failed("another program has destroyed the window")
    }
  }

  private func save(_ editor: Editor, path: String, replacing: Bool) {
    let (drawing, page) = (editor.drawing, editor.page)
    let (file, mailbox) = (file, mailbox)
    saving?.join()
    saving = BackgroundThread {
      mailbox.post(
        .saveFinished(file.save(drawing, page: page, path: path, replacing: replacing)))
    }
    if saving == nil {
      mailbox.post(.saveFinished(file.save(drawing, page: page, path: path, replacing: replacing)))
    }
  }

  private static func script(_ recording: Recording) -> [InputEvent] {
    // What the window and the disk answered then, they answer anew.
    recording.events.filter { event in
      switch event {
      case .resized, .saveFinished, .pathSuggested, .freeAreaChanged: false
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
