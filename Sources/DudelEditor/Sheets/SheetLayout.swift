internal import DudelGeometry
internal import DudelModel

/// A form below the toolbar, in the middle of the dimmed window.
@MainActor
struct SheetLayout {
  private static let widest = 520.0
  private static let padding = 16.0
  private static let headingHeight = 24.0
  private static let lineHeight = 44.0
  private static let areaHeight = 120.0
  /// The distance between the options of a choice.
  private static let optionGap = 6.0

  /// The distances in windows with room, and in low ones.
  private struct Distances {
    let header: Double
    let label: Double
    let gap: Double
    let bottom: Double

    static let usual = Distances(header: 60, label: 24, gap: 8, bottom: 16)
    static let small = Distances(header: 52, label: 20, gap: 2, bottom: 8)
  }

  /// The distance of a field's text from the field's edges.
  static let inset = 12.0

  let window: Rect
  let text: any TextLayout

  func scrim(_ sheet: Sheet, focus: String?) -> Control {
    var scrim = Control("sheet.scrim", .scrim, frame: window)
    scrim.children = [card(sheet, focus: focus)]
    return scrim
  }

  private func card(_ sheet: Sheet, focus: String?) -> Control {
    let width = max(1, min(Self.widest, window.width - 16))
    let isWide = hasRoomForHeading(sheet, width: width)
    let top = ToolbarLayout.height + 12
    let below = isWide ? 0 : Self.headingHeight
    let isLow = height(sheet, .usual) + below > window.height - 8
    // Where there is no room at all for the heading, the fields' labels must do.
    let extra = isLow ? 0 : below
    let distances = isLow ? Distances.small : .usual
    let wanted = height(sheet, distances) + extra
    // A low window's sheet covers the toolbar, and its large fields are lower.
    let missing = min(max(0, wanted - (window.height - 8)), Self.areaHeight - Self.lineHeight)
    let height = wanted - (sheet.fields.contains(where: \.isMultiline) ? missing : 0)
    let rest = min(top, max(4, window.height - height - 8))
    let frame = Rect(
      x: ((window.width - width) / 2).rounded(),
      y: (rest - (1 - sheet.progress) * (height + rest)).rounded(), width: width, height: height)
    var card = Control("sheet", .dialog, name: sheet.heading, frame: frame)
    var y = frame.minY + distances.header + extra
    let x = frame.minX + Self.padding
    let inner = width - 2 * Self.padding
    for field in sheet.fields {
      let fieldHeight = Self.height(field) - (field.isMultiline ? missing : 0)
      card.children.append(
        Control(
          "sheet.\(field.id).label", .label, name: field.label,
          frame: Rect(x: x, y: y, width: inner, height: distances.label)))
      y += distances.label
      card.children.append(
        control(
          field, frame: Rect(x: x, y: y, width: inner, height: fieldHeight), sheet, focus: focus))
      y += fieldHeight + distances.gap
    }
    for choice in sheet.choices {
      card.children += row(
        choice, frame: Rect(x: x, y: y, width: inner, height: Self.lineHeight),
        isUsable: sheet.hasUseOfChoices)
      y += Self.lineHeight + distances.gap
    }
    // The keyboard comes to the fields first.
    if isWide || !isLow { card.children.append(heading(sheet, in: frame, isWide: isWide)) }
    card.children += buttons(sheet, in: frame)
    card.children += message(sheet, width: inner).enumerated().map { index, line in
      Control(
        "sheet.message" + (index == 0 ? "" : ".\(index)"), .label, name: line,
        frame: Rect(
          x: x, y: y + Double(index) * Self.headingHeight, width: inner,
          height: Self.headingHeight),
        state: sheet.message == nil ? [] : .alarming)
    }
    return card
  }

