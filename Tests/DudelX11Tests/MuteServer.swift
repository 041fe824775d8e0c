import CX11
import DudelTestSupport

/// An input method's server that never answers anything.
@MainActor
final class MuteServer {
  private let display: OpaquePointer

  init(_ name: String) throws {
    guard let display = XOpenDisplay(name) else { throw RigError("Can't open \(name).") }
    self.display = display
    // The X server may be gone before this is.
    XSetIOErrorExitHandler(display, { _, _ in }, nil)
    let root = XDefaultRootWindow(display)
    let window = XCreateSimpleWindow(display, root, 0, 0, 1, 1, 0, 0, 0)
    var server = XInternAtom(display, "@server=mute", 0)
    XSetSelectionOwner(display, server, window, Time(CurrentTime))
    withUnsafeMutableBytes(of: &server) { bytes in
      _ = XChangeProperty(
        display, root, XInternAtom(display, "XIM_SERVERS", 0), XA_ATOM, 32, PropModeReplace,
        bytes.bindMemory(to: UInt8.self).baseAddress, 1)
    }
    XSync(display, 0)
  }

  isolated deinit { XCloseDisplay(display) }
}
