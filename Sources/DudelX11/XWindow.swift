internal import CCairoXlib
internal import CX11
internal import DudelCairo
internal import DudelGeometry
internal import DudelModel
internal import DudelTools

/// The program's one top-level window, as window managers want it (ICCCM, EWMH).
@MainActor
final class XWindow {
  let connection: XConnection
  let id: Window
  let gc: GC?
  /// How many device px one px at scale 1 takes.
  private(set) var scale: Double
  private(set) var sync: XSyncCounter?
  private var shapes: XPointerShapes
  private var pendingShape: PointerShape?
  private var shownShape: PointerShape?
  private var pendingIcon: (() -> Icon?)?
  private var unpublishedUserTime: Time?
  /// Where the window was before it filled the screen, where no window manager knows.
  private var frameBefore: PixelRect?

  /// The size in device px that the window asks for.
  let requestedSize: (width: Int, height: Int)

  /// Makes the window, not on the screen yet.
  ///
  /// - Parameter startupID: what the desktop knows the program's start by.
  init(
    _ connection: XConnection, size: Size, scale: Double, desktopScale: Double, startupID: String?
  ) {
    self.connection = connection
    self.scale = scale
    let display = connection.display
    func pixels(_ extent: Double) -> Int { Int(min(max(extent * scale, 1), 32_767).rounded(.up)) }
    requestedSize = (pixels(size.width), pixels(size.height))

    var attributes = XSetWindowAttributes()
    // No background and north-west gravity: nothing flashes when the window is resized.
    attributes.background_pixmap = 0
    attributes.bit_gravity = NorthWestGravity
    attributes.event_mask = XInputTranslator.coreEventMask(connection)
    id = XCreateWindow(
      display, connection.root, 0, 0, UInt32(requestedSize.width), UInt32(requestedSize.height), 0,
      Int32(CopyFromParent), UInt32(InputOutput), nil,
      UInt(CWBackPixmap | CWBitGravity | CWEventMask), &attributes)
    gc = XCreateGC(display, id, 0, nil)
    if let gc { XSetForeground(display, gc, XWhitePixel(display, connection.screen)) }
    sync = XSyncCounter(connection)
    shapes = XPointerShapes(connection, desktopScale: desktopScale)
    shapes.setScale(scale)
    XWindowProperties(connection, window: id).setAll(
      size: requestedSize, scale: scale, counter: sync?.counter, startupID: startupID)
  }

  isolated deinit {
    if let gc { XFreeGC(connection.display, gc) }
    XDestroyWindow(connection.display, id)
  }

  /// Has the server make a part white, in device px.
  func whiten(_ rect: PixelRect) {
    guard let gc, !rect.isEmpty else { return }
    XFillRectangle(
      connection.display, id, gc, Int32(rect.x), Int32(rect.y), UInt32(rect.width),
      UInt32(rect.height))
  }

  func map() { XMapWindow(connection.display, id) }

  func setTitle(_ title: String) {
    XWindowProperties(connection, window: id).setTitle(title)
  }

  /// Gives the window its icon, which `showIcon()` brings.
  func setIcon(_ icon: @escaping () -> Icon?) { pendingIcon = icon }

  /// Brings the window's icon; after the first paint, since drawing it takes its time.
  func showIcon() {
    guard let pending = pendingIcon else { return }
    pendingIcon = nil
    XFlush(connection.display)
    if let icon = pending() { XWindowProperties(connection, window: id).setIcon(icon) }
  }

  /// Asks for a shape of the pointer, which `showPointerShape()` brings.
  func setPointerShape(_ shape: PointerShape) { pendingShape = shape }

  /// Brings the pointer's shape; after the paint, since reading a theme's files takes its time.
  func showPointerShape() {
    guard let shape = pendingShape else { return }
    (pendingShape, shownShape) = (nil, shape)
    XFlush(connection.display)
    XDefineCursor(connection.display, id, shapes.cursor(shape))
  }

  /// Notes when the user last did something, so that new windows don't steal the focus.
  func noteUserTime(_ time: Time) { unpublishedUserTime = time }

