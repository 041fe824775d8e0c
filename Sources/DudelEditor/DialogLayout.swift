internal import DudelGeometry
internal import DudelModel

/// A question in the middle of the dimmed window.
struct DialogLayout {
  private static let padding = 24.0
  private static let buttonHeight = 44.0
  private static let gap = 8.0
  private static let widest = 460.0

  let window: Rect
  let text: any TextLayout

  func scrim(_ dialog: Dialog) -> Control {
    var scrim = Control("scrim", .scrim, frame: window)
    scrim.children = [card(dialog)]
    return scrim
  }

  private func card(_ dialog: Dialog) -> Control {
    let widths = dialog.buttons.map { width(of: localized($0.title)) }
    let buttonsWidth = widths.reduce(0, +) + Self.gap * Double(max(0, widths.count - 1))
    let room = max(120, window.width - 32 - 2 * Self.padding)
    let isStacked = buttonsWidth > room
    let inner = min(room, max(Self.widest - 2 * Self.padding, isStacked ? 0 : buttonsWidth))
    let heading = lines(dialog.heading, UIFont.heading, width: inner, emphasized: true)
    let message = lines(dialog.message, UIFont.body, width: inner, emphasized: false)
    let rows = isStacked ? dialog.buttons.count : 1
    let rowHeight = rowHeight(dialog.rows.count)
    let textHeight =
      Double(heading.count) * 22 + 6 + Double(message.count) * 20
      + Double(dialog.rows.count) * rowHeight
    let height =
      2 * Self.padding + textHeight + 20 + Double(rows) * Self.buttonHeight
      + Double(rows - 1) * Self.gap
    let frame = Rect(
      x: ((window.width - inner) / 2 - Self.padding).rounded(),
      y: max(8, ((window.height - height) / 2.5).rounded()),
      width: inner + 2 * Self.padding, height: height)
    var card = Control("dialog", .dialog, name: dialog.heading, frame: frame)
    var y = frame.minY + Self.padding
    for (index, line) in heading.enumerated() {
      card.children.append(
        label("dialog.heading.\(index)", .heading, line, x: frame.minX, y: y, width: inner))
      y += 22
    }
    y += 6
    for (index, line) in message.enumerated() {
      card.children.append(
        label("dialog.message.\(index)", .label, line, x: frame.minX, y: y, width: inner))
      y += 20
    }
    for (index, row) in dialog.rows.enumerated() {
      card.children.append(
        Control(
          "dialog.row.\(index)", .label, name: row.title,
          frame: Rect(x: frame.minX + Self.padding, y: y, width: inner, height: rowHeight),
          key: row.key))
      y += rowHeight
    }
    y += 20
    card.children += buttons(
      dialog, widths: isStacked ? widths.map { _ in inner } : widths, isStacked: isStacked,
      right: frame.maxX - Self.padding, y: y)
    return card
  }

  /// Rows move closer where the window is low.
  private func rowHeight(_ count: Int) -> Double {
    let room = window.height - 2 * Self.padding - 22 - 6 - 20 - Self.buttonHeight - 16
    return min(26, max(14, room / Double(max(1, count))))
  }

  private func buttons(
    _ dialog: Dialog, widths: [Double], isStacked: Bool, right: Double, y: Double
  ) -> [Control] {
    var x = isStacked ? right : right - widths.reduce(0, +) - Self.gap * Double(widths.count - 1)
    var y = y
    return zip(dialog.buttons, widths).enumerated().map { index, pair in
      let (button, width) = pair
      let frame = Rect(
        x: isStacked ? right - width : x, y: y, width: width, height: Self.buttonHeight)
      if isStacked { y += Self.buttonHeight + Self.gap } else { x += width + Self.gap }
      return Control(
        "dialog.\(button.answer.rawValue)", .button, name: localized(button.title), frame: frame,
        state: index == dialog.buttons.count - 1 ? .preferred : [], action: .answer(button.answer))
    }
  }

  private func label(
    _ id: String, _ role: Control.Role, _ line: String, x: Double, y: Double, width: Double
  ) -> Control {
    Control(
      id, role, name: line, frame: Rect(x: x + Self.padding, y: y, width: width, height: 20))
  }

  private func width(of title: String) -> Double {
    let size = text.size(of: StyledText(title, font: UIFont.body, color: .black))
    return max(72, size.width.rounded(.up) + 2 * 16)
  }

  /// Breaks a sentence at spaces so that every line fits.
  private func lines(
    _ sentence: String, _ font: FontDescription, width: Double, emphasized: Bool
  ) -> [String] {
    func fits(_ string: String) -> Bool {
      let styled = StyledText(string, font: font, color: .black, isEmphasized: emphasized)
      return text.size(of: styled).width <= width
    }
    var lines: [String] = []
    for word in sentence.split(separator: " ") {
      if let last = lines.last, fits("\(last) \(word)") {
        lines[lines.count - 1] = "\(last) \(word)"
      } else {
        lines += Self.pieces(of: String(word), fits: fits)
      }
    }
    return lines
  }

  /// Cuts a word that is too wide for a line, such as the name of a file.
  private static func pieces(of word: String, fits: (String) -> Bool) -> [String] {
    guard !fits(word) else { return [word] }
    var pieces: [String] = []
    var piece = ""
    for character in word {
      if !piece.isEmpty, !fits(piece + String(character)) {
        pieces.append(piece)
        piece = ""
      }
      piece.append(character)
    }
    return pieces + [piece]
  }
}
