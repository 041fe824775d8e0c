internal import CX11
internal import DudelCairo
internal import DudelGeometry
internal import DudelModel
internal import Glibc

/// Writes the properties by which window managers and desktops know the window.
struct XWindowProperties {
  private static let iconSizes = [16, 32, 48, 128]
  /// Fits Xlib's buffer of 16 KiB, with its request.
  private static let pieceCount = 4000
  /// The smallest useful size, in px at scale 1.
  private static let minimum = (width: 320.0, height: 200.0)

  private let connection: XConnection
  private let window: Window

  init(_ connection: XConnection, window: Window) {
    (self.connection, self.window) = (connection, window)
  }

  func setAll(
    size: (width: Int, height: Int), scale: Double, counter: CX11.XSyncCounter?,
    startupID: String?
  ) {
    setClass()
    setHints(size: size, scale: scale)
    setProtocols(withSync: counter != nil)
    if let counter { setCardinals(.wmSyncRequestCounter, [UInt(counter)]) }
    setCardinals(.wmPID, [UInt(getpid())])
    // The process id means something only together with the machine's name (EWMH).
    XSetWMProperties(connection.display, window, nil, nil, nil, 0, nil, nil, nil)
    setAtoms(.wmWindowType, [connection.atoms[.wmWindowTypeNormal]])
    if let startupID { setStartup(startupID) }
  }

  func setTitle(_ title: String) {
    // Old window managers know no UTF-8; Xlib finds an encoding that they know.
    Xutf8SetWMProperties(
      connection.display, window, title, title, nil, 0, nil, nil, nil)
    setText(.wmName, title)
    setText(.wmIconName, title)
  }

  /// The program's icon, drawn at several sizes; not premultiplied, as EWMH has it.
  func setIcon(_ icon: Icon) {
    var items: [UInt] = []
    items.reserveCapacity(Self.iconSizes.reduce(0) { $0 + $1 * $1 + 2 })
    for size in Self.iconSizes {
      guard let surface = try? CairoSurface(width: size, height: size) else { continue }
      let extent = Double(size)
      icon.draw(
        in: CairoContext(surface), rect: .init(x: 0, y: 0, width: extent, height: extent),
        color: nil)
      items += [UInt(size), UInt(size)]
      let stride = surface.stride
      surface.withBytes { bytes in
        for row in 0..<size {
          for offset in Swift.stride(from: row * stride, to: row * stride + size * 4, by: 4) {
            items.append(UInt(Self.straight(bytes.load(fromByteOffset: offset, as: UInt32.self))))
          }
        }
      }
    }
    setLongCardinals(.wmIcon, items)
  }

  /// Writes a list that may be longer than Xlib's buffer, in pieces that are not: where the server is
  /// gone, Xlib waits forever for room.
  private func setLongCardinals(_ name: XAtoms.Name, _ items: [UInt]) {
    for start in stride(from: 0, to: items.count, by: Self.pieceCount) {
      XFlush(connection.display)
      if XErrorLog.isConnectionLost { return }
      let piece = Array(items[start..<min(start + Self.pieceCount, items.count)])
      set(
        name, type: Atom(XA_CARDINAL), format: 32, count: piece.count, piece,
        mode: start == 0 ? PropModeReplace : PropModeAppend)
    }
  }

  func setCardinals(_ name: XAtoms.Name, _ items: [UInt]) {
    set(name, type: Atom(XA_CARDINAL), format: 32, count: items.count, items)
  }

  // MARK: -

  private func setClass() {
    "dudel".withCString { name in
      "Dudel".withCString { group in
        var hint = XClassHint(
          res_name: UnsafeMutablePointer(mutating: name),
          res_class: UnsafeMutablePointer(mutating: group))
        XSetClassHint(connection.display, window, &hint)
      }
    }
  }

  /// Tells window managers of the sizes that the window wants, and that it takes the keyboard.
  func setHints(size: (width: Int, height: Int), scale: Double) {
    var sizeHints = XSizeHints()
    sizeHints.flags = PSize | PMinSize
    (sizeHints.width, sizeHints.height) = (Int32(size.width), Int32(size.height))
    sizeHints.min_width = Int32(min(Self.minimum.width * scale, Double(size.width)))
    sizeHints.min_height = Int32(min(Self.minimum.height * scale, Double(size.height)))
    XSetWMNormalHints(connection.display, window, &sizeHints)
    var hints = XWMHints()
    hints.flags = InputHint | StateHint
    hints.input = 1
    hints.initial_state = NormalState
    XSetWMHints(connection.display, window, &hints)
  }

  private func setProtocols(withSync: Bool) {
    let atoms = connection.atoms
    var protocols = [atoms[.wmDeleteWindow], atoms[.wmPing]]
    if withSync { protocols.append(atoms[.wmSyncRequest]) }
    XSetWMProtocols(connection.display, window, &protocols, Int32(protocols.count))
  }

  /// Startup notification: the launcher's id, and the user's time that it carries.
  private func setStartup(_ id: String) {
    setText(.startupID, id)
    if let digits = id.split(separator: "_TIME", omittingEmptySubsequences: false).last,
      let time = UInt32(digits)
    {
      setCardinals(.wmUserTime, [UInt(time)])
    }
  }

  private func setText(_ name: XAtoms.Name, _ text: String) {
    let bytes = Array(text.utf8)
    set(name, type: connection.atoms[.utf8String], format: 8, count: bytes.count, bytes)
  }

  private func setAtoms(_ name: XAtoms.Name, _ atoms: [Atom]) {
    set(name, type: Atom(XA_ATOM), format: 32, count: atoms.count, atoms)
  }

  private func set<Item>(
    _ name: XAtoms.Name, type: Atom, format: Int32, count: Int, _ items: [Item],
    mode: Int32 = PropModeReplace
  ) {
    items.withUnsafeBytes { bytes in
      _ = XChangeProperty(
        connection.display, window, connection.atoms[name], type, format, mode,
        bytes.bindMemory(to: UInt8.self).baseAddress, Int32(count))
    }
  }

  private nonisolated static func straight(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    guard alpha > 0, alpha < 255 else { return pixel }
    func channel(_ shift: UInt32) -> UInt32 {
      min(255, ((pixel >> shift & 255) * 255 + alpha / 2) / alpha) << shift
    }
    return alpha << 24 | channel(16) | channel(8) | channel(0)
  }
}
