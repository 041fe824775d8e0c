internal import CX11

/// What a key press brings: text, a key's symbol, or both.
struct KeyInput: Equatable {
  /// The text to insert, without control characters; empty for keys that are commands.
  let text: String
  /// The symbol of the key, or 0.
  let symbol: KeySym

  /// Text as it came, with the key that it came by.
  init(text: String, symbol: KeySym, event: XKeyEvent) {
    self.symbol = symbol
    // Composed text comes without a key, so the modifiers with it mean nothing.
    let isCommand = event.keycode != 0 && event.state & UInt32(ControlMask | Mod1Mask) != 0
    self.text = isCommand ? "" : Self.printable(text)
  }

  /// Nothing at all.
  static let none = KeyInput(text: "", symbol: 0, event: XKeyEvent())

  /// Text without control characters.
  static func printable(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    result.append(
      contentsOf: text.unicodeScalars.filter { $0.properties.generalCategory != .control })
    return String(result)
  }

  /// What the keyboard's layout alone makes of a key, where there is no input method.
  static func plain(_ event: XKeyEvent) -> KeyInput {
    guard event.keycode != 0 else { return none }
    var event = event
    var symbol: KeySym = 0
    var buffer = [CChar](repeating: 0, count: 32)
    let count = Int(XLookupString(&event, &buffer, Int32(buffer.count), &symbol, nil))
    return KeyInput(
      text: text(of: symbol, bytes: bytes(buffer, count)), symbol: symbol, event: event)
  }

  /// The first bytes of a buffer that Xlib has filled.
  static func bytes(_ buffer: [CChar], _ count: Int) -> [UInt8] {
    buffer.prefix(max(0, count)).map { UInt8(bitPattern: $0) }
  }

  /// The text of a symbol: by its number where that is Unicode, else from the locale's bytes.
  static func text(of symbol: KeySym, bytes: [UInt8]) -> String {
    switch symbol {
    case 0x20...0x7e, 0xa0...0xff: return scalar(UInt32(symbol))
    case 0x100_0100...0x110_ffff: return scalar(UInt32(symbol) - 0x100_0000)
    default: return String(validating: bytes, as: UTF8.self) ?? ""
    }
  }

  private static func scalar(_ number: UInt32) -> String {
    UnicodeScalar(number).map { String(Character($0)) } ?? ""
  }
}
