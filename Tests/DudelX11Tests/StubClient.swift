import CX11
import DudelTestSupport

/// Another program on the display, which does with selections only what a test tells it to.
final class StubClient {
  /// A property as this program has read it.
  struct Value: Equatable {
    var type: String
    var format: Int
    var items: [UInt]

    var bytes: [UInt8] { items.map { UInt8(truncatingIfNeeded: $0) } }
  }

  let display: OpaquePointer
  let window: Window
  /// What it does when something asks it for a selection; nothing at first.
  var answer: (XSelectionRequestEvent) -> Void = { _ in }
  /// What it does when a property changes.
  var propertyChanged: (XPropertyEvent) -> Void = { _ in }
  /// The answers to its own requests.
  private(set) var notices: [XSelectionEvent] = []

  private let server: XServer

  init(_ server: XServer) throws {
    self.server = server
    guard let display = XOpenDisplay(server.display) else {
      throw RigError("Can't open \(server.display).")
    }
    self.display = display
    // A server that dies must not take the tests with it.
    XSetIOErrorExitHandler(display, { _, _ in }, nil)
    window = XCreateSimpleWindow(display, XDefaultRootWindow(display), 0, 0, 1, 1, 0, 0, 0)
    XSelectInput(display, window, PropertyChangeMask)
    XSync(display, 0)
  }

  isolated deinit { XCloseDisplay(display) }

  /// Handles what has come, without waiting.
  func step() {
    var event = XEvent()
    while XPending(display) > 0 {
      XNextEvent(display, &event)
      switch event.type {
      case SelectionRequest: answer(event.xselectionrequest)
      case SelectionNotify: notices.append(event.xselection)
      case PropertyNotify: propertyChanged(event.xproperty)
      default: break
      }
    }
    XFlush(display)
  }

  func atom(_ name: String) -> Atom { XInternAtom(display, name, 0) }

  func name(of atom: Atom) -> String? {
    guard let name = XGetAtomName(display, atom) else { return nil }
    defer { XFree(name) }
    return String(cString: name)
  }

  func own(_ selection: String) {
    XSetSelectionOwner(display, atom(selection), window, Time(CurrentTime))
    XSync(display, 0)
  }

  func owner(of selection: String) -> Window { XGetSelectionOwner(display, atom(selection)) }

  /// Asks the owner of a selection for something.
  func request(_ target: String, property: String? = "STUB", time: Time = Time(CurrentTime)) {
    XConvertSelection(
      display, atom("CLIPBOARD"), atom(target), property.map(atom) ?? 0, window, time)
    XFlush(display)
  }

  /// Answers a request: with a property that is written already, or for 0 by a refusal.
  func notify(_ request: XSelectionRequestEvent, property: Atom) {
    var event = XEvent()
    event.xselection.type = SelectionNotify
    event.xselection.requestor = request.requestor
    event.xselection.selection = request.selection
    event.xselection.target = request.target
    event.xselection.property = property
    event.xselection.time = request.time
    XSendEvent(display, request.requestor, 0, NoEventMask, &event)
    XFlush(display)
  }

  func set(_ property: Atom, of window: Window, type: String, bytes: [UInt8]) {
    XChangeProperty(
      display, window, property, atom(type), 8, PropModeReplace, bytes, Int32(bytes.count))
  }

  func set(_ property: Atom, of window: Window, type: String, items: [UInt]) {
    items.withUnsafeBytes { raw in
      _ = XChangeProperty(
        display, window, property, atom(type), 32, PropModeReplace,
        raw.bindMemory(to: UInt8.self).baseAddress, Int32(items.count))
    }
  }

  /// Offers these targets and refuses all else but what `convert` says.
  func offer(_ targets: [String], convert: @escaping (XSelectionRequestEvent) -> Bool) {
    answer = { [unowned self] request in
      if request.target == atom("TARGETS") {
        set(request.property, of: request.requestor, type: "ATOM", items: targets.map(atom))
        notify(request, property: request.property)
      } else {
        notify(request, property: convert(request) ? request.property : 0)
      }
    }
    own("CLIPBOARD")
  }

  /// The value of a property of this program's own window.
  func value(_ property: String) -> Value? {
    var (type, format): (Atom, Int32) = (0, 0)
    var (count, left): (UInt, UInt) = (0, 0)
    var data: UnsafeMutablePointer<UInt8>?
    XGetWindowProperty(
      display, window, atom(property), 0, 1 << 20, 0, Atom(AnyPropertyType), &type, &format,
      &count, &left, &data)
    defer { if let data { XFree(data) } }
    guard let data, type != 0, let name = name(of: type) else { return nil }
    let items: [UInt] =
      if format == 32 {
        data.withMemoryRebound(to: UInt.self, capacity: Int(count)) { longs in
          (0..<Int(count)).map { longs[$0] }
        }
      } else {
        (0..<Int(count)).map { UInt(data[$0]) }
      }
    return Value(type: name, format: Int(format), items: items)
  }
}
