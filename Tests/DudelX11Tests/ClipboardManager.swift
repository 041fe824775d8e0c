import CX11
import DudelTestSupport

/// A clipboard manager that saves one text, on a thread of its own.
nonisolated final class ClipboardManager: @unchecked Sendable {
  private let display: OpaquePointer
  private let window: Window

  private let server: XServer

  init(_ server: XServer) throws {
    self.server = server
    guard let display = XOpenDisplay(server.display) else {
      throw RigError("Can't open \(server.display).")
    }
    self.display = display
    XSetIOErrorExitHandler(display, { _, _ in }, nil)
    window = XCreateSimpleWindow(display, XDefaultRootWindow(display), 0, 0, 1, 1, 0, 0, 0)
    XSelectInput(display, window, PropertyChangeMask)
    XSetSelectionOwner(display, atom("CLIPBOARD_MANAGER"), window, Time(CurrentTime))
    XSync(display, 0)
  }

  deinit { XCloseDisplay(display) }

  /// Saves the text when it is asked to; tells how many bytes that were.
  func run() throws -> Int {
    let request = try next(SelectionRequest).xselectionrequest
    guard request.target == atom("SAVE_TARGETS") else { throw RigError("Another target.") }
    XConvertSelection(
      display, atom("CLIPBOARD"), atom("UTF8_STRING"), atom("SAVED"), window, request.time)
    guard try next(SelectionNotify).xselection.property != 0 else { throw RigError("Refused.") }
    var (type, count) = take()
    if type == atom("INCR") {
      var piece = 0
      count = 0
      repeat {
        while try next(PropertyNotify).xproperty.state != PropertyNewValue {}
        (type, piece) = take()
        count += piece
      } while type == 0 || piece > 0
    }
    var event = XEvent()
    event.xselection.type = SelectionNotify
    event.xselection.requestor = request.requestor
    event.xselection.selection = request.selection
    event.xselection.target = request.target
    event.xselection.property = request.property
    event.xselection.time = request.time
    XSendEvent(display, request.requestor, 0, NoEventMask, &event)
    XSync(display, 0)
    return count
  }

  private func atom(_ name: String) -> Atom { XInternAtom(display, name, 0) }

  private func next(_ type: Int32) throws -> XEvent {
    var event = XEvent()
    try eventually("event \(type) at the manager") {
      XCheckTypedEvent(display, type, &event) != 0
    }
    return event
  }

  private func take() -> (type: Atom, count: Int) {
    var (type, format): (Atom, Int32) = (0, 0)
    var (count, left): (UInt, UInt) = (0, 0)
    var data: UnsafeMutablePointer<UInt8>?
    XGetWindowProperty(
      display, window, atom("SAVED"), 0, 1 << 20, 1, Atom(AnyPropertyType), &type, &format, &count,
      &left, &data)
    if let data { XFree(data) }
    return (type, Int(count))
  }
}
