import CX11

extension XDriver {
  /// The keysyms of characters that are not called like themselves.
  private static let symbols: [Character: String] = [
    " ": "space", "\n": "Return", ".": "period", "/": "slash", "-": "minus", "~": "asciitilde",
    "!": "exclam", ",": "comma",
  ]

  /// Types a text on the keyboard.
  public func type(_ text: String) throws {
    for character in text { try key(Self.keyName(of: character)) }
  }

  /// The keycode of the key for a character, and whether Shift must be held.
  public func keycodes(for character: Character) throws -> (code: Int, needsShift: Bool) {
    let (code, needsShift) = try keycode(Self.keyName(of: character))
    return (Int(code), needsShift)
  }

  private static func keyName(of character: Character) -> String {
    symbols[character] ?? String(character)
  }

  /// Where a window is in the one that it lies in, and its size.
  public func frame(of window: UInt) -> (x: Int, y: Int, width: Int, height: Int)? {
    var attributes = XWindowAttributes()
    guard XGetWindowAttributes(display, window, &attributes) != 0 else { return nil }
    return (
      Int(attributes.x), Int(attributes.y), Int(attributes.width), Int(attributes.height)
    )
  }

  /// Reserves an edge of the screen with a window of the test's own, as panels and on-screen
  /// keyboards do; it goes with ``destroy(_:)``.
  public func openDock(
    at edge: ScreenEdge, depth: Int, width: Int, height: Int
  ) throws -> UInt {
    let isUpright = edge == .left || edge == .right
    let place = PixelPoint(
      edge == .right ? width - depth : 0, edge == .bottom ? height - depth : 0)
    let dock = makeWindow(
      at: place, width: isUpright ? depth : width, height: isUpright ? height : depth)
    setProperty(
      "_NET_WM_WINDOW_TYPE", of: dock, type: "ATOM",
      [Int(atom("_NET_WM_WINDOW_TYPE_DOCK"))])
    var strut = [Int](repeating: 0, count: 12)
    strut[edge.rawValue] = depth
    strut[5 + 2 * edge.rawValue] = (isUpright ? height : width) - 1
    setProperty("_NET_WM_STRUT_PARTIAL", of: dock, type: "CARDINAL", strut)
    map(dock)
    try eventually("the dock") { isViewable(dock) }
    return dock
  }

  private func setProperty(_ name: String, of window: UInt, type: String, _ items: [Int]) {
    items.withUnsafeBytes { bytes in
      _ = XChangeProperty(
        display, window, atom(name), atom(type), 32, Int32(PropModeReplace),
        bytes.bindMemory(to: UInt8.self).baseAddress, Int32(items.count))
    }
    sync()
  }
}

/// An edge of the screen; numbered as in `_NET_WM_STRUT_PARTIAL`.
public enum ScreenEdge: Int, CaseIterable, Sendable {
  case left, right, top, bottom
}
