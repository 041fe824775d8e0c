import CX11
import CXTest
import Glibc

/// The benchmark's own connection: moves the pointer, sees windows appear, and looks at pixels.
final class XScreen {
  /// Held, so that it is not ended before we have taken our leave of it.
  private let server: XServer
  private let display: OpaquePointer
  private let root: Window

  init(of server: XServer) throws {
    guard let display = XOpenDisplay(server.display) else {
      throw BenchError.failed("cannot connect to \(server.display)")
    }
    self.server = server
    self.display = display
    root = XDefaultRootWindow(display)
    // A window may go away between its event and our question about it.
    XSetErrorHandler { _, _ in 0 }
    // Not white, so that an unpainted place is not taken for paper; a pointer, as on any desktop.
    XSetWindowBackground(display, root, 0x80_40_80)
    XClearWindow(display, root)
    XDefineCursor(display, root, XCreateFontCursor(display, UInt32(XC_left_ptr)))
    XSelectInput(display, root, SubstructureNotifyMask)
    XSync(display, False)
  }

  deinit { XCloseDisplay(display) }

  // MARK: Windows

  /// Forgets windows that have appeared so far.
  func forgetWindows() {
    XSync(display, True)
  }

  /// Waits for the next window of a process; sleeps meanwhile, so as not to slow it down.
  func nextWindow(of process: Child) throws -> XWindow {
    let deadline = Deadline(20, waitingFor: "the window of \(process.name)")
    while true {
      while XPending(display) > 0 {
        var event = XEvent()
        XNextEvent(display, &event)
        guard event.type == MapNotify, event.xmap.override_redirect == False else { continue }
        if let window = window(event.xmap.window) { return window }
      }
      try deadline.check()
      try process.checkRunning()
      var request = pollfd(fd: XConnectionNumber(display), events: Int16(POLLIN), revents: 0)
      poll(&request, 1, 20)
    }
  }

  private func window(_ id: Window) -> XWindow? {
    var hint = XClassHint()
    var x: Int32 = 0
    var y: Int32 = 0
    var child: Window = 0
    guard XGetClassHint(display, id, &hint) != 0 else { return nil }
    defer {
      XFree(hint.res_name)
      XFree(hint.res_class)
    }
    guard let name = hint.res_name,
      XTranslateCoordinates(display, id, root, 0, 0, &x, &y, &child) != 0
    else { return nil }
    return XWindow(className: String(cString: name), origin: Place(x, y))
  }

  // MARK: Pixels

  /// The colour on the screen, as 0xRRGGBB.
  func colour(at place: Place) -> UInt32? {
    pixels(at: place, size: 1)?.first
  }

  /// Whether there is ink in the 3x3 pixels around a place.
  func isDark(around place: Place) -> Bool {
    guard let pixels = pixels(at: place + Place(-1, -1), size: 3) else { return false }
    return pixels.contains { $0 >> 8 & 0xff < 0x80 }
  }

  /// Whether all the 3x3 pixels around a place are white paper.
  func isWhite(around place: Place) -> Bool {
    guard let pixels = pixels(at: place + Place(-1, -1), size: 3) else { return false }
    return pixels.allSatisfy { $0 == 0xff_ff_ff }
  }

  private func pixels(at corner: Place, size: Int) -> [UInt32]? {
    pixels(at: corner, width: size, height: size)
  }

  /// Whether the pixel at a place is darker than half.
  func isInk(at place: Place) -> Bool {
    colour(at: place).map { $0 >> 8 & 0xff < 0x80 } ?? false
  }

  /// The colours of an area, row by row.
  func pixels(at corner: Place, width: Int, height: Int) -> [UInt32]? {
    guard
      let image = XGetImage(
        display, root, corner.x, corner.y, UInt32(width), UInt32(height), UInt.max, ZPixmap)
    else { return nil }
    defer { _ = image.pointee.f.destroy_image(image) }
    guard image.pointee.bits_per_pixel == 32, let data = image.pointee.data else { return nil }
    let stride = Int(image.pointee.bytes_per_line)
    let bytes = UnsafeRawPointer(data)
    return (0..<height).flatMap { row in
      (0..<width).map { column in
        bytes.loadUnaligned(fromByteOffset: row * stride + column * 4, as: UInt32.self)
          & 0xff_ff_ff
      }
    }
  }

  /// The extents of the screen.
  var width: Int32 { XServer.width }
  var height: Int32 { XServer.height }

  // MARK: Keys

  /// A key that is typed.
  enum Key: String {
    case letter = "w"
    case backspace = "BackSpace"
    case control = "Control_L"
  }

  /// Holds a key down, or lets it go.
  func hold(_ key: Key, _ isDown: Bool) {
    let code = UInt32(XKeysymToKeycode(display, XStringToKeysym(key.rawValue)))
    XTestFakeKeyEvent(display, code, isDown ? True : False, 0)
    XSync(display, False)
  }

  /// Presses a key and lets it go, and sends that off at once.
  func type(_ key: Key) {
    let code = UInt32(XKeysymToKeycode(display, XStringToKeysym(key.rawValue)))
    XTestFakeKeyEvent(display, code, True, 0)
    XTestFakeKeyEvent(display, code, False, 0)
    XFlush(display)
  }

  // MARK: Pointer

  /// Moves the pointer, and sends that off at once.
  func move(to place: Place) {
    XTestFakeMotionEvent(display, -1, place.x, place.y, 0)
    XFlush(display)
  }

  func press() {
    XTestFakeButtonEvent(display, 1, True, 0)
    XFlush(display)
  }

  func release() {
    XTestFakeButtonEvent(display, 1, False, 0)
    XFlush(display)
  }

  /// Turns the wheel by a notch.
  func turnWheel(up: Bool) {
    XTestFakeButtonEvent(display, up ? 4 : 5, True, 0)
    XTestFakeButtonEvent(display, up ? 4 : 5, False, 0)
    XFlush(display)
  }

  /// Waits until the server has done what was sent.
  func synchronize() {
    XSync(display, False)
  }
}
