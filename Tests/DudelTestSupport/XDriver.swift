import CX11

/// The test process's own connection to a server: plays mouse and keyboard through XTEST, looks
/// at windows and pixels, and plays the window manager.
///
/// Every verb returns when the server has done it. What the program under test makes of it takes
/// longer; wait for that with ``eventually(_:limit:_:)``. Coordinates are the root window's.
/// X errors are recorded in ``errors``, and a dead server makes calls fail, not the process.
public final class XDriver {
  /// The server, kept alive.
  public let server: XServer
  /// The root window.
  public let root: UInt
  let display: OpaquePointer
  private var isOpen = true

  /// Connects to a server.
  public init(_ server: XServer) throws {
    guard let display = XOpenDisplay(server.display) else {
      throw RigError("Can't open display \(server.display).")
    }
    XErrorLog.watch(display)
    self.server = server
    self.display = display
    root = XDefaultRootWindow(display)
  }

  deinit { close() }

  /// Ends the connection; no other call may follow.
  public func close() {
    guard isOpen else { return }
    isOpen = false
    XCloseDisplay(display)
    XErrorLog.forget(display)
  }

  /// The errors that the server reported to this connection.
  public var errors: [XErrorRecord] { XErrorLog.records(of: display) }

  /// Waits until the server has done all that was asked.
  public func sync() { XSync(display, 0) }

  func atom(_ name: String) -> UInt { XInternAtom(display, name, 0) }

  func atomName(_ atom: UInt) -> String? {
    guard atom != 0, let name = XGetAtomName(display, atom) else { return nil }
    defer { XFree(name) }
    return String(cString: name)
  }
}