  /// The words at the left and the options at the right.
  private func row(_ choice: Sheet.Choice, frame: Rect, isUsable: Bool) -> [Control] {
    var right = frame.maxX
    var buttons: [Control] = []
    for (index, option) in choice.options.enumerated().reversed() {
      let width = buttonWidth(option)
      var button = Control(
        "sheet.\(choice.id).\(index)", .button, name: option,
        frame: Rect(x: right - width, y: frame.minY, width: width, height: frame.height),
        state: index == choice.selected ? .selected : [], action: .choose(choice.id, index))
      if !isUsable { button.state = .disabled }
      buttons.insert(button, at: 0)
      right -= width + Self.optionGap
    }
    let label = Control(
      "sheet.\(choice.id).label", .label, name: choice.label,
      frame: Rect(minX: frame.minX, minY: frame.minY, maxX: right, maxY: frame.maxY))
    return [label] + buttons
  }

  private func message(_ sheet: Sheet, width: Double) -> [String] {
    (sheet.message ?? sheet.hint).map {
      LineBreaker(text: text, font: UIFont.body, width: width).lines($0)
    } ?? []
  }

  /// Between the buttons, or below them.
  private func heading(_ sheet: Sheet, in frame: Rect, isWide: Bool) -> Control {
    let breaker = LineBreaker(
      text: text, font: UIFont.heading, isEmphasized: true, width: max(1, frame.width - 16))
    let heading = breaker.cut(sheet.heading)
    let width = breaker.size(of: heading)
    return Control(
      "sheet.heading", .heading, name: heading,
      frame: Rect(
        x: frame.centre.x - width / 2, y: frame.minY + (isWide ? 8 : 52), width: width,
        height: isWide ? 44 : Self.headingHeight))
  }

  private func buttons(_ sheet: Sheet, in frame: Rect) -> [Control] {
    let cancel = localized("Cancel")
    let (left, right) = (buttonWidth(cancel), buttonWidth(sheet.confirmation))
    return [
      Control(
        "sheet.done", .button, name: sheet.confirmation,
        frame: Rect(x: frame.maxX - 8 - right, y: frame.minY + 8, width: right, height: 44),
        state: .preferred, action: .sheet(.done)),
      Control(
        "sheet.cancel", .button, name: cancel,
        frame: Rect(x: frame.minX + 8, y: frame.minY + 8, width: left, height: 44),
        action: .sheet(.cancel)),
    ]
  }

  /// Tells whether the heading fits between the buttons.
  private func hasRoomForHeading(_ sheet: Sheet, width: Double) -> Bool {
    let side = max(buttonWidth(localized("Cancel")), buttonWidth(sheet.confirmation))
    return headingWidth(sheet) + 2 * (side + 16) <= width
  }

  private func headingWidth(_ sheet: Sheet) -> Double {
    LineBreaker(text: text, font: UIFont.heading, isEmphasized: true, width: .infinity)
      .size(of: sheet.heading)
  }

  private func buttonWidth(_ title: String) -> Double {
    let breaker = LineBreaker(text: text, font: UIFont.body, width: .infinity)
    return max(72, breaker.size(of: title) + 32).rounded(.up)
  }

  private func control(
    _ field: Sheet.Field, frame: Rect, _ sheet: Sheet, focus: String?
  ) -> Control {
    let id = "sheet.\(field.id)"
    var control = Control(
      id, .textField, name: field.label,
      frame: frame, action: .focusField)
    let inner = control.frame.inset(by: Self.inset)
    var content = field.editing.editor.content(
      from: field.scroll.y, to: field.scroll.y + inner.height,
      isCaretOn: focus == id && sheet.isCaretOn)
    if focus != id { content.selection = [] }
    control.content = content
    control.contentOrigin = inner.origin - field.scroll
    return control
  }

  private static func height(_ field: Sheet.Field) -> Double {
    field.isMultiline ? areaHeight : lineHeight
  }

  private func height(_ sheet: Sheet, _ distances: Distances) -> Double {
    let inner = max(1, min(Self.widest, window.width - 16)) - 2 * Self.padding
    return sheet.fields.reduce(distances.header + distances.bottom) {
      $0 + distances.label + Self.height($1) + distances.gap
    } + Double(sheet.choices.count) * (Self.lineHeight + distances.gap)
      + Double(message(sheet, width: inner).count) * Self.headingHeight
  }

  /// The room for text inside a field, in px.
  static func room(in frame: Rect) -> Size { frame.inset(by: inset).size }
}
