import CX11

extension XDriver {
  /// The viewable window whose WM_CLASS instance is the given one, nearest to the root.
  public func window(ofClass name: String) -> UInt? {
    var level = [root]
    while !level.isEmpty {
      if let found = level.first(where: { windowClass(of: $0)?.instance == name }) {
        return isViewable(found) ? found : nil
      }
      level = level.flatMap { children(of: $0) }
    }
    return nil
  }

  /// All viewable windows whose WM_CLASS instance is the given one and that lie in no other of them.
  public func windows(ofClass name: String) -> [UInt] {
    var (found, level) = ([UInt](), [root])
    while !level.isEmpty {
      let (matching, others) = (
        level.filter { windowClass(of: $0)?.instance == name },
        level.filter { windowClass(of: $0)?.instance != name }
      )
      found += matching.filter(isViewable)
      level = others.flatMap { children(of: $0) }
    }
    return found
  }

  /// The windows in a window, lowest first.
  public func children(of window: UInt) -> [UInt] {
    var (rootReturned, parent, count): (UInt, UInt, UInt32) = (0, 0, 0)
    var list: UnsafeMutablePointer<UInt>?
    guard XQueryTree(display, window, &rootReturned, &parent, &list, &count) != 0 else {
      return []
    }
    defer { if let list { XFree(list) } }
    return Array(UnsafeBufferPointer(start: list, count: Int(count)))
  }

  /// Both parts of a window's WM_CLASS.
  public func windowClass(of window: UInt) -> (instance: String, class: String)? {
    let parts = property("WM_CLASS", of: window)?.text.split(
      separator: "\0", omittingEmptySubsequences: false)
    guard let parts, parts.count >= 2 else { return nil }
    return (String(parts[0]), String(parts[1]))
  }

  /// Whether a window and all that it lies in are mapped.
  public func isViewable(_ window: UInt) -> Bool {
    attributes(of: window)?.map_state == IsViewable
  }

  /// A window's size without its border.
  public func size(of window: UInt) -> (width: Int, height: Int)? {
    attributes(of: window).map { (Int($0.width), Int($0.height)) }
  }

  /// Where a window's top-left pixel is on the screen.
  public func origin(of window: UInt) throws -> PixelPoint {
    var (x, y, child): (Int32, Int32, UInt) = (0, 0, 0)
    guard XTranslateCoordinates(display, window, root, 0, 0, &x, &y, &child) != 0 else {
      throw RigError("Window \(window) is on no screen.")
    }
    return PixelPoint(Int(x), Int(y))
  }

  /// A property of a window, or nil if it has none of that name.
  public func property(_ name: String, of window: UInt) -> XProperty? {
    var (type, count, rest): (UInt, UInt, UInt) = (0, 0, 0)
    var format: Int32 = 0
    var data: UnsafeMutablePointer<UInt8>?
    let result = XGetWindowProperty(
      display, window, atom(name), 0, 1 << 22, 0, 0, &type, &format, &count, &rest, &data)
    defer { if let data { XFree(data) } }
    guard result == Success, let data, let typeName = atomName(type) else { return nil }
    let bytes = UnsafeRawPointer(data)
    let items: [UInt] = (0..<Int(count)).map { index in
      switch format {
      case 32: bytes.load(fromByteOffset: index * 8, as: UInt.self) & 0xffff_ffff
      case 16: UInt(bytes.load(fromByteOffset: index * 2, as: UInt16.self))
      default: UInt(bytes.load(fromByteOffset: index, as: UInt8.self))
      }
    }
    return XProperty(type: typeName, format: Int(format), items: items)
  }

  /// The names of the atoms in a property.
  public func atomNames(in name: String, of window: UInt) -> [String] {
    property(name, of: window)?.items.compactMap { atomName($0) } ?? []
  }

  /// Whether somebody owns a selection.
  public func isSelectionOwned(_ name: String) -> Bool {
    XGetSelectionOwner(display, atom(name)) != 0
  }

  /// The window with the keyboard focus.
  public var focus: UInt {
    var (window, revert): (UInt, Int32) = (0, 0)
    XGetInputFocus(display, &window, &revert)
    return window
  }

  /// Whether a window or one in it has the keyboard focus.
  public func hasFocus(_ window: UInt) -> Bool {
    var candidate = focus
    while candidate > UInt(PointerRoot), candidate != root {
      if candidate == window { return true }
      var (rootReturned, parent, count): (UInt, UInt, UInt32) = (0, 0, 0)
      var list: UnsafeMutablePointer<UInt>?
      guard XQueryTree(display, candidate, &rootReturned, &parent, &list, &count) != 0 else {
        return false
      }
      if let list { XFree(list) }
      candidate = parent
    }
    return false
  }

  /// Gives a window the keyboard focus.
  public func setFocus(_ window: UInt) {
    XSetInputFocus(display, window, Int32(RevertToParent), 0)
    sync()
  }

  /// Takes the keyboard from all others, as an on-screen keyboard or a hot key does, and gives it
  /// back when something is done.
  public func grabKeyboardForAMoment(_ body: () throws -> Void = {}) throws {
    let result = XGrabKeyboard(display, root, 0, GrabModeAsync, GrabModeAsync, 0)
    guard result == GrabSuccess else { throw RigError("The keyboard is somebody else's.") }
    sync()
    defer {
      XUngrabKeyboard(display, 0)
      sync()
    }
    try body()
  }

  /// Asks for another size of a window.
  public func resize(_ window: UInt, width: Int, height: Int) {
    XResizeWindow(display, window, UInt32(width), UInt32(height))
    sync()
  }

  /// Asks for another place of a window.
  public func moveWindow(_ window: UInt, to point: PixelPoint) {
    XMoveWindow(display, window, Int32(point.x), Int32(point.y))
    sync()
  }

  /// Takes a window off the screen.
  public func unmap(_ window: UInt) {
    XUnmapWindow(display, window)
    sync()
  }

  /// Puts a window on the screen.
  public func map(_ window: UInt) {
    XMapWindow(display, window)
    sync()
  }

  /// Opens a plain white window of the test's own and waits until it is on the screen.
  ///
  /// It goes with the connection.
  public func openWindow(at point: PixelPoint, width: Int, height: Int) throws -> UInt {
    let window = makeWindow(at: point, width: width, height: height)
    map(window)
    try eventually("the test's own window") { isViewable(window) }
    return window
  }

  /// Makes a plain white window of the test's own, not on the screen yet.
  func makeWindow(at point: PixelPoint, width: Int, height: Int) -> UInt {
    XCreateSimpleWindow(
      display, root, Int32(point.x), Int32(point.y), UInt32(width), UInt32(height), 0, 0,
      XWhitePixel(display, XDefaultScreen(display)))
  }

  /// The window's name as window managers without UTF-8 read it.
  public func plainName(of window: UInt) -> String? {
    var property = XTextProperty()
    guard XGetWMName(display, window, &property) != 0 else { return nil }
    defer { XFree(property.value) }
    var list: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
    var count: Int32 = 0
    guard Xutf8TextPropertyToTextList(display, &property, &list, &count) >= Success, let list
    else { return nil }
    defer { XFreeStringList(list) }
    return count > 0 ? list[0].map { String(cString: $0) } : nil
  }

  /// Destroys a window, the test's own or another program's.
  public func destroy(_ window: UInt) {
    XDestroyWindow(display, window)
    sync()
  }

  private func attributes(of window: UInt) -> XWindowAttributes? {
    var attributes = XWindowAttributes()
    return XGetWindowAttributes(display, window, &attributes) == 0 ? nil : attributes
  }
}
