internal import DudelGeometry
internal import DudelTools

/// The toolbar: tools at the left, actions at the right, and what has no room behind a button.
struct ToolbarLayout {
  /// The height of the toolbar, in window px at scale 1; the canvas begins below.
  static let height = 52.0
  /// The id of the part that scrolls.
  static let toolsID = "tools"
  private static let buttonSize = 44.0
  private static let margin = 8.0
  private static let top = 4.0
  private static let pitch = 48.0

  let facts: InterfaceLayout.Facts

  var toolbar: Control {
    var bar = Control(
      "toolbar", .toolbar, name: localized("Toolbar"),
      frame: Rect(x: 0, y: 0, width: facts.window.width, height: Self.height))
    bar.children = [toolStrip] + actions
    return bar
  }

  /// The width that the tools want.
  static func toolsWidth(count: Int) -> Double { margin + Double(count) * pitch }

  /// The commands that the toolbar has no room for.
  var overflowing: [Command] {
    let commands = CommandCatalogue.toolbar + CommandCatalogue.toolbarSwitches
    let room = facts.window.width - Self.toolsWidth(count: facts.tools.count) - Self.margin
    // One place is the zoom's and one the menu's.
    return Double(commands.count + 2) * Self.pitch <= room ? [] : commands
  }

  /// The tools, which scroll where even they have no room.
  private var toolStrip: Control {
    let wanted = Self.toolsWidth(count: facts.tools.count)
    // The line below belongs to the whole toolbar.
    let room = Rect(
      x: 0, y: 0, width: max(0, min(wanted, facts.window.width - Self.pitch - Self.margin)),
      height: Self.height - 1)
    let scroll = ControlScroll(
      .horizontal, offset: facts.state.scrolls[Self.toolsID] ?? 0, most: wanted - room.width)
    var strip = Control(
      Self.toolsID, .scroller, name: localized("Tools"), frame: room)
    strip.scroll = scroll
    strip.children = tools(scroll: scroll.offset)
    return strip
  }

  private func tools(scroll: Double) -> [Control] {
    facts.tools.enumerated().map { index, tool in
      Control(
        "tool.\(tool.id)", .tool, name: localized(tool.title),
        frame: Rect(
          x: Self.margin + Self.pitch * Double(index) - scroll, y: Self.top,
          width: Self.buttonSize, height: Self.buttonSize),
        icon: "tool.\(tool.id)", key: tool.key.uppercased(),
        state: tool.id == facts.selectedTool ? .selected : [], action: .chooseTool(tool.id))
    }
  }

  private var actions: [Control] {
    guard overflowing.isEmpty else { return [menuButton("overflow")] }
    let commands = CommandCatalogue.toolbar
    let before = (CommandCatalogue.toolbarSwitches + commands.dropLast()).map(Optional.some)
    // The zoom stands before the last of them, saving, and the menu behind it.
    let order = before + [nil] + commands.suffix(1).map(Optional.some)
    let buttons = order.enumerated().compactMap { index, command -> Control? in
      guard let command else { return zoomButton }
      return button(command, frame: slot(fromRight: Double(order.count - index)))
    }
    return buttons + [menuButton("menu-button")]
  }

  private func button(_ command: Command, frame: Rect) -> Control {
    Control(
      "command.\(command.id)", .button, name: localized(command.title), frame: frame,
      icon: "command.\(command.id)", key: command.shortcuts.first?.label,
      state: facts.state(of: command), action: .command(command.id))
  }

  /// The button that tells the zoom and opens its menu; `nil` where there is no room for it.
  var zoomButton: Control? {
    guard overflowing.isEmpty else { return nil }
    var button = Control(
      "zoom", .button, name: localized("Zoom"), frame: slot(fromRight: 2),
      state: facts.state.openMenu == .zoom ? [.quiet, .selected] : .quiet,
      action: .toggleMenu(.zoom))
    // Words need fonts, which take longer to load than the rest of a start.
    if facts.zoom == 1 {
      button.icon = "zoom"
    } else {
      button.lines = [filled(localized("%@ %"), "\(Int((facts.zoom * 100).rounded()))")]
    }
    return button
  }

  /// The button of the menu; with other looks where the menu holds what has no room.
  private func menuButton(_ id: String) -> Control {
    Control(
      id, .button, name: localized("Menu"), frame: slot(fromRight: 0), icon: id,
      state: facts.state.openMenu == .main ? .selected : [], action: .toggleMenu(.main))
  }

  private func slot(fromRight index: Double) -> Rect {
    Rect(
      x: facts.window.width - Self.margin - Self.buttonSize - Self.pitch * index, y: Self.top,
      width: Self.buttonSize, height: Self.buttonSize)
  }
}

extension InterfaceLayout.Facts {
  /// What a command's button looks like and allows.
  func state(of command: Command) -> Control.State {
    var state: Control.State = []
    if !enabledCommands.contains(command.id) { state.insert(.disabled) }
    if activeCommands.contains(command.id) { state.insert(.selected) }
    return state
  }
}
