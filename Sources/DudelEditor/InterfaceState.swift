internal import DudelGeometry
internal import DudelTools

/// What the user interface remembers between events.
struct InterfaceState: Equatable {
  /// Where the pointer rests, in window px at scale 1; `nil` outside or while it draws.
  var pointer: Point?
  /// The controls that contacts went down on, and whether each is still over its own.
  var pressed: [TouchID: (control: String, isInside: Bool)] = [:]
  /// The control that the keyboard acts on; `nil` for the canvas.
  var focus: String?
  /// The control whose tooltip is shown.
  var tooltip: String?
  /// The pop-over that is open.
  var openMenu: Menu?
  var dialog: Dialog?
  var progress: ProgressReport?
  var recovery: RecoveryList?
  var notice: Notice?
  /// How far controls are scrolled, by their ids.
  var scrolls: [String: Double] = [:]
  /// The contact that may scroll, or does.
  var scrollDrag: ScrollDrag?

  static func == (a: InterfaceState, b: InterfaceState) -> Bool {
    a.pointer == b.pointer && a.focus == b.focus && a.tooltip == b.tooltip
      && a.openMenu == b.openMenu && a.dialog == b.dialog && a.progress == b.progress
      && a.recovery == b.recovery
      && a.notice == b.notice
      && a.scrolls == b.scrolls && a.scrollDrag == b.scrollDrag
      && a.pressed.mapValues(\.control) == b.pressed.mapValues(\.control)
      && a.pressed.mapValues(\.isInside) == b.pressed.mapValues(\.isInside)
  }
}
