internal import DudelGeometry
internal import DudelModel
internal import DudelTools

/// Turns the state of the program into the tree of controls; a pure function.
@MainActor
struct InterfaceLayout {
  /// What the layout depends on.
  struct Facts {
    var window: Size
    var tools: [ToolDescriptor]
    var selectedTool: String
    var enabledCommands: Set<String>
    /// The commands that are switched on.
    var activeCommands: Set<String> = []
    /// Window px a drawing unit.
    var zoom = 1.0
    /// Whether there is a drawing, but nothing of it in sight.
    var isDrawingOutOfSight = false
    var state: InterfaceState
  }

  let facts: Facts
  let text: any TextLayout
  var sheet: Sheet?

  var tree: Control {
    let window = Rect(x: 0, y: 0, width: facts.window.width, height: facts.window.height)
    var root = Control("window", .window, frame: window)
    root.children.append(ToolbarLayout(facts: facts).toolbar)
    if facts.isDrawingOutOfSight {
      root.children.append(WayBackLayout(window: window, text: text).button)
    }
    if let notice = facts.state.notice {
      root.children.append(NoticeLayout(window: window, text: text).notice(notice))
    }
    if let menu = facts.state.openMenu {
      root.children.append(MenuLayout(facts: facts, text: text).menu(menu))
    }
    if let sheet {
      root.children.append(
        SheetLayout(window: window, text: text).scrim(sheet, focus: facts.state.focus))
    }
    if let dialog = facts.state.dialog {
      root.children.append(
        DialogLayout(
          window: window, text: text, scroll: facts.state.scrolls[DialogLayout.wordsID] ?? 0
        ).scrim(dialog))
    }
    if let recovery = facts.state.recovery {
      root.children.append(
        RecoveryLayout(
          window: window, text: text, scroll: facts.state.scrolls[RecoveryLayout.rowsID] ?? 0
        ).scrim(recovery))
    }
    if let progress = facts.state.progress {
      root.children.append(ProgressLayout(window: window, text: text).scrim(progress))
    }
    mark(&root)
    if let tooltip = TooltipLayout(window: window, text: text).tooltip(
      for: facts.state.tooltip.flatMap(root.find))
    {
      root.children.append(tooltip)
    }
    return root
  }

  /// Marks what is hovered, pressed and focused.
  private func mark(_ root: inout Control) {
    let hovered = facts.state.pointer.flatMap(root.hitTest)?.id
    let pressed = Set(facts.state.pressed.values.filter(\.isInside).map(\.control))
    func mark(_ control: inout Control) {
      if control.isUsable {
        if control.id == hovered { control.state.insert(.hovered) }
        if pressed.contains(control.id) { control.state.insert(.pressed) }
      }
      if control.id == facts.state.focus { control.state.insert(.focused) }
      for index in control.children.indices { mark(&control.children[index]) }
    }
    mark(&root)
  }
}
