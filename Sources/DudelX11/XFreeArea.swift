internal import CX11
internal import DudelGeometry

/// The part of the window that neither docks nor the screen's edges cover, watched while text is
/// typed.
struct XFreeArea {
  private let connection: XConnection
  private let window: Window
  private var isWatching = false

  init(_ connection: XConnection, window: Window) {
    (self.connection, self.window) = (connection, window)
  }

  /// Begins to look at changes.
  mutating func begin() { isWatching = true }

  /// Looks at changes no more.
  mutating func end() { isWatching = false }

  /// Tells whether an event may have changed what is free.
  func isConcerned(by event: XEvent) -> Bool {
    guard isWatching else { return false }
    switch event.type {
    case PropertyNotify:
      let atoms = connection.atoms
      return event.xproperty.window == connection.root
        && [atoms[.clientList], atoms[.workArea], atoms[.currentDesktop]]
          .contains(event.xproperty.atom)
    case ConfigureNotify: return event.xconfigure.window == window
    default: return false
    }
  }

  /// What is free now, in px of the window; some round trips.
  func measure(width: Int, height: Int) -> Rect? {
    let display = connection.display
    var (x, y, child): (Int32, Int32, Window) = (0, 0, 0)
    guard XTranslateCoordinates(display, window, connection.root, 0, 0, &x, &y, &child) != 0 else {
      return nil
    }
    let screen = Size(
      width: Double(XDisplayWidth(display, connection.screen)),
      height: Double(XDisplayHeight(display, connection.screen)))
    let origin = Point(x: Double(x), y: Double(y))
    var area = Rect(
      x: origin.x, y: origin.y, width: Double(width), height: Double(height))
    area = area.intersection(workArea(screen)) ?? area
    for strut in struts(screen) { area = strut.cut(area, screen: screen) }
    return area.offset(by: .zero - origin)
  }

  /// The work area of the current desktop, or the whole screen where no window manager tells.
  private func workArea(_ screen: Size) -> Rect {
    let whole = Rect(x: 0, y: 0, width: screen.width, height: screen.height)
    let atoms = connection.atoms
    guard let areas = connection.readProperty(atoms[.workArea], of: connection.root) else {
      return whole
    }
    let desktop =
      connection.readProperty(atoms[.currentDesktop], of: connection.root)?.first.map {
        Int(truncatingIfNeeded: $0)
      } ?? 0
    let start = 4 * desktop
    guard desktop >= 0, desktop < 1000, areas.count >= start + 4 else { return whole }
    let items = areas[start..<start + 4].map { Double(UInt32(truncatingIfNeeded: $0)) }
    return whole.intersection(Rect(x: items[0], y: items[1], width: items[2], height: items[3]))
      ?? whole
  }

  private func struts(_ screen: Size) -> [Strut] {
    let atoms = connection.atoms
    let clients =
      connection.readProperty(atoms[.clientList], of: connection.root) ?? rootChildren
    return clients.prefix(500).flatMap { client -> [Strut] in
      let items =
        connection.readProperty(atoms[.strutPartial], of: client)
        ?? connection.readProperty(atoms[.strut], of: client)
      return Strut.all(items ?? [], screen: screen)
    }
  }

  /// All top-level windows, for screens without a window manager.
  private var rootChildren: [Window] {
    var (root, parent): (Window, Window) = (0, 0)
    var children: UnsafeMutablePointer<Window>?
    var count: UInt32 = 0
    guard XQueryTree(connection.display, connection.root, &root, &parent, &children, &count) != 0
    else { return [] }
    defer { if let children { XFree(children) } }
    return children.map { Array(UnsafeBufferPointer(start: $0, count: Int(count))) } ?? []
  }
}
