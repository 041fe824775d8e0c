import CX11
import Synchronization

/// Records X errors of the test process by connection, instead of ending the process as Xlib
/// would.
enum XErrorLog {
  private typealias Handler =
    @convention(c) (OpaquePointer?, UnsafeMutablePointer<XErrorEvent>?) -> Int32

  private struct State {
    var records: [OpaquePointerKey: [XErrorRecord]] = [:]
    var previous: Handler?
    var isInstalled = false
  }

  /// A display's address, as a value that may cross threads.
  private typealias OpaquePointerKey = UInt

  private static let state = Mutex(State())
  private static let handler: Handler = { display, event in XErrorLog.record(display, event) }

  private static func address(_ handler: Handler?) -> UInt {
    unsafeBitCast(handler, to: UInt.self)
  }

  /// Opens a connection, or returns nil, and begins to record its errors.
  static func open(_ name: String) -> OpaquePointer? {
    state.withLock { state in
      if !state.isInstalled {
        state.isInstalled = true
        // Must come before any other call to Xlib.
        _ = XInitThreads()
        // When this returns, the connection's own exit handler has the last word.
        XSetIOErrorHandler { _ in 0 }
      }
      // The program's own handler may have come in between, where its parts are tested.
      let previous = XSetErrorHandler(handler)
      if address(previous) != address(handler) { state.previous = previous }
    }
    guard let display = XOpenDisplay(name) else { return nil }
    state.withLock { $0.records[UInt(bitPattern: display)] = [] }
    XSetIOErrorExitHandler(display, { _, _ in }, nil)
    return display
  }

  /// Forgets a connection.
  static func forget(_ display: OpaquePointer) {
    state.withLock { $0.records[UInt(bitPattern: display)] = nil }
  }

  /// The errors of a connection so far.
  static func records(of display: OpaquePointer) -> [XErrorRecord] {
    state.withLock { $0.records[UInt(bitPattern: display)] ?? [] }
  }

  /// Foreign connections' errors go to the handler that was there before.
  private static func record(
    _ display: OpaquePointer?, _ event: UnsafeMutablePointer<XErrorEvent>?
  ) -> Int32 {
    guard let display, let error = event?.pointee else { return 0 }
    let entry = XErrorRecord(
      code: Int(error.error_code), request: Int(error.request_code), resource: error.resourceid)
    let key = UInt(bitPattern: display)
    let previous: Handler? = state.withLock { state in
      guard state.records[key] != nil else { return state.previous }
      state.records[key]?.append(entry)
      return nil
    }
    return previous?(display, event) ?? 0
  }
}
