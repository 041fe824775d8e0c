internal import DudelGeometry
internal import DudelModel

/// Draws the tree of controls.
@MainActor
struct ControlPainter {
  let theme: Theme
  let icons: IconShelf
  let text: any TextLayout
  var pictures = PictureShelf()

  private static let radius = 8.0
  private static let iconSize = 24.0

  func draw(_ control: Control, in context: some DrawingContext) {
    draw(control, in: context, visible: context.clipBounds)
  }

  private func draw(_ control: Control, in context: some DrawingContext, visible: Rect) {
    if visible.intersects(control.paintedArea) {
      drawSelf(control, in: context)
    } else if control.role == .toolbar {
      return
    }
    guard let scroll = control.scroll, scroll.isNeeded else {
      for child in control.children { draw(child, in: context, visible: visible) }
      return
    }
    // The menu's rounded corners stay as they are.
    let room = control.role == .menu ? control.frame.inset(by: 6) : control.frame
    let ground = control.id == ToolbarLayout.toolsID ? theme.toolbar : theme.card
    context.saving {
      context.clip(to: room)
      for child in control.children { draw(child, in: context) }
      ScrollHints(ground: ground, ink: theme.keyText).draw(scroll, in: room, context: context)
    }
  }

  private func drawSelf(_ control: Control, in context: some DrawingContext) {
    switch control.role {
    case .window, .scroller: break
    case .toolbar: drawToolbar(control.frame, in: context)
    case .tool, .button: drawButton(control, in: context)
    case .menu: CardPainter(theme: theme).draw(control.frame, in: context)
    case .menuItem: drawMenuItem(control, in: context)
    case .scrim:
      context.fill(.rectangle(control.frame), with: Color.black.with(alpha: 90))
    case .dialog: CardPainter(theme: theme).draw(control.frame, in: context)
    case .heading:
      draw(
        control.name, UIFont.heading, theme.text, emphasized: true, left: control.frame, in: context
      )
    case .label:
      draw(
        control.name, UIFont.body, labelInk(control.state),
        emphasized: control.state.contains(.preferred), left: control.frame, in: context)
      if let key = control.key {
        draw(key, UIFont.body, theme.keyText, right: control.frame, in: context)
      }
    case .progressBar: drawProgressBar(control, in: context)
    case .picture: drawPicture(control, in: context)
    case .textField: drawField(control, in: context)
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
    if let ground = ground(of: control, grounds(of: control)) {
      context.fill(.roundedRectangle(control.frame, radius: Self.radius), with: ground)
    }
    if isText, control.state.isDisjoint(with: [.preferred, .quiet]) {
      context.stroke(
        .roundedRectangle(control.frame.inset(by: 0.5), radius: Self.radius - 0.5),
        with: StrokeStyle(color: theme.buttonEdge, width: 1))
    }
    let ink = ink(of: control, isText: isText)
    if let icon = control.icon.flatMap({ icons[$0] }) {
      icon.draw(in: context, rect: iconFrame(centredIn: control.frame), color: ink)
    } else {
      draw(
        control.lines.first ?? control.name, UIFont.body, ink, centredIn: control.frame, in: context
      )
    }
    if control.state.contains(.focused) { drawFocusRing(around: control.frame, in: context) }
  }

  private func grounds(of control: Control) -> Theme.Grounds {
    if control.role == .menuItem { return theme.row }
    if control.state.contains(.preferred) { return theme.preferred }
    if control.state.contains(.selected) { return theme.selection }
    return control.icon == nil && !control.state.contains(.quiet) ? theme.button : theme.tool
  }

  private func ground(of control: Control, _ grounds: Theme.Grounds) -> Color? {
    if control.state.contains(.pressed) { return grounds.pressed }
    return control.state.contains(.hovered) ? grounds.hover : grounds.usual
  }

  private func ink(of control: Control, isText: Bool) -> Color {
    if control.state.contains(.disabled) { return theme.disabledText }
    if control.state.contains(.preferred) { return theme.onAccent }
    if control.state.contains(.alarming) { return theme.alarmText }
    return control.state.contains(.selected) ? theme.selectedText : theme.text
  }

  private func drawFocusRing(around frame: Rect, in context: some DrawingContext) {
    context.stroke(
      .roundedRectangle(frame.inset(by: 1), radius: Self.radius - 1),
      with: StrokeStyle(color: theme.focus, width: 2))
    context.stroke(
      .roundedRectangle(frame.inset(by: 2.75), radius: Self.radius - 2.75),
      with: StrokeStyle(color: theme.card, width: 1.5))
  }

  private func iconFrame(centredIn frame: Rect) -> Rect {
    Rect(
      x: frame.centre.x - Self.iconSize / 2, y: frame.centre.y - Self.iconSize / 2,
      width: Self.iconSize, height: Self.iconSize)
  }

  // MARK: - Cards

  private func drawField(_ control: Control, in context: some DrawingContext) {
    context.fill(.roundedRectangle(control.frame, radius: Self.radius), with: theme.field)
    context.stroke(
      .roundedRectangle(control.frame.inset(by: 0.5), radius: Self.radius - 0.5),
      with: StrokeStyle(color: theme.fieldEdge, width: 1))
    if control.state.contains(.focused) { drawFocusRing(around: control.frame, in: context) }
    guard var content = control.content, let origin = control.contentOrigin else { return }
    for index in content.paragraphs.indices { content.paragraphs[index].text.color = theme.text }
    context.saving {
      context.clip(to: control.frame.inset(by: 4))
      FieldPainter(theme: theme).draw(content, at: origin, in: context)
    }
  }

  private func drawProgressBar(_ control: Control, in context: some DrawingContext) {
    let (frame, radius) = (control.frame, control.frame.height / 2)
    context.fill(.roundedRectangle(frame, radius: radius), with: theme.track)
    guard control.value > 0 else { return }
    // The round ends keep their shape from the start.
    let done = Rect(
      x: frame.minX, y: frame.minY, width: max(frame.height, frame.width * control.value),
      height: frame.height)
    context.fill(.roundedRectangle(done, radius: radius), with: theme.accent)
  }

  /// A picture on paper, as large as it fits.
  private func drawPicture(_ control: Control, in context: some DrawingContext) {
    let frame = control.frame
    context.fill(.roundedRectangle(frame, radius: 4), with: .white)
    if let picture = control.picture.flatMap({ pictures[$0] }), picture.size.width > 0,
      picture.size.height > 0
    {
      let room = frame.inset(by: 4)
      let scale = min(room.width / picture.size.width, room.height / picture.size.height)
      let size = Size(width: picture.size.width * scale, height: picture.size.height * scale)
      context.draw(
        picture,
        in: Rect(
          x: room.centre.x - size.width / 2, y: room.centre.y - size.height / 2,
          width: size.width, height: size.height))
    }
    context.stroke(
      .roundedRectangle(frame.inset(by: 0.5), radius: 3.5),
      with: StrokeStyle(color: theme.fieldEdge, width: 1))
  }

  private func labelInk(_ state: Control.State) -> Color {
    if state.contains(.alarming) { return theme.alarmText }
    return state.contains(.disabled) ? theme.keyText : theme.text
  }

  private func drawMenuItem(_ control: Control, in context: some DrawingContext) {
    let row = Rect(
      minX: control.frame.minX + 6, minY: control.frame.minY, maxX: control.frame.maxX - 6,
      maxY: control.frame.maxY)
    if let ground = ground(of: control, grounds(of: control)) {
      context.fill(.roundedRectangle(row, radius: Self.radius), with: ground)
    }
    let ink = ink(of: control, isText: true)
    let iconFrame = Rect(
      x: row.minX + MenuLayout.iconInset, y: row.centre.y - Self.iconSize / 2, width: Self.iconSize,
      height: Self.iconSize)
    control.icon.flatMap { icons[$0] }?.draw(in: context, rect: iconFrame, color: ink)
    let label = Rect(
      minX: control.frame.minX + MenuLayout.beforeName, minY: row.minY,
      maxX: control.frame.maxX - MenuLayout.afterKey, maxY: row.maxY)
    drawLines(of: control, ink, in: label, context)
    if let key = control.key, control.lines.count == 1 {
      let isDisabled = control.state.contains(.disabled)
      draw(
        key, UIFont.body, isDisabled ? theme.disabledText : theme.keyText, right: label, in: context
      )
    }
    if control.state.contains(.focused) { drawFocusRing(around: row, in: context) }
  }

  private func drawNotice(_ control: Control, in context: some DrawingContext) {
    let ground = control.state.contains(.alarming) ? theme.alarm : theme.tooltip
    context.fill(.roundedRectangle(control.frame, radius: Self.radius), with: ground)
    let inner = Rect(
      minX: control.frame.minX + NoticeLayout.padding, minY: control.frame.minY,
      maxX: control.frame.maxX, maxY: control.frame.maxY)
    drawLines(of: control, .white, in: inner, context)
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

  /// Draws the lines of a control below each other, in the middle of a frame's height.
  private func drawLines(
    of control: Control, _ color: Color, in frame: Rect, _ context: some DrawingContext
  ) {
    let height = NoticeLayout.lineHeight
    let top = frame.centre.y - Double(control.lines.count) * height / 2
    for (index, line) in control.lines.enumerated() {
      let place = Rect(
        x: frame.minX, y: top + Double(index) * height, width: frame.width, height: height)
      draw(line, UIFont.body, color, left: place, in: context)
    }
  }

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
