internal import CX11
internal import CX11Shims
internal import DudelEditor
internal import Glibc

/// The user's input method: dead keys, Compose, and servers for the scripts of the world.
///
/// It lies idle until text is edited. Where a server is missing, silent or dead, the input method
/// inside Xlib takes over, and where that is missing too, the keyboard's layout alone.
@MainActor
final class XInputMethod {
  let connection: XConnection
  let client: Window
  let clock: () -> Int
  let inbox = XInputMethodInbox()
  private let listener: UnsafeMutablePointer<dudel_im_listener>
  /// Tells whether Xlib may still call the listener for something that was given up.
  var isListenerLent = false

  var isOpen = false
  var method: XIM?
  /// The server behind the input method; `nil` for the one inside Xlib.
  var server: XInputMethodServer?
  var context: XInputContext?
  var watchdog = InputMethodWatchdog()
  var heardAt = 0
  /// The name of the server that the user wants, or nothing for any.
  private(set) var wantedName = ""
  /// The name of the server that may come yet.
  var awaited: String?
  var areServersNew = false
  /// Tells whether the input method inside Xlib has taken keys that it may compose a text of.
  var isTextDue = false

  /// Windows whose keys Xlib still takes for a server that was given up; a stand-in, never shown,
  /// takes their place.
  var lostWindows: Set<Window> = []
  var standIn: Window = 0

  /// The window in which text is edited, if it is.
  private(set) var window: Window?
  var isPaused = false
  var spot: (wanted: PixelSpot?, sent: PixelSpot?)
  private var shown = Preedit()

  /// A place in the window, in device px.
  struct PixelSpot: Equatable {
    let x: Int
    let y: Int
  }

  /// Prepares an input method for a top-level window, without a word to the server yet.
  init(
    _ connection: XConnection, client: Window,
    clock: @escaping () -> Int = { MonotonicClock.milliseconds }
  ) {
    (self.connection, self.client, self.clock) = (connection, client, clock)
    listener = inbox.makeListener()
  }

  isolated deinit {
    close()
    if !isListenerLent { XInputMethodInbox.release(listener) }
  }

  // MARK: - Opening

  /// Opens what the user has chosen, or the next best thing; the first call does the work.
  func open() {
    guard !isOpen, !XErrorLog.isConnectionLost else { return }
    isOpen = true
    guard connection.features.contains(.xim) else { return }
    if XSupportsLocale() == 0 { setlocale(LC_CTYPE, "C.UTF-8") }
    let modifiers = XSetLocaleModifiers("").map { String(cString: $0) } ?? ""
    let name = XInputMethodServer.name(inModifiers: modifiers)
    guard name != "none", name != "local" else { return openLocal() }
    wantedName = name
    guard let found = XInputMethodServer.find(name, connection), found.isAnswering(connection),
      let method = XOpenIM(connection.display, nil, nil, nil)
    else {
      openLocal()
      return awaitServer(name)
    }
    adopt(method, of: found)
  }

  func openLocal() {
    guard connection.features.contains(.xim) else { return }
    XSetLocaleModifiers("@im=none")
    guard let method = XOpenIM(connection.display, nil, nil, nil) else {
      DebugLog.write(.x11, "no input method at all")
      return
    }
    adopt(method, of: nil)
  }

  private func adopt(_ method: XIM, of server: XInputMethodServer?) {
    DebugLog.write(.x11, server == nil ? "input method inside Xlib" : "input method of a server")
    (self.method, self.server, awaited) = (method, server, nil)
    dudel_im_watch(method, listener)
  }

  /// Has the root window tell when servers come; Xlib's own way to wait for one may block.
  func awaitServer(_ name: String) {
    guard !name.isEmpty else { return }
    awaited = name
    connection.addEvents(PropertyChangeMask, of: connection.root)
  }

  // MARK: - Focus

  /// Text is edited in a window from now on.
  func focus(_ window: Window) {
    open()
    if self.window != nil { unfocus() }
    self.window = window
    isPaused = false
    prepareContext(for: window)
  }

