import CX11
import CXTest

extension XDriver {
  /// Strikes a key: presses it with its modifiers held, and releases all.
  ///
  /// The name is a keysym's without `XK_`: "p", "Escape", "Return", "plus". Shift is added where
  /// the keyboard needs it.
  public func key(_ name: String, _ modifiers: KeyModifier...) throws {
    let (code, needsShift) = try keycode(name)
    var held = modifiers
    if needsShift && !held.contains(.shift) { held.append(.shift) }
    for modifier in held { try keyDown(modifier.rawValue) }
    fake(code, isPress: true)
    fake(code, isPress: false)
    for modifier in held.reversed() { try keyUp(modifier.rawValue) }
  }

  /// Presses a key and holds it.
  public func keyDown(_ name: String) throws { fake(try keycode(name).code, isPress: true) }

  /// Releases a key.
  public func keyUp(_ name: String) throws { fake(try keycode(name).code, isPress: false) }

  /// A keycode that stands for nothing in the keyboard's layout, if there is one.
  public var unmappedKeycode: Int? {
    (8...255).last { code in
      (0..<4).allSatisfy { XkbKeycodeToKeysym(display, UInt8(code), 0, $0) == 0 }
    }
  }

  func keycode(_ name: String) throws -> (code: UInt8, needsShift: Bool) {
    let symbol = XStringToKeysym(name)
    let code = symbol == 0 ? 0 : XKeysymToKeycode(display, symbol)
    guard code != 0 else { throw RigError("No key makes \(name).") }
    let isPlain = XkbKeycodeToKeysym(display, code, 0, 0) == symbol
    return (code, !isPlain && XkbKeycodeToKeysym(display, code, 0, 1) == symbol)
  }

  private func fake(_ code: UInt8, isPress: Bool) {
    XTestFakeKeyEvent(display, UInt32(code), isPress ? 1 : 0, 0)
    sync()
  }
}
