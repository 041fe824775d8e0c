internal import CX11
public import DudelCairo
public import DudelEditor
internal import DudelGeometry
public import DudelModel
internal import Glibc

/// Runs the editor in a window: events in, effects out, one paint for each batch.
public final class XApplication {
  /// Why the program ends.
  public enum Ending: Equatable, Sendable {
    case closed
    case signalled(Int32)
    case connectionLost
  }

  /// What the application leaves to whoever runs it.
  public struct Handlers {
    /// Writes the drawing and posts the outcome; a path of `nil` means a new file.
    public var save: (_ path: String?, _ replacing: Bool) -> Void
    /// Sees every event before the editor does.
    public var record: ((InputEvent) -> Void)?

    /// Makes handlers.
    public init(
      save: @escaping (_ path: String?, _ replacing: Bool) -> Void,
      record: ((InputEvent) -> Void)? = nil
    ) {
      (self.save, self.record) = (save, record)
    }
  }

  private let connection: XConnection
  private let editor: Editor
  private let scene: EditorScene
  private let mailbox: EventMailbox
  private let handlers: Handlers
  private let window: XWindow
  private let text: PangoTextLayout
  private var translator: XInputTranslator
  private var view: XCanvasView
  private var timers = EventTimers()
  private var pendingSize: (width: Int, height: Int)?
  private var currentSize: (width: Int, height: Int)
  private var startupNotice: XStartupNotice?
  private var isDone = false

  /// Opens the window.
  ///
  /// - Parameter scale: how many device px one px takes, or `nil` for what the desktop wants.
  public init(
    _ connection: XConnection, editor: Editor, icons: [String: Icon], scale: Double?,
    text: PangoTextLayout,
    appIcon: Icon?, mailbox: EventMailbox, handlers: Handlers
  ) throws(XError) {
    self.connection = connection
    self.editor = editor
    let desktop = XDesktopStyle(connection)
    scene = EditorScene(editor: editor, theme: desktop.isDark ? .dark : .light, icons: icons)
    self.mailbox = mailbox
    self.text = text
    self.handlers = handlers
    startupNotice = XStartupNotice(connection)
    let scale = scale ?? desktop.scale
    window = XWindow(
      connection, size: editor.windowSize, scale: scale, desktopScale: desktop.scale)
    if let appIcon { window.setIcon(appIcon) }
    translator = XInputTranslator(connection, window: window.id, scale: scale)
    currentSize = window.requestedSize
    view = try XCanvasView(
      window, scene: scene, text: text, width: currentSize.width, height: currentSize.height,
      replacing: nil)
    for effect in editor.openingEffects() { perform(effect) }
    window.map()
  }

  /// Runs until the window is closed, a signal asks for the end or the server is gone.
  ///
  /// - Parameter script: events that are played first, as if they had come from the user.
  public func run(playing script: [InputEvent] = []) -> Ending {
    TerminationSignals.install(waking: mailbox.wakeDescriptor)
    XFlush(connection.display)
    var isScriptDue = !script.isEmpty
    while !isDone {
      drainServer()
      if XErrorLog.isConnectionLost { return .connectionLost }
      for event in mailbox.collect() { handle(event) }
      for timer in timers.collect() { handle(.timer(timer)) }
      if TerminationSignals.last != 0 { handle(.terminationRequested) }
      if isScriptDue {
        isScriptDue = false
        for event in script { handle(event) }
      }
      view.paint()
      if view.isUpToDate { window.painted() }
      window.showPointerShape()
      // Handling may have brought further events into Xlib's queue.
      if !isDone, XPending(connection.display) == 0 { sleep() }
    }
    XSync(connection.display, 0)
    return TerminationSignals.last == 0 ? .closed : .signalled(TerminationSignals.last)
  }

  // MARK: - Events

  private func drainServer() {
    var event = XEvent()
    while !isDone, !XErrorLog.isConnectionLost, XPending(connection.display) > 0 {
      XNextEvent(connection.display, &event)
      if event.type != ConfigureNotify { applyPendingSize() }
      dispatch(&event)
    }
    applyPendingSize()
  }

  private func dispatch(_ event: inout XEvent) {
    switch event.type {
    case ConfigureNotify: configure(event.xconfigure)
    case Expose:
      let area = event.xexpose
      view.expose(
        PixelRect(
          x: Int(area.x), y: Int(area.y), width: Int(area.width), height: Int(area.height)))
    case MapNotify: mapped()
    case ClientMessage:
      if window.answer(event.xclient) == .close { handle(.closeRequested) }
    case connection.shmCompletionEvent where connection.shmCompletionEvent > 0:
      view.transferEnded()
    case KeyPress:
      window.noteUserTime(event.xkey.time)
      translate(&event)
    default: translate(&event)
    }
  }

  private func translate(_ event: inout XEvent) {
    for input in translator.translate(&event) { handle(input) }
  }

  private func handle(_ event: InputEvent) {
    handlers.record?(event)
    DebugLog.write(.input, "\(event)")
    if case .pressed(let contact) = event { window.noteUserTime(Time(contact.time)) }
    for effect in editor.handle(event) { perform(effect) }
  }

  private func mapped() {
    if !connection.hasWindowManager { window.takeFocus() }
    startupNotice?.send(from: window.id)
    startupNotice = nil
  }

  private func configure(_ event: XConfigureEvent) {
    guard event.window == window.id else { return }
    window.configured()
    // Other clients can send any size; the server itself stays within these.
    guard (1...32_767).contains(event.width), (1...32_767).contains(event.height) else { return }
    pendingSize = (Int(event.width), Int(event.height))
  }

  private func applyPendingSize() {
    guard let size = pendingSize else { return }
    pendingSize = nil
    guard size != currentSize else { return }
    handle(
      .resized(
        Size(
          width: Double(size.width) / window.scale, height: Double(size.height) / window.scale)))
    // Without memory for the new size the old pixels still serve.
    guard
      let new = try? XCanvasView(
        window, scene: scene, text: text, width: size.width, height: size.height, replacing: view)
    else { return }
    view = new
    currentSize = size
  }

  private func sleep() {
    var descriptors = [
      pollfd(fd: XConnectionNumber(connection.display), events: Int16(POLLIN), revents: 0),
      pollfd(fd: mailbox.descriptor, events: Int16(POLLIN), revents: 0),
    ]
    poll(&descriptors, nfds_t(descriptors.count), timers.timeout)
  }

  // MARK: - Effects

  private func perform(_ effect: EditorEffect) {
    switch effect {
    case .redraw(let rect): view.redraw(rect)
    case .repaintDrawing(let rect): view.repaintDrawing(rect)
    case .paintNewest(let count, let rect): view.paintNewest(count, rect)
    case .setTitle(let title): window.setTitle(title)
    case .setPointerShape(let shape): window.setPointerShape(shape)
    case .startTimer(let timer, let milliseconds): timers.start(timer, milliseconds: milliseconds)
    case .stopTimer(let timer): timers.stop(timer)
    case .save(let path, let replacing): handlers.save(path, replacing)
    case .offer, .paste: break
    case .toggleFullScreen: window.toggleFullScreen()
    case .quit: isDone = true
    }
  }
}
