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
    /// Another program has destroyed the window.
    case windowDestroyed
  }

  /// What the application leaves to whoever runs it.
  public struct Handlers {
    /// Does an effect that concerns files or other windows; what it knows at once, it tells.
    public var perform: (EditorEffect) -> [InputEvent]
    /// Sees every event before the editor does.
    public var record: ((InputEvent) -> Void)?
    /// Sees every event after the editor has handled it and before anything is painted; tells whether
    /// there is something to settle.
    public var handled: (InputEvent) -> Bool
    /// Does for the last event what may wait for its pixels, but not for the next event.
    public var settle: () -> Void

    /// Makes handlers.
    public init(
      perform: @escaping (EditorEffect) -> [InputEvent], record: ((InputEvent) -> Void)? = nil,
      handled: @escaping (InputEvent) -> Bool = { _ in false }, settle: @escaping () -> Void = {}
    ) {
      (self.perform, self.record) = (perform, record)
      (self.handled, self.settle) = (handled, settle)
    }
  }

  let connection: XConnection
  private let editor: Editor
  let scene: EditorScene
  let mailbox: EventMailbox
  let handlers: Handlers
  let window: XWindow
  let text: PangoTextLayout
  let inputMethod: XInputMethod
  var translator: XInputTranslator
  var view: XCanvasView
  let typing: XTyping
  let desktop: XDesktop
  /// Whether the user has chosen the scale.
  let isScaleFixed: Bool
  /// The size, in px at scale 1, that the window was asked to take last, until it answers.
  var askedSize: Size?
  let tint: XDamageTint
  /// The server's and the mailbox's.
  private var pollDescriptors: [pollfd]
  let selections: XSelections
  var timers = EventTimers()
  var pendingSize: (width: Int, height: Int)?
  var currentSize: (width: Int, height: Int)
  var startupNotice: XStartupNotice?
  var typedText = ""
  var awaitedFont: FontDescription?
  var isDone = false
  var isWindowDestroyed = false
  /// Whether the last event is to be settled.
  private var isUnsettled = false
  /// The server's time of what the user did last, or 0 where no event tells it.
  var userTime = Time(CurrentTime)

  /// Opens the window.
  ///
  /// - Parameters:
  ///   - scale: how many device px one px takes, or `nil` for what the desktop wants.
  ///   - appIcon: reads the program's own icon, which nobody needs before the first picture.
  ///   - showsDamage: whether what was painted last is tinted.
  public init(
    _ connection: XConnection, editor: Editor, icons: IconShelf, scale: Double?,
    text: PangoTextLayout, pictures: PictureShelf = PictureShelf(),
    appIcon: @escaping () -> Icon?, showsDamage: Bool = false, mailbox: EventMailbox,
    handlers: Handlers
  ) throws(XError) {
    self.connection = connection
    self.editor = editor
    desktop = XDesktop(connection)
    scene = EditorScene(
      editor: editor, theme: Self.theme(desktop.style), icons: icons, pictures: pictures)
    self.mailbox = mailbox
    pollDescriptors = [XConnectionNumber(connection.display), mailbox.descriptor].map {
      pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
    }
    self.text = text
    self.handlers = handlers
    selections = XSelections(connection)
    startupNotice = XStartupNotice(connection)
    isScaleFixed = scale != nil
    let scale = scale ?? desktop.style.scale
    tint = XDamageTint(isOn: showsDamage)
    window = XWindow(
      connection, size: editor.windowSize, scale: scale, desktopScale: desktop.style.scale,
      startupID: startupNotice?.id)
    window.setIcon(appIcon)
    inputMethod = XInputMethod(connection, client: window.id)
    translator = XInputTranslator(
      connection, window: window.id, scale: scale, inputMethod: inputMethod)
    currentSize = window.requestedSize
    view = try XCanvasView(
      window, scene: scene, text: text, width: currentSize.width, height: currentSize.height,
      tint: tint, replacing: nil, wake: Self.wake(mailbox))
    typing = XTyping(window, scene: scene, text: text, tint: tint)
    for effect in editor.openingEffects() { perform(effect) }
    window.map()
  }

  /// Runs until the window is closed, a signal asks for the end or the server is gone.
  ///
  /// - Parameters:
  ///   - path: the file to open.
  ///   - isPurpose: whether the program ends if that can't be done.
  ///   - script: events that are played first, as if they had come from the user.
  public func run(
    opening path: String? = nil, isPurpose: Bool = true, playing script: [InputEvent] = []
  ) -> Ending {
    TerminationSignals.install(waking: mailbox.wakeDescriptor)
    XFlush(connection.display)
    handle(.animationsAllowed(desktop.style.animates))
    if window.scale != 1 { handle(.scaleChanged(window.scale)) }
    // Before anything that was posted is looked at, such as the drawing in it.
    if let path { handle(.openRequested(path: path, isPurpose: isPurpose)) }
    var isScriptDue = !script.isEmpty
    var mayHaveMail = true
    while !isDone {
      drainServer()
      if isWindowDestroyed { break }
      settleTextInput()
      if XErrorLog.isConnectionLost { return .connectionLost }
      if mayHaveMail {
        for event in mailbox.collect() { handle(event) }
        view.collect()
      }
      for timer in timers.collect() { handle(.timer(timer)) }
      for event in selections.expire() { handle(event) }
      if TerminationSignals.last != 0 {
        for input in translator.finishComposing() { handle(input) }
        handle(.terminationRequested)
      }
      if isScriptDue {
        isScriptDue = false
        for event in script { handle(event) }
      }
      view.paint()
      typing.paint()
      if view.isUpToDate { window.painted() }
      if isUnsettled {
        XFlush(connection.display)
        settle()
      }
      window.showPointerShape()
      window.showIcon()
      prepareTextInput()
      window.publishUserTime()
      mayHaveMail = true
      // The pixels are on their way, and what has come meanwhile goes first. Handling may have
      // brought further events into Xlib's queue.
      if !isDone, XPending(connection.display) == 0, !view.prepareTiles() {
        mayHaveMail = sleep()
      }
    }
    if TerminationSignals.last == 0, selections.hasHeir {
      XUnmapWindow(connection.display, window.id)
      selections.handOver()
    }
    XSync(connection.display, 0)
    if isWindowDestroyed { return .windowDestroyed }
    return TerminationSignals.last == 0 ? .closed : .signalled(TerminationSignals.last)
  }

  /// Rings the mailbox, from any thread.
  static func wake(_ mailbox: EventMailbox) -> @Sendable () -> Void {
    { EventMailbox.wake(mailbox.wakeDescriptor) }
  }

  // MARK: - Events

  /// Handles all that has come, without sending yet what that asks for: it goes with the pixels.
  private func drainServer() {
    var event = XEvent()
    // Reads once: the end of the turn looks again, and each look is a call of the system.
    var mode = QueuedAfterReading
    while !isDone, !isWindowDestroyed, !XErrorLog.isConnectionLost,
      XEventsQueued(connection.display, mode) > 0
    {
      mode = QueuedAlready
      XNextEvent(connection.display, &event)
      let isFiltered = translator.filter(&event)
      for input in translator.takeComposing() { handle(input) }
      if isFiltered { continue }
      if event.type != ConfigureNotify { applyPendingSize() }
      desktop.note(event)
      if !typing.handle(event) { dispatch(&event) }
      noteFreeArea(after: event)
    }
    handleTyped()
    applyPendingSize()
    followDesktop()
  }

  /// Gives the editor the letters of one batch together, so that a long text is laid out once for
  /// all of them.
  private func handleTyped() {
    guard !typedText.isEmpty else { return }
    let text = typedText
    typedText = ""
    handle(.typed(text))
  }

  /// Records an event, gives it to the editor and performs what that asks for.
  func handle(_ event: InputEvent) {
    // Only the releases of the letters' own keys may come before them.
    if case .keyUp(let key) = event, key != .space {} else { handleTyped() }
    settle()
    handlers.record?(event)
    DebugLog.write(.input, "\(event)")
    if case .pressed(let contact) = event { prepare(for: contact) }
    let effects = editor.handle(event)
    isUnsettled = handlers.handled(event)
    for effect in effects { perform(effect) }
  }

  private func settle() {
    guard isUnsettled else { return }
    isUnsettled = false
    handlers.settle()
  }

  /// What a press changes before it means anything.
  private func prepare(for contact: Contact) {
    window.noteUserTime(Time(contact.time))
    for input in translator.finishComposing() { handle(input) }
    if !typing.hasFocus, !connection.hasWindowManager { window.takeFocus() }
  }

  func noteFreeArea(after event: XEvent?) {
    if let area = typing.newFreeArea(
      after: event, width: currentSize.width, height: currentSize.height)
    {
      handle(.freeAreaChanged(area))
    }
  }

  /// Waits for something to happen; tells whether the mailbox has something.
  private func sleep() -> Bool {
    pollDescriptors[0].revents = 0
    pollDescriptors[1].revents = 0
    // The largest number is that of -1, for none.
    let timeout = min(
      UInt32(bitPattern: timers.timeout), UInt32(bitPattern: inputMethod.timeout),
      UInt32(bitPattern: selections.timeout), UInt32(bitPattern: view.timeout))
    let count = poll(&pollDescriptors, 2, Int32(bitPattern: timeout))
    // A signal may have come between its wake-up byte and here.
    return count < 0 || pollDescriptors[1].revents != 0
  }
}
