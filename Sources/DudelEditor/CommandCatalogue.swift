internal import DudelModel

/// All commands, in the order of toolbar and menu.
public enum CommandCatalogue {
  /// The commands.
  public static let all: [Command] = [
    Command(
      id: "undo", title: "Undo", icon: PackageResources.undo_svg, place: .toolbar,
      shortcuts: [Shortcut(Key("z"), .control)],
      isEnabled: { $0.canUndo }, perform: { $0.undo() }),
    Command(
      id: "redo", title: "Redo", icon: PackageResources.redo_svg, place: .toolbar,
      shortcuts: [Shortcut(Key("z"), [.control, .shift]), Shortcut(Key("y"), .control)],
      isEnabled: { $0.canRedo }, perform: { $0.redo() }),
    Command(
      id: "save", title: "Save", icon: PackageResources.save_svg, place: .toolbar,
      shortcuts: [Shortcut(Key("s"), .control)],
      isEnabled: { _ in true }, perform: { $0.save() }),
    Command(
      id: "fingers", title: "Fingers move the drawing", icon: PackageResources.fingers_svg,
      place: .toolbarSwitch, shortcuts: [Shortcut(Key("m"), .control)],
      isEnabled: { _ in true }, perform: { $0.toggleFingers() },
      isActive: { $0.settings.fingers == .move }),
    Command(
      id: "zoom-in", title: "Zoom in", icon: PackageResources.zoom_in_svg, place: .zoomMenu,
      shortcuts: [Shortcut(Key("+"), .control)],
      alternatives: [
        Shortcut(Key("="), .control), Shortcut(Key("+"), [.control, .shift]),
        Shortcut(Key("="), [.control, .shift]),
      ],
      isEnabled: { $0.canStepZoom(up: true) }, perform: { $0.stepZoom(up: true) }),
    Command(
      id: "zoom-out", title: "Zoom out", icon: PackageResources.zoom_out_svg, place: .zoomMenu,
      shortcuts: [Shortcut(Key("-"), .control)],
      alternatives: [
        Shortcut(Key("_"), [.control, .shift]), Shortcut(Key("-"), [.control, .shift]),
      ],
      isEnabled: { $0.canStepZoom(up: false) }, perform: { $0.stepZoom(up: false) }),
    Command(
      id: "zoom-actual", title: "Actual size", icon: PackageResources.zoom_actual_svg,
      place: .zoomMenu, shortcuts: [Shortcut(Key("0"), .control)],
      isEnabled: { _ in true }, perform: { $0.setZoom(1) }),
    Command(
      id: "zoom-fit", title: "Whole drawing", icon: PackageResources.zoom_fit_svg,
      place: .zoomMenu, shortcuts: [Shortcut(Key("1"), .control)],
      isEnabled: { _ in true }, perform: { $0.fitDrawing() }),
    Command(
      id: "new", title: "New window", icon: PackageResources.new_svg,
      shortcuts: [Shortcut(Key("n"), .control)],
      isEnabled: { _ in true }, perform: { $0.emit(.openWindow(path: nil)) }),
    Command(
      id: "open", title: "Open…", icon: PackageResources.open_svg,
      shortcuts: [Shortcut(Key("o"), .control)],
      isEnabled: { _ in true }, perform: { $0.askForFileToOpen() }),
    Command(
      id: "save-as", title: "Save as…", icon: PackageResources.save_as_svg,
      shortcuts: [Shortcut(Key("s"), [.control, .shift])],
      isEnabled: { _ in true }, perform: { $0.saveAs() }),
    Command(
      id: "export", title: "Export…", icon: PackageResources.export_svg,
      shortcuts: [Shortcut(Key("e"), .control)],
      isEnabled: { _ in true }, perform: { $0.askForExport() }),
    Command(
      id: "properties", title: "Title and description…", icon: PackageResources.properties_svg,
      shortcuts: [Shortcut(Key("i"), .control)],
      isEnabled: { _ in true }, perform: { $0.editProperties() }),
    Command(
      id: "close", title: "Close", icon: PackageResources.close_svg,
      shortcuts: [Shortcut(Key("w"), .control), Shortcut(Key("q"), .control)],
      isEnabled: { _ in true }, perform: { $0.requestClose() }),
    Command(
      id: "full-screen", title: "Full screen", icon: PackageResources.full_screen_svg,
      shortcuts: [Shortcut(.f11)],
      isEnabled: { _ in true }, perform: { $0.emit(.toggleFullScreen) }),
    Command(
      id: "keys", title: "Keys", icon: PackageResources.keys_svg, shortcuts: [Shortcut(.f1)],
      isEnabled: { _ in true }, perform: { $0.showKeys() }),
  ]

  /// The commands with a button, in the order of the toolbar.
  public static var toolbar: [Command] { all.filter { $0.place == .toolbar } }

  /// The switches that stand before them.
  static var toolbarSwitches: [Command] { all.filter { $0.place == .toolbarSwitch } }

  /// The icons of the buttons that open menus by their names: of the menu usually, and where a narrow
  /// window can't hold the toolbar, and of the zoom.
  public static let menuIcons = [
    "menu-button": PackageResources.menu_svg, "overflow": PackageResources.overflow_svg,
    "zoom": PackageResources.zoom_svg,
  ]

  /// The command with a name.
  public static func command(id: String) -> Command? { all.first { $0.id == id } }
}
