internal import DudelGeometry
internal import DudelTools

/// The toolbar: tools at the left, actions at the right, and what has no room behind a button.
struct ToolbarLayout {
  /// The height of the toolbar, in window px at scale 1; the canvas begins below.
  static let height = 52.0
  private static let buttonSize = 44.0
  private static let margin = 8.0
  private static let top = 4.0
  private static let pitch = 48.0

  let facts: InterfaceLayout.Facts

  var toolbar: Control {
    var bar = Control(
      "toolbar", .toolbar, name: localized("Toolbar"),
      frame: Rect(x: 0, y: 0, width: facts.window.width, height: Self.height))
    bar.children = tools + actions
    return bar
  }

  /// The width that the tools want.
  static func toolsWidth(count: Int) -> Double { margin + Double(count) * pitch }

  /// The commands that the toolbar has no room for.
  var overflowing: [Command] {
    let commands = CommandCatalogue.toolbar
    let room = facts.window.width - Self.toolsWidth(count: facts.tools.count) - Self.margin
    return Double(commands.count) * Self.pitch <= room ? [] : commands
  }

  /// How far the tools can be scrolled to the left.
  var mostScroll: Double {
    let room = facts.window.width - (overflowing.isEmpty ? 0 : Self.pitch + Self.margin)
    return max(0, Self.toolsWidth(count: facts.tools.count) - room)
  }

  private var tools: [Control] {
    let scroll = min(facts.state.toolScroll, mostScroll)
    return facts.tools.enumerated().map { index, tool in
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
    guard overflowing.isEmpty else { return [overflowButton] }
    let commands = CommandCatalogue.toolbar
    return commands.enumerated().map { index, command in
      let fromRight = Double(commands.count - 1 - index)
      return Control(
        "command.\(command.id)", .button, name: localized(command.title),
        frame: slot(fromRight: fromRight), icon: "command.\(command.id)",
        key: command.shortcuts.first?.label,
        state: facts.enabledCommands.contains(command.id) ? [] : .disabled,
        action: .command(command.id))
    }
  }

  private var overflowButton: Control {
    Control(
      "overflow", .button, name: localized("More"), frame: slot(fromRight: 0), icon: "overflow",
      state: facts.state.isOverflowOpen ? .selected : [], action: .toggleOverflow)
  }

  private func slot(fromRight index: Double) -> Rect {
    Rect(
      x: facts.window.width - Self.margin - Self.buttonSize - Self.pitch * index, y: Self.top,
      width: Self.buttonSize, height: Self.buttonSize)
  }
}
