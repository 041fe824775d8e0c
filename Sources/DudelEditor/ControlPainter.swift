internal import DudelGeometry
internal import DudelModel

/// Draws the tree of controls.
struct ControlPainter {
  let theme: Theme
  let icons: [String: Icon]
  let text: any TextLayout

  private static let radius = 8.0
  private static let iconSize = 24.0

  func draw(_ control: Control, in context: some DrawingContext) {
    if control.role == .window || context.clipBounds.intersects(control.paintedArea) {
      drawSelf(control, in: context)
    }
    for child in control.children { draw(child, in: context) }
  }

  private func drawSelf(_ control: Control, in context: some DrawingContext) {
    switch control.role {
    case .window: break
    case .toolbar: drawToolbar(control.frame, in: context)
    case .tool, .button: drawButton(control, in: context)
    case .menu: drawCard(control.frame, in: context)
    case .menuItem: drawMenuItem(control, in: context)
    case .scrim:
      context.fill(.rectangle(control.frame), with: Color.black.with(alpha: 90))
    case .dialog: drawCard(control.frame, in: context)
    case .heading:
      draw(
        control.name, UIFont.heading, theme.text, emphasized: true, left: control.frame, in: context
      )
    case .label:
      draw(control.name, UIFont.body, theme.text, left: control.frame, in: context)
      if let key = control.key {
        draw(key, UIFont.body, theme.disabledText, right: control.frame, in: context)
      }
    case .notice: drawNotice(control, in: context)
    case .tooltip: drawTooltip(control, in: context)
    }
  }

  private func drawToolbar(_ frame: Rect, in context: some DrawingContext) {
    context.fill(.rectangle(frame), with: theme.toolbar)
    let edge = Rect(minX: frame.minX, minY: frame.maxY - 1, maxX: frame.maxX, maxY: frame.maxY)
    context.fill(.rectangle(edge), with: theme.separator)
  }

  // MARK: - Buttons

  private func drawButton(_ control: Control, in context: some DrawingContext) {
    let isText = control.icon == nil
    if let ground = ground(of: control, isText: isText) {
      context.fill(.roundedRectangle(control.frame, radius: Self.radius), with: ground)
    }
    let ink = ink(of: control, isText: isText)
    if let icon = control.icon.flatMap({ icons[$0] }) {
      icon.draw(in: context, rect: iconFrame(centredIn: control.frame), color: ink)
    } else {
      draw(control.name, UIFont.body, ink, centredIn: control.frame, in: context)
    }
    if control.state.contains(.focused) { drawFocusRing(around: control.frame, in: context) }
  }

  private func ground(of control: Control, isText: Bool) -> Color? {
    let isPressed = control.state.contains(.pressed)
    if control.state.contains(.preferred) { return isPressed ? theme.accentPressed : theme.accent }
    if control.state.contains(.selected) { return isPressed ? theme.pressed : theme.selection }
    if isPressed { return theme.pressed }
    if control.state.contains(.hovered) { return isText ? theme.pressed : theme.hover }
    return isText ? theme.hover : nil
  }

  private func ink(of control: Control, isText: Bool) -> Color {
    if control.state.contains(.disabled) { return theme.disabledText }
    if control.state.contains(.preferred) { return theme.onAccent }
    return control.state.contains(.selected) ? theme.selectedText : theme.text
  }

  private func drawFocusRing(around frame: Rect, in context: some DrawingContext) {
    context.stroke(
      .roundedRectangle(frame.inset(by: 1), radius: Self.radius - 1),
      with: StrokeStyle(color: theme.accent, width: 2))
    context.stroke(
      .roundedRectangle(frame.inset(by: 2.5), radius: Self.radius - 2.5),
      with: StrokeStyle(color: theme.card, width: 1))
  }

  private func iconFrame(centredIn frame: Rect) -> Rect {
    Rect(
      x: frame.centre.x - Self.iconSize / 2, y: frame.centre.y - Self.iconSize / 2,
      width: Self.iconSize, height: Self.iconSize)
  }

  // MARK: - Cards

