/// Something that the user can have done by a key or a button: the one place for all about it.
public struct Command: Sendable, Identifiable {
  /// The name in recordings and tests.
  public let id: String
  /// The name that people see, in English.
  public let title: String
  /// The icon's SVG text.
  public let icon: [UInt8]
  /// Tells whether it has a button in the toolbar; the others stand in the menu.
  var isInToolbar = false
  /// The keys; tooltips show the first.
  public let shortcuts: [Shortcut]
  /// Tells whether it can be done now.
  let isEnabled: @MainActor @Sendable (Editor) -> Bool
  /// Does it.
  let perform: @MainActor @Sendable (Editor) -> Void
}
