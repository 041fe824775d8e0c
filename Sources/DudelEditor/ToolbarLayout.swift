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
    let commands = CommandCatalogue.toolbar
    let room = facts.window.width - Self.toolsWidth(count: facts.tools.count) - Self.margin
    // One place is the menu's.
    return Double(commands.count + 1) * Self.pitch <= room ? [] : commands
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
    let buttons = commands.enumerated().map { index, command in
      let fromRight = Double(commands.count - index)
      return Control(
        "command.\(command.id)", .button, name: localized(command.title),
        frame: slot(fromRight: fromRight), icon: "command.\(command.id)",
        key: command.shortcuts.first?.label,
        state: facts.enabledCommands.contains(command.id) ? [] : .disabled,
        action: .command(command.id))
    }
    return buttons + [menuButton("menu-button")]
  }

  /// The button of the menu; with other looks where the menu holds what has no room.
  private func menuButton(_ id: String) -> Control {
    Control(
      id, .button, name: localized("Menu"), frame: slot(fromRight: 0), icon: id,
      state: facts.state.isOverflowOpen ? .selected : [], action: .toggleOverflow)
  }

  private func slot(fromRight index: Double) -> Rect {
    Rect(
      x: facts.window.width - Self.margin - Self.buttonSize - Self.pitch * index, y: Self.top,
      width: Self.buttonSize, height: Self.buttonSize)
  }
}
