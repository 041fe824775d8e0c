/// A key with modifiers that calls a command.
public struct Shortcut: Hashable, Sendable {
  /// The key.
  public let key: Key
  /// The modifiers that must be held, and no others.
  public let modifiers: Modifiers

  /// Makes a shortcut.
  public init(_ key: Key, _ modifiers: Modifiers = []) {
    (self.key, self.modifiers) = (key, modifiers)
  }

  /// What tooltips and help call it, such as `Ctrl+Shift+Z`.
  public var label: String {
    var parts: [String] = []
    if modifiers.contains(.control) { parts.append(localized("Ctrl")) }
    if modifiers.contains(.alt) { parts.append(localized("Alt")) }
    if modifiers.contains(.shift) { parts.append(localized("Shift")) }
    parts.append(key.name.count == 1 ? key.name.uppercased() : key.name)
    return parts.joined(separator: "+")
  }

  func matches(_ press: KeyPress) -> Bool {
    press.key == key && press.modifiers == modifiers
  }
}
