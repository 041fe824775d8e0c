/// Something that the user can have done by a key or a button: the one place for all about it.
public struct Command: Sendable, Identifiable {
  /// The name in recordings and tests.
  public let id: String
  /// The name that people see, in English.
  public let title: String
  /// The icon's SVG text.
  public let icon: [UInt8]
  /// Where it can be found.
  var place = Place.menu
  /// The keys; tooltips show the first.
  public let shortcuts: [Shortcut]
  /// Further keys that nobody needs to be told of.
  var alternatives: [Shortcut] = []
  /// Tells whether it can be done now.
  let isEnabled: @MainActor @Sendable (Editor) -> Bool
  /// Does it.
  let perform: @MainActor @Sendable (Editor) -> Void
  /// Tells whether it is switched on, if it is a switch.
  var isActive: @MainActor @Sendable (Editor) -> Bool = { _ in false }

  /// Where commands stand.
  enum Place {
    /// A button in the toolbar.
    case toolbar
    /// A button before those, which stays pressed while the command is switched on.
    case toolbarSwitch
    /// The menu at the end of the toolbar.
    case menu
    /// The menu of the zoom.
    case zoomMenu
  }

  /// Tells whether a key calls it.
  func answers(to press: KeyPress) -> Bool {
    (shortcuts + alternatives).contains { $0.matches(press) }
  }
}
