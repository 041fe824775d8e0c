internal import CX11
internal import Glibc

/// A program that serves an input method on the display.
struct XInputMethodServer {
  /// The selection by which it is known.
  private let selection: Atom
  private let owner: Window

  /// The server of a name that runs, or any server for an empty name.
  static func find(_ name: String, _ connection: XConnection) -> XInputMethodServer? {
    let display = connection.display
    let servers = connection.readProperty(connection.atoms[.ximServers], of: connection.root) ?? []
    for selection in servers.prefix(64) {
      let owner = XGetSelectionOwner(display, selection)
      guard owner != 0, let text = XGetAtomName(display, selection) else { continue }
      defer { XFree(text) }
      if matches(String(cString: text), name) {
        return XInputMethodServer(selection: selection, owner: owner)
      }
    }
    return nil
  }

  /// Tells whether a server announced as `@server=NAME,NAME…` has a name.
  static func matches(_ announced: String, _ name: String) -> Bool {
    guard !name.isEmpty else { return true }
    let category = "@server="
    guard announced.hasPrefix(category) else { return false }
    return announced.dropFirst(category.count).split(separator: ",").contains { $0 == name }
  }

  /// The name of the input method in a locale's modifiers, `@im=NAME`.
  static func name(inModifiers modifiers: String) -> String {
    let parts = modifiers.split(separator: "@")
    guard let part = parts.first(where: { $0.hasPrefix("im=") }) else { return "" }
    return String(part.dropFirst(3))
  }

  /// Asks the server something simple, since Xlib's own questions wait for an answer for ever.
  func isAnswering(_ connection: XConnection, within milliseconds: Int = 250) -> Bool {
    let display = connection.display
    guard XGetSelectionOwner(display, selection) == owner else { return false }
    let locales = connection.atoms[.locales]
    var attributes = XSetWindowAttributes()
    let window = XCreateWindow(
      display, connection.root, -1, -1, 1, 1, 0, 0, UInt32(InputOnly), nil, 0, &attributes)
    XConvertSelection(display, selection, locales, locales, window, Time(CurrentTime))
    let end = MonotonicClock.milliseconds + milliseconds
    var event = XEvent()
    while XCheckTypedWindowEvent(display, window, SelectionNotify, &event) == 0 {
      let rest = end - MonotonicClock.milliseconds
      // A late answer must find its window, so that this stays.
      guard rest > 0, !XErrorLog.isConnectionLost else { return false }
      var descriptor = pollfd(
        fd: XConnectionNumber(display), events: Int16(POLLIN), revents: 0)
      poll(&descriptor, 1, Int32(clamping: rest))
    }
    XDestroyWindow(display, window)
    return true
  }
}
