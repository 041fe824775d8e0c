internal import CX11
internal import Glibc

/// The connection to the X server, open as long as this object lives.
@MainActor
public final class XConnection {
  /// What the server can do, less what the user switched off.
  public nonisolated struct Features: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int
    /// Makes a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Touches, sub-pixel places (XInput2 from 2.2 on).
    public static let xi2 = Features(rawValue: 1)
    /// Pixels through shared memory.
    public static let shm = Features(rawValue: 2)
    /// Resizing in step with the window manager.
    public static let sync = Features(rawValue: 4)
    /// Input methods, in servers and inside Xlib.
    public static let xim = Features(rawValue: 8)

    /// The features named in a list such as `xi2,shm`.
    public init(names: String) {
      self = names.split(separator: ",").reduce(into: Features()) { result, name in
        switch name {
        case "xi2": result.insert(.xi2)
        case "shm": result.insert(.shm)
        case "sync": result.insert(.sync)
        case "xim": result.insert(.xim)
        default: break
        }
      }
    }
  }

  let display: OpaquePointer
  let screen: Int32
  let root: Window
  let atoms: XAtoms
  let features: Features
  /// The number by which XInput2's events are known.
  let xi2Opcode: Int32
  /// Whether the server tells of gestures on touchpads (XInput 2.4).
  let hasGestures: Bool
  /// The number of the first event of the keyboard extension.
  let xkbEventBase: Int32
  /// The number of the event that ends a transfer of pixels.
  let shmCompletionEvent: Int32

  /// Opens the display that the environment names.
  public convenience init(disabled: Features = []) throws(XError) {
    try self.init(displayName: nil, disabled: disabled)
  }

  /// Opens a display by its name, or for `nil` the one that the environment names.
  init(displayName: String?, disabled: Features = []) throws(XError) {
    XErrorLog.install()
    guard let display = XOpenDisplay(displayName) else {
      throw .cannotOpenDisplay(String(cString: XDisplayName(displayName)))
    }
    self.display = display
    screen = XDefaultScreen(display)
    root = XRootWindow(display, screen)
    atoms = XAtoms(display, screen: screen)
    _ = fcntl(XConnectionNumber(display), F_SETFD, FD_CLOEXEC)

    var features: Features = disabled.contains(.xim) ? [] : .xim
    let xi2 = disabled.contains(.xi2) ? nil : Self.xi2(display)
    if xi2 != nil { features.insert(.xi2) }
    xi2Opcode = xi2?.opcode ?? 0
    hasGestures = xi2?.hasGestures ?? false
    let hasShm = !disabled.contains(.shm) && XShmQueryExtension(display) != 0
    if hasShm { features.insert(.shm) }
    shmCompletionEvent = hasShm ? XShmGetEventBase(display) + ShmCompletion : -1
    if !disabled.contains(.sync), Self.hasSync(display) { features.insert(.sync) }
    self.features = features

    var (xkbOpcode, xkbEvent, xkbError): (Int32, Int32, Int32) = (0, 0, 0)
    var (major, minor): (Int32, Int32) = (XkbMajorVersion, XkbMinorVersion)
    let hasXkb = XkbQueryExtension(display, &xkbOpcode, &xkbEvent, &xkbError, &major, &minor) != 0
    xkbEventBase = hasXkb ? xkbEvent : -1
    if hasXkb { Self.prepareKeyboard(display) }
    XErrorLog.watch(display)
  }

  isolated deinit { XCloseDisplay(display) }

  /// Tells whether a window manager looks after windows now.
  var hasWindowManager: Bool {
    // One that has gone may have left its mark behind, but not the window that the mark names.
    guard let window = checkWindow(of: root) else { return false }
    return checkWindow(of: window) == window
  }

  private func checkWindow(of window: Window) -> Window? {
    readProperty(atoms[.supportingWMCheck], of: window)?.first.map { $0 & 0xffff_ffff }
  }

  /// Asks for more of a window's events, beside those that it is asked for already.
  func addEvents(_ mask: Int, of window: Window) {
    var attributes = XWindowAttributes()
    guard XGetWindowAttributes(display, window, &attributes) != 0,
      attributes.your_event_mask & mask != mask
    else { return }
    XSelectInput(display, window, attributes.your_event_mask | mask)
  }

  /// The items of a property of format 32, or `nil` where it is missing or of another format.
  func readProperty(_ property: Atom, of window: Window) -> [UInt]? {
    var (type, format): (Atom, Int32) = (0, 0)
    var (count, left): (UInt, UInt) = (0, 0)
    var data: UnsafeMutablePointer<UInt8>?
    let status = XGetWindowProperty(
      display, window, property, 0, 1024, 0, Atom(AnyPropertyType), &type, &format, &count, &left,
      &data)
    defer { if let data { XFree(data) } }
    guard status == Success, format == 32, let data else { return nil }
    return data.withMemoryRebound(to: UInt.self, capacity: Int(count)) { items in
      (0..<Int(count)).map { items[$0] }
    }
  }

  private static func xi2(_ display: OpaquePointer) -> (opcode: Int32, hasGestures: Bool)? {
    var (opcode, event, error): (Int32, Int32, Int32) = (0, 0, 0)
    guard XQueryExtension(display, "XInputExtension", &opcode, &event, &error) != 0 else {
      return nil
    }
    // With gestures; the first question of a connection counts for all of it.
    var (major, minor): (Int32, Int32) = (2, 4)
    let status = XIQueryVersion(display, &major, &minor)
    guard status == Success, major > 2 || (major == 2 && minor >= 2) else { return nil }
    return (opcode, hasGestures: major > 2 || minor >= 4)
  }

  private static func hasSync(_ display: OpaquePointer) -> Bool {
    var (event, error, major, minor): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
    return XSyncQueryExtension(display, &event, &error) != 0
      && XSyncInitialize(display, &major, &minor) != 0
  }

  /// Held keys come as presses without releases between, and changes of modifiers are told.
  private static func prepareKeyboard(_ display: OpaquePointer) {
    XkbSetDetectableAutoRepeat(display, 1, nil)
    XkbSelectEventDetails(
      display, UInt32(XkbUseCoreKbd), UInt32(XkbStateNotify), UInt(XkbModifierStateMask),
      UInt(XkbModifierStateMask))
  }
}
