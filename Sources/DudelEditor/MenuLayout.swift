internal import DudelGeometry
internal import DudelModel

/// The pop-over with the commands that the toolbar has no room for.
struct MenuLayout {
  private static let rowHeight = 44.0
  private static let padding = 8.0

  let facts: InterfaceLayout.Facts
  let text: any TextLayout

  var menu: Control {
    let commands = ToolbarLayout(facts: facts).overflowing
    let labels = commands.map { command in
      text.size(
        of: StyledText(
          localized(command.title) + "    " + (command.shortcuts.first?.label ?? ""),
          font: UIFont.body, color: .black)
      ).width
    }
    let width = (labels.max() ?? 0) + 24 + 3 * 12
    let frame = Rect(
      x: max(8, facts.window.width - 8 - width), y: ToolbarLayout.height + 6,
      width: width, height: Self.rowHeight * Double(commands.count) + 2 * Self.padding)
    var menu = Control("menu", .menu, name: localized("More"), frame: frame)
    menu.children = commands.enumerated().map { index, command in
      Control(
        "menu.\(command.id)", .menuItem, name: localized(command.title),
        frame: Rect(
          x: frame.minX, y: frame.minY + Self.padding + Self.rowHeight * Double(index),
          width: width, height: Self.rowHeight),
        icon: "command.\(command.id)", key: command.shortcuts.first?.label,
        state: facts.enabledCommands.contains(command.id) ? [] : .disabled,
        action: .command(command.id))
    }
    return menu
  }
}