  /// Text is edited no more; what is unfinished is gone, so call ``reset()`` before.
  func unfocus() {
    guard window != nil else { return }
    replaceIfSilent()
    if !isPaused { context?.unsetFocus() }
    window = nil
    (isPaused, isTextDue) = (false, false)
    inbox.preedit.clear()
    watchdog.hear()
    spot = (nil, nil)
  }

  /// The window that edits text has lost the keyboard for a while.
  func pause() {
    guard window != nil, !isPaused else { return }
    replaceIfSilent()
    isPaused = true
    context?.unsetFocus()
  }

  /// The window that edits text has the keyboard again.
  func resume() {
    guard window != nil, isPaused else { return }
    replaceIfSilent()
    isPaused = false
    context?.setFocus()
  }

  func prepareContext(for window: Window) {
    guard let method else { return }
    if let server, !server.isAnswering(connection) { return replaceByLocal() }
    if let context {
      context.setWindow(keyWindow(window))
    } else {
      context = XInputContext(
        method, client: client, window: keyWindow(window), listener: listener)
    }
    guard let context else { return server == nil ? () : replaceByLocal() }
    let wanted = context.wantedEvents
    if wanted != 0 { connection.addEvents(wanted, of: window) }
    if !isPaused { context.setFocus() }
    sendSpot()
  }

  // MARK: - Keys

  /// Shows the input method an event; `true` means that the event is its own.
  func filter(_ event: inout XEvent) -> Bool {
    guard isOpen else { return false }
    let type = event.type
    if type == PropertyNotify, awaited != nil,
      event.xproperty.window == connection.root,
      event.xproperty.atom == connection.atoms[.ximServers]
    {
      areServersNew = true
    }
    let isKey = type == KeyPress || type == KeyRelease
    if isKey, window == nil { return false }
    let place = isKey ? keyWindow(event.xkey.window) : 0
    guard XFilterEvent(&event, place) != 0 else { return false }
    if type == KeyPress { isTextDue = true }
    guard server != nil else { return true }
    if type == KeyPress {
      watchdog.swallow(at: clock())
    } else if !isKey {
      hear()
    }
    return true
  }

  /// What a key press brings that the input method let through or has made itself.
  func lookUp(_ event: XKeyEvent) -> KeyInput {
    hear()
    guard let context else { return .plain(event) }
    if event.keycode == 0 {
      // Other programs can send such events too, which Xlib is not always ready for.
      guard event.send_event == 0, server != nil || isTextDue else { return .none }
      isTextDue = false
    }
    return context.lookUp(event)
  }

  /// Ends a composition and returns the text to keep.
  func reset() -> String {
    defer { inbox.preedit.clear() }
    replaceIfSilent()
    watchdog.hear()
    return context?.reset() ?? ""
  }

  private func hear() {
    watchdog.hear()
    heardAt = clock()
  }

  /// The window by which the input method knows a window's keys.
  private func keyWindow(_ window: Window) -> Window {
    lostWindows.contains(window) ? standIn : window
  }

  /// Tells whether unfinished text is shown.
  var isComposing: Bool { !inbox.preedit.isEmpty || !shown.isEmpty }

  /// The changes of the unfinished text since the last call.
  func takeEvents() -> [InputEvent] {
    guard inbox.preedit != shown else { return [] }
    shown = inbox.preedit
    return [.composing(shown.text, caret: shown.caret)]
  }

  // MARK: - Caret

  /// Where the caret is: the top of its line in device px of the window, and its height.
  func setSpot(x: Int, y: Int, height: Int) {
    spot.wanted = PixelSpot(x: x, y: y + height)
    sendSpot()
  }

  /// Waits with the spot while keys are under way: sent between them it would mix up their order.
  func sendSpot() {
    guard context?.usesSpot == true, let wanted = spot.wanted, wanted != spot.sent,
      !watchdog.isWaiting
    else { return }
    spot.sent = wanted
    replaceIfSilent()
    context?.setSpot(x: wanted.x, y: wanted.y)
  }
}
