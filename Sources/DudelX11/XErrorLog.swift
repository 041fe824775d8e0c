internal import CX11
internal import CX11Shims
internal import DudelEditor
internal import Glibc
internal import Synchronization

/// What the X server complained about, in place of Xlib's handlers, which end the process.
///
/// Handlers may not call Xlib, so they only take notes.
nonisolated enum XErrorLog {
  private static let lastErrorSerial = Atomic<UInt>(0)
  /// The address of the connection that the last error came from.
  private static let lastErrorDisplay = Atomic<UInt>(0)
  private static let isLost = Atomic(false)
  /// The address of the connection that is watched.
  private static let watchedDisplay = Atomic<UInt>(0)

  /// Tells whether the server is gone; then Xlib calls do nothing and return at once.
  static var isConnectionLost: Bool { isLost.load(ordering: .relaxed) }

  /// Takes the place of Xlib's handlers, once for all connections.
  static func install() { installation }

  private static let installation: Void = {
    XSetErrorHandler { display, event in
      let code = event?.pointee.error_code ?? 0
      DebugLog.write(.x11, "error \(code), request \(event?.pointee.request_code ?? 0)")
      XErrorLog.lastErrorSerial.store(event?.pointee.serial ?? 0, ordering: .relaxed)
      XErrorLog.lastErrorDisplay.store(UInt(bitPattern: display), ordering: .relaxed)
      return 0
    }
    // The first handler must return for the exit handler below to have its turn. While there is none
    // yet, Xlib's own ends the program without a word: libraries that are asking the server what it
    // can do would go on with what was never answered, and nothing is lost before there is a window.
    XSetIOErrorHandler { display in
      if XErrorLog.watchedDisplay.load(ordering: .relaxed) != UInt(bitPattern: display) {
        let line = Array("dudel: lost the connection to the display\n".utf8)
        _ = write(STDERR_FILENO, line, line.count)
      }
      return 0
    }
  }()

  /// Lets the program outlive the loss of a connection that has told all that there is to know of
  /// its server.
  static func watch(_ display: OpaquePointer) {
    lastErrorSerial.store(0, ordering: .relaxed)
    watchedDisplay.store(UInt(bitPattern: display), ordering: .relaxed)
    XSetIOErrorExitHandler(
      display,
      { display, _ in
        XErrorLog.isLost.store(true, ordering: .relaxed)
        dudel_forget_requests(display)
      }, nil)
  }

  /// Tells whether requests go through, by asking the server to have handled them all.
  static func succeeds(_ display: OpaquePointer, _ requests: () -> Void) -> Bool {
    let first = XNextRequest(display)
    requests()
    XSync(display, 0)
    return lastErrorDisplay.load(ordering: .relaxed) != UInt(bitPattern: display)
      || lastErrorSerial.load(ordering: .relaxed) < first
  }
}