  /// Tells the window manager of the last note; the pixels go first.
  func publishUserTime() {
    guard let time = unpublishedUserTime else { return }
    unpublishedUserTime = nil
    XWindowProperties(connection, window: id).setCardinals(.wmUserTime, [UInt(time)])
  }

  /// Takes the keyboard, where no window manager hands it out.
  func takeFocus() {
    XSetInputFocus(connection.display, id, Int32(RevertToPointerRoot), Time(CurrentTime))
  }

  /// Has one px at scale 1 take so many device px from now on, and asks for a size, in px at scale 1,
  /// as far as the screen has room.
  func setScale(_ new: Double, size: Size) {
    let display = connection.display
    let before = scale
    scale = new
    shapes.setScale(new)
    pendingShape = pendingShape ?? shownShape
    func pixels(_ extent: Double, screen: Int32) -> Int {
      let most = max(Double(screen), (extent * before).rounded())
      return Int(min(max((extent * new).rounded(), 1), most, 32_767))
    }
    let wanted = (
      width: pixels(size.width, screen: XDisplayWidth(display, connection.screen)),
      height: pixels(size.height, screen: XDisplayHeight(display, connection.screen))
    )
    XWindowProperties(connection, window: id).setHints(size: wanted, scale: new)
    if let frame = frameBefore {
      func scaled(_ extent: Int) -> Int { Int((Double(extent) * new / before).rounded()) }
      frameBefore = PixelRect(
        x: frame.x, y: frame.y, width: scaled(frame.width), height: scaled(frame.height))
    } else {
      XResizeWindow(display, id, UInt32(wanted.width), UInt32(wanted.height))
    }
  }

  func toggleFullScreen() {
    guard connection.hasWindowManager else { return fillScreen() }
    frameBefore = nil
    var event = XEvent()
    event.xclient.type = ClientMessage
    event.xclient.window = id
    event.xclient.message_type = connection.atoms[.wmState]
    event.xclient.format = 32
    event.xclient.data.l.0 = 2
    event.xclient.data.l.1 = Int(connection.atoms[.wmStateFullScreen])
    event.xclient.data.l.3 = 1
    XSendEvent(
      connection.display, connection.root, 0, SubstructureNotifyMask | SubstructureRedirectMask,
      &event)
  }

  /// Fills the screen without a window manager's help, or goes back to where the window was.
  private func fillScreen() {
    let display = connection.display
    let whole = PixelRect(
      x: 0, y: 0, width: Int(XDisplayWidth(display, connection.screen)),
      height: Int(XDisplayHeight(display, connection.screen)))
    let target = frameBefore ?? whole
    frameBefore = frameBefore == nil ? frame : nil
    XMoveResizeWindow(
      display, id, Int32(target.x), Int32(target.y), UInt32(target.width), UInt32(target.height))
  }

  /// Where the window is in its parent; a round trip.
  private var frame: PixelRect? {
    var (parent, x, y): (Window, Int32, Int32) = (0, 0, 0)
    var (width, height, border, depth): (UInt32, UInt32, UInt32, UInt32) = (0, 0, 0, 0)
    guard
      XGetGeometry(
        connection.display, id, &parent, &x, &y, &width, &height, &border, &depth) != 0
    else { return nil }
    return PixelRect(x: Int(x), y: Int(y), width: Int(width), height: Int(height))
  }

  // MARK: - The window manager's messages

  /// What a message of the window manager asks.
  enum Request {
    case close
  }

  /// Answers a message and tells what is left for the program to do.
  func answer(_ message: XClientMessageEvent) -> Request? {
    guard message.message_type == connection.atoms[.wmProtocols], message.format == 32 else {
      return nil
    }
    switch connection.atoms.name(of: Atom(bitPattern: message.data.l.0)) {
    case .wmDeleteWindow: return .close
    case .wmPing:
      var reply = XEvent()
      reply.xclient = message
      reply.xclient.window = connection.root
      XSendEvent(
        connection.display, connection.root, 0, SubstructureNotifyMask | SubstructureRedirectMask,
        &reply)
    case .wmSyncRequest: sync?.request(low: message.data.l.2, high: message.data.l.3)
    default: break
    }
    return nil
  }

  func configured() { sync?.configured() }

  func painted() { sync?.painted() }
}
