public import DudelGeometry

/// Something on the screen besides the drawing.
///
/// One tree of these is drawn, hit-tested, walked by the keyboard and read by tests.
public struct Control: Sendable, Equatable, Identifiable {
  /// What kind of thing a control is.
  public enum Role: String, Sendable {
    case window, toolbar, scroller, tool, button, menu, menuItem, scrim, dialog, heading, label,
      textField, progressBar, picture
    case notice, tooltip
  }

  /// What a control looks like and allows now.
  public struct State: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: Int
    /// Makes a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// It is the chosen one of its group.
    public static let selected = State(rawValue: 1)
    /// It can't be used now.
    public static let disabled = State(rawValue: 2)
    /// The pointer is over it.
    public static let hovered = State(rawValue: 4)
    /// A contact is down on it.
    public static let pressed = State(rawValue: 8)
    /// The keyboard acts on it.
    public static let focused = State(rawValue: 16)
    /// Enter stands for it.
    public static let preferred = State(rawValue: 32)
    /// It tells of a failure, or using it destroys something.
    public static let alarming = State(rawValue: 64)
    /// A button with a word that looks like one with an icon.
    public static let quiet = State(rawValue: 128)
  }

  /// What using a control does.
  public enum Action: Hashable, Sendable {
    case chooseTool(String)
    case command(String)
    case toggleMenu(Menu)
    case answer(Dialog.Answer)
    case sheet(SheetAnswer)
    case focusField
    /// Chooses one of a few in a sheet.
    case choose(String, Int)
    case cancelLoading
    case recovery(RecoveryAnswer)
    case dismissNotice
  }

  /// What tells it from all others.
  public let id: String
  /// Its kind.
  public let role: Role
  /// What people see or hear of it.
  public var name: String
  /// Where it is, in window px at scale 1.
  public var frame: Rect
  /// The name of its icon in the icon set.
  public var icon: String?
  /// The key that does the same, as people see it.
  public var key: String?
  /// What it looks like and allows.
  public var state: State
  /// What using it does.
  public var action: Action?
  /// How full a bar is, from 0 to 1.
  var value = 0.0
  /// The name of the picture that it shows.
  var picture: String?
  /// What a text field shows.
  var content: FieldContent?
  /// Where a text field's text begins, scrolled as it is shown.
  var contentOrigin: Point?
  /// The lines that the name is shown in, where one may not do.
  var lines: [String] = []
  /// How the controls inside are scrolled, where it shows only a part of them.
  var scroll: ControlScroll?
  /// The controls inside, from the bottom up.
  public var children: [Control]

  init(
    _ id: String, _ role: Role, name: String = "", frame: Rect, icon: String? = nil,
    key: String? = nil, state: State = [], action: Action? = nil, children: [Control] = []
  ) {
    self.id = id
    self.role = role
    self.name = name
    self.frame = frame
    self.icon = icon
    self.key = key
    self.state = state
    self.action = action
    self.children = children
  }

  /// For each control inside, what it and all inside it paint on at most.
  var paintedParts: [Rect] {
    children.map { child in
      child.flattened.reduce(child.paintedArea) { $0.union($1.paintedArea) }
    }
  }

  /// This control and all inside it, each before those on top of it.
  public var flattened: [Control] { [self] + children.flatMap(\.flattened) }

  /// The control with an id, here or inside.
  public func find(_ id: String) -> Control? {
    self.id == id ? self : children.lazy.compactMap { $0.find(id) }.first
  }

  /// The button that opens the menu.
  var menuButton: Control? { flattened.first { $0.action == .toggleMenu(.main) } }

  /// Tells whether using it opens a menu, or closes one.
  var opensMenu: Bool { if case .toggleMenu = action { true } else { false } }

  /// The topmost control at a point, or `nil` where only the canvas is.
  public func hitTest(_ point: Point) -> Control? {
    guard scroll == nil || frame.contains(point) else { return nil }
    for child in children.reversed() {
      if let hit = child.hitTest(point) { return hit }
    }
    return role != .window && role != .tooltip && frame.contains(point) ? self : nil
  }

  /// The innermost control at a point that can be scrolled.
  func scroller(at point: Point) -> Control? {
    guard let child = children.last(where: { $0.hitTest(point) != nil }) else {
      return hitTest(point) != nil && scroll?.isNeeded == true ? self : nil
    }
    return child.scroller(at: point) ?? (scroll?.isNeeded == true ? self : nil)
  }

  /// The innermost scroller around the control with an id.
  func scroller(around id: String) -> Control? {
    guard let child = children.first(where: { $0.find(id) != nil }) else { return nil }
    return child.scroller(around: id) ?? (scroll?.isNeeded == true ? self : nil)
  }

  /// Tells whether pressing it does something now.
  public var isUsable: Bool { action != nil && !state.contains(.disabled) }

  /// What its look covers: shadows and focus rings reach beyond the frame.
  var paintedArea: Rect {
    switch role {
    case .dialog, .menu: frame.inset(by: -CardPainter.reach)
    case .tool, .button, .menuItem: frame.inset(by: -3)
    default: frame
    }
  }
}
