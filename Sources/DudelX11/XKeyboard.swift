internal import CX11
internal import DudelEditor

/// Turns keycodes into keys: by meaning on Latin layouts, by place on the keyboard on others.
struct XKeyboard {
  private var held: Set<UInt32> = []

  /// Tells whether a key is down, as far as events say.
  var holdsKeys: Bool { !held.isEmpty }

  /// A key that went down.
  mutating func press(_ event: XKeyEvent) -> KeyPress? {
    var event = event
    let isRepeat = !held.insert(event.keycode).inserted
    guard let key = Self.key(&event) else { return nil }
    return KeyPress(key, modifiers: Self.modifiers(event.state), isRepeat: isRepeat)
  }

  /// A key that went up.
  mutating func release(_ event: XKeyEvent) -> Key? {
    var event = event
    held.remove(event.keycode)
    return Self.key(&event)
  }

  mutating func forgetHeld() { held = [] }

  /// Lets go of held keys that are up: what the keyboard was meanwhile, another program knows.
  ///
  /// - Parameter keymap: the keyboard's state, a bit for each keycode.
  mutating func letGo(ofKeysNotIn keymap: [UInt8], display: OpaquePointer?) -> [Key] {
    let gone = held.filter { code in
      code / 8 >= keymap.count || keymap[Int(code / 8)] >> (code % 8) & 1 == 0
    }
    return gone.sorted().compactMap { code in
      var event = XKeyEvent()
      event.display = display
      event.keycode = code
      return release(event)
    }
  }

  /// A key that went up is known to be up, whoever else made use of that.
  mutating func noteRelease(_ keycode: UInt32) { held.remove(keycode) }

  static func modifiers(_ state: UInt32) -> Modifiers {
    var result: Modifiers = []
    if state & UInt32(ShiftMask) != 0 { result.insert(.shift) }
    if state & UInt32(ControlMask) != 0 { result.insert(.control) }
    if state & UInt32(Mod1Mask) != 0 { result.insert(.alt) }
    return result
  }

  private static func key(_ event: inout XKeyEvent) -> Key? {
    guard (8...255).contains(event.keycode), let display = event.display else { return nil }
    let keycode = KeyCode(event.keycode)
    // The number pad's meaning depends on Num Lock, which this looks after.
    var symbol: KeySym = 0
    XLookupString(&event, nil, 0, &symbol, nil)
    if let key = named(symbol) { return key }
    let group = Int32(event.state >> 13 & 3)
    let levels: [(group: Int32, level: Int32)] = [(group, 0), (group, 1), (0, 0)]
    let candidates = levels.map {
      XkbKeycodeToKeysym(display, keycode, $0.group, $0.level)
    }
    if let key = named(candidates[0]) { return key }
    // Some layouts have the digits on the shifted level.
    if let digit = character(candidates[1]), digit.isNumber { return Key(String(digit)) }
    if let latin = character(candidates[0]) ?? character(candidates[2]) {
      return Key(latin.lowercased())
    }
    return Self.placeOfLetters[event.keycode].map { Key(String($0)) }
  }

  /// A character of Latin-1, whose keysyms equal their code points.
  private static func character(_ symbol: KeySym) -> Character? {
    guard (0x21...0x7e).contains(symbol) || (0xa1...0xff).contains(symbol) else { return nil }
    return UnicodeScalar(UInt32(symbol)).map(Character.init)
  }

  /// The key that a symbol other than a character's means.
  static func named(_ symbol: KeySym) -> Key? {
    switch Int32(clamping: symbol) {
    case XK_Return, XK_KP_Enter, XK_ISO_Enter, XK_Linefeed: .enter
    case XK_Escape: .escape
    case XK_BackSpace: .backspace
    case XK_Tab, XK_ISO_Left_Tab, XK_KP_Tab: .tab
    case XK_space, XK_KP_Space: .space
    case XK_Left, XK_KP_Left: .left
    case XK_Right, XK_KP_Right: .right
    case XK_Up, XK_KP_Up: .up
    case XK_Down, XK_KP_Down: .down
    case XK_Delete, XK_KP_Delete: .delete
    case XK_Home, XK_KP_Home: .home
    case XK_End, XK_KP_End: .end
    case XK_Page_Up, XK_KP_Page_Up: .pageUp
    case XK_Page_Down, XK_KP_Page_Down: .pageDown
    case XK_Insert, XK_KP_Insert: .insert
    case XK_F1: .f1
    case XK_F6: .f6
    case XK_F11: .f11
    case XK_KP_0...XK_KP_9: Key(String(Int32(clamping: symbol) - XK_KP_0))
    default: nil
    }
  }

  /// Where the letters and digits of a US keyboard lie, by evdev keycode.
  private static let placeOfLetters: [UInt32: Character] = {
    var result: [UInt32: Character] = [:]
    for (first, row) in [
      (10, "1234567890"), (24, "qwertyuiop"), (38, "asdfghjkl"), (52, "zxcvbnm"),
    ] {
      for (offset, letter) in row.enumerated() { result[UInt32(first + offset)] = letter }
    }
    return result
  }()
}