  /// A raised surface; the shadow is a few faint outlines, since a blur would be dear.
  private func drawCard(_ frame: Rect, in context: some DrawingContext) {
    for reach in [16.0, 11, 7, 4, 2, 1] {
      let shadow = frame.inset(by: -reach).offset(by: Point(x: 0, y: 5))
      context.fill(
        .roundedRectangle(shadow, radius: 12 + reach), with: Color.black.with(alpha: 9))
    }
    context.fill(.roundedRectangle(frame, radius: 12), with: theme.card)
  }

  private func drawMenuItem(_ control: Control, in context: some DrawingContext) {
    let row = Rect(
      minX: control.frame.minX + 6, minY: control.frame.minY, maxX: control.frame.maxX - 6,
      maxY: control.frame.maxY)
    if !control.state.isDisjoint(with: [.pressed, .hovered]) {
      context.fill(
        .roundedRectangle(row, radius: Self.radius),
        with: control.state.contains(.pressed) ? theme.pressed : theme.hover)
    }
    let ink = ink(of: control, isText: true)
    let iconFrame = Rect(
      x: row.minX + 6, y: row.centre.y - Self.iconSize / 2, width: Self.iconSize,
      height: Self.iconSize)
    control.icon.flatMap { icons[$0] }?.draw(in: context, rect: iconFrame, color: ink)
    let label = Rect(
      minX: iconFrame.maxX + 12, minY: row.minY, maxX: row.maxX - 10, maxY: row.maxY)
    draw(control.name, UIFont.body, ink, left: label, in: context)
    if let key = control.key {
      draw(key, UIFont.body, theme.disabledText, right: label, in: context)
    }
    if control.state.contains(.focused) { drawFocusRing(around: row, in: context) }
  }

  private func drawNotice(_ control: Control, in context: some DrawingContext) {
    let ground = control.state.contains(.alarming) ? theme.alarm : theme.tooltip
    context.fill(.roundedRectangle(control.frame, radius: Self.radius), with: ground)
    context.saving {
      context.clip(to: control.frame.inset(by: 4))
      let inner = Rect(
        minX: control.frame.minX + NoticeLayout.padding, minY: control.frame.minY,
        maxX: control.frame.maxX, maxY: control.frame.maxY)
      draw(control.name, UIFont.body, .white, left: inner, in: context)
    }
  }

  private func drawTooltip(_ control: Control, in context: some DrawingContext) {
    context.fill(.roundedRectangle(control.frame, radius: 6), with: theme.tooltip)
    let inner = Rect(
      minX: control.frame.minX + TooltipLayout.padding, minY: control.frame.minY,
      maxX: control.frame.maxX - TooltipLayout.padding, maxY: control.frame.maxY)
    draw(control.name, UIFont.tooltip, .white, left: inner, in: context)
    guard let key = control.key else { return }
    let width =
      text.size(of: StyledText(key, font: UIFont.key, color: .white)).width
      + 2 * TooltipLayout.keyPadding
    let badge = Rect(
      minX: inner.maxX - width, minY: inner.minY + 6, maxX: inner.maxX, maxY: inner.maxY - 6)
    context.fill(.roundedRectangle(badge, radius: 4), with: theme.tooltipKey)
    draw(key, UIFont.key, .white, centredIn: badge, in: context)
  }

  // MARK: - Text

  private func draw(
    _ string: String, _ font: FontDescription, _ color: Color, emphasized: Bool = false,
    left frame: Rect, in context: some DrawingContext
  ) {
    let styled = StyledText(string, font: font, color: color, isEmphasized: emphasized)
    place(styled, x: { _ in frame.minX }, in: frame, context)
  }

  private func draw(
    _ string: String, _ font: FontDescription, _ color: Color, right frame: Rect,
    in context: some DrawingContext
  ) {
    let styled = StyledText(string, font: font, color: color)
    place(styled, x: { frame.maxX - $0 }, in: frame, context)
  }

  private func draw(
    _ string: String, _ font: FontDescription, _ color: Color, centredIn frame: Rect,
    in context: some DrawingContext
  ) {
    let styled = StyledText(string, font: font, color: color)
    place(styled, x: { (frame.centre.x - $0 / 2).rounded() }, in: frame, context)
  }

  private func place(
    _ styled: StyledText, x: (Double) -> Double, in frame: Rect, _ context: some DrawingContext
  ) {
    let size = text.size(of: styled)
    let y = (frame.centre.y - size.height / 2).rounded()
    context.draw(styled, at: Point(x: x(size.width), y: y))
  }
}
