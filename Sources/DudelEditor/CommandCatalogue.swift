internal import DudelModel

/// All commands; those with an icon stand in the toolbar, in this order.
public enum CommandCatalogue {
  /// The commands.
  public static let all: [Command] = [
    Command(
      id: "undo", title: "Undo", icon: PackageResources.undo_svg,
      shortcuts: [Shortcut(Key("z"), .control)],
      isEnabled: { $0.canUndo }, perform: { $0.undo() }),
    Command(
      id: "redo", title: "Redo", icon: PackageResources.redo_svg,
      shortcuts: [Shortcut(Key("z"), [.control, .shift]), Shortcut(Key("y"), .control)],
      isEnabled: { $0.drawing.canRedo }, perform: { $0.redo() }),
    Command(
      id: "save", title: "Save", icon: PackageResources.save_svg,
      shortcuts: [Shortcut(Key("s"), .control)],
      isEnabled: { _ in true }, perform: { $0.save() }),
    Command(
      id: "close", title: "Close", icon: nil,
      shortcuts: [Shortcut(Key("w"), .control), Shortcut(Key("q"), .control)],
      isEnabled: { _ in true }, perform: { $0.requestClose() }),
    Command(
      id: "full-screen", title: "Full screen", icon: nil, shortcuts: [Shortcut(.f11)],
      isEnabled: { _ in true }, perform: { $0.emit(.toggleFullScreen) }),
    Command(
      id: "keys", title: "Keys", icon: nil, shortcuts: [Shortcut(.f1)],
      isEnabled: { _ in true }, perform: { $0.showKeys() }),
  ]

  /// The commands with a button, in the order of the toolbar.
  public static var toolbar: [Command] { all.filter { $0.icon != nil } }

  /// The icon of the button that shows what a narrow window can't hold.
  public static let overflowIcon = PackageResources.overflow_svg

  /// The command with a name.
  public static func command(id: String) -> Command? { all.first { $0.id == id } }
}
