internal import CX11
internal import Synchronization

/// What the X server complained about, in place of Xlib's handlers, which end the process.
///
/// Handlers may not call Xlib, so they only take notes.
nonisolated enum XErrorLog {
  private struct Notes {
    var count = 0
    var lastCode: UInt8 = 0
  }

  private static let notes = Mutex(Notes())
  private static let isLost = Atomic(false)

  /// Tells whether the server is gone; then Xlib calls do nothing and return at once.
  static var isConnectionLost: Bool { isLost.load(ordering: .relaxed) }

  static func install() {
    XSetErrorHandler { _, event in
      let code = event?.pointee.error_code ?? 0
      XErrorLog.notes.withLock {
        $0.count += 1
        $0.lastCode = code
      }
      return 0
    }
    // The first handler must return for the exit handler below to have its turn.
    XSetIOErrorHandler { _ in 0 }
  }

  static func watch(_ display: OpaquePointer) {
    XSetIOErrorExitHandler(
      display, { _, _ in XErrorLog.isLost.store(true, ordering: .relaxed) }, nil)
  }

  /// Tells whether requests go through, by asking the server to have handled them all.
  static func succeeds(_ display: OpaquePointer, _ requests: () -> Void) -> Bool {
    XSync(display, 0)
    let before = notes.withLock(\.count)
    requests()
    XSync(display, 0)
    return notes.withLock(\.count) == before
  }
}
