internal import DudelGeometry
internal import DudelModel

/// The pop-over with the commands that have no button, or none that there is room for.
struct MenuLayout {
  /// The id of the menu, which scrolls in a low window.
  static let id = "menu"
  /// Where a row's icon begins inside the row's highlight, and its name in the row.
  static let iconInset = 6.0
  static let beforeName = 48.0
  /// The distance of a row's key from the row's end.
  static let afterKey = 16.0
  /// The least distance of a key from a name.
  private static let gap = 36.0
  /// With less in a narrow window the key is left out.
  private static let leastGap = 12.0
  private static let rowHeight = 44.0
  private static let padding = 8.0
  private static let margin = 8.0

  let facts: InterfaceLayout.Facts
  let text: any TextLayout

  /// The pop-over of a menu.
  func menu(_ menu: Menu) -> Control {
    let commands = commands(of: menu)
    let width = min(
      Self.beforeName + wantedWidth(commands) + Self.afterKey,
      max(1, facts.window.width - 2 * Self.margin))
    let top = ToolbarLayout.height + 6
    let wanted = Self.rowHeight * Double(commands.count) + 2 * Self.padding
    let right = menu == .main ? nil : ToolbarLayout(facts: facts).zoomButton?.frame.maxX
    let frame = Rect(
      x: max(Self.margin, (right ?? facts.window.width - Self.margin) - width), y: top,
      width: width,
      height: min(wanted, max(Self.rowHeight, facts.window.height - top - Self.margin)))
    var menu = Control(
      Self.id, .menu, name: localized(menu == .main ? "Menu" : "Zoom"), frame: frame)
    let scroll = ControlScroll(
      .vertical, offset: facts.state.scrolls[Self.id] ?? 0, most: wanted - frame.height)
    menu.scroll = scroll
    menu.children = commands.enumerated().map { index, command in
      row(
        command,
        frame: Rect(
          x: frame.minX,
          y: frame.minY + Self.padding + Self.rowHeight * Double(index) - scroll.offset,
          width: width, height: Self.rowHeight))
    }
    return menu
  }

  private func commands(of menu: Menu) -> [Command] {
    let zooms = CommandCatalogue.all.filter { $0.place == .zoomMenu }
    guard menu == .main else { return zooms }
    let overflowing = ToolbarLayout(facts: facts).overflowing
    return overflowing + (overflowing.isEmpty ? [] : zooms)
      + CommandCatalogue.all.filter { $0.place == .menu }
  }

  private func row(_ command: Command, frame: Rect) -> Control {
    var row = Control(
      "menu.\(command.id)", .menuItem, name: localized(command.title), frame: frame,
      icon: "command.\(command.id)", key: command.shortcuts.first?.label,
      state: facts.state(of: command), action: .command(command.id))
    let breaker = breaker(width: max(1, frame.width - Self.beforeName - Self.afterKey))
    let lines = breaker.lines(row.name)
    row.lines = lines.count <= 2 ? lines : [breaker.cut(row.name)]
    if wantedWidth([command], gap: Self.leastGap) > breaker.width { row.key = nil }
    return row
  }

  /// The width of the widest name and key with their distance.
  private func wantedWidth(_ commands: [Command], gap: Double = gap) -> Double {
    let breaker = breaker(width: .infinity)
    return commands.map { command in
      let key = command.shortcuts.first.map { gap + breaker.size(of: $0.label) } ?? 0
      return (breaker.size(of: localized(command.title)) + key).rounded(.up)
    }.max() ?? 0
  }

  private func breaker(width: Double) -> LineBreaker {
    LineBreaker(text: text, font: UIFont.body, width: width)
  }
}
