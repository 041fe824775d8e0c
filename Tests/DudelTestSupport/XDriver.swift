import CX11
import CXTest

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
  let hasSync: Bool
  let hasInput2: Bool
  private var isOpen = true

  /// Connects to a server.
  public init(_ server: XServer) throws {
    guard let display = XErrorLog.open(server.display) else {
      throw RigError("Can't open display \(server.display).")
    }
    self.server = server
    self.display = display
    root = XDefaultRootWindow(display)
    // All extensions are met now: libX11 takes a dead server's missing answer to the first question
    // about one for whatever lay in memory, and crashes later.
    var (first, second, major, minor): (Int32, Int32, Int32, Int32) = (0, 0, 2, 2)
    let isKnown = XTestQueryExtension(display, &first, &second, &major, &minor)
    hasSync =
      XSyncQueryExtension(display, &first, &second) != 0
      && XSyncInitialize(display, &major, &minor) != 0
    (major, minor) = (2, 2)
    hasInput2 = XIQueryVersion(display, &major, &minor) == Success
    guard isKnown != 0 else { throw RigError("\(server.display) has no XTEST.") }
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
