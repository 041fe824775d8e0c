internal import DudelGeometry
internal import DudelModel

/// A question in the middle of the dimmed window.
///
/// In a small window first the distances shrink, then the words scroll; the buttons always stay.
struct DialogLayout {
  /// The id of the part that scrolls.
  static let wordsID = "dialog.words"
  private static let gap = 8.0
  private static let widest = 412.0
  /// The words keep at least this much height, even if buttons must be lower for it.
  private static let lowestWords = 24.0

  let window: Rect
  let text: any TextLayout
  /// How far the words are scrolled.
  var scroll = 0.0

  /// The distances in windows with room, and in small ones.
  private struct Distances {
    let padding: Double
    let margin: Double
    let aboveButtons: Double

    static let usual = Distances(padding: 24, margin: 16, aboveButtons: 20)
    static let small = Distances(padding: 12, margin: 8, aboveButtons: 12)
    static let least = Distances(padding: 8, margin: 4, aboveButtons: 8)
  }

  /// A card that has been measured.
  private struct Measure {
    let distances: Distances
    let inner: Double
    let words: (controls: [Control], height: Double)
    let isStacked: Bool
    let buttonHeight: Double
    let buttonsHeight: Double

    /// The height that all of it takes.
    var height: Double {
      2 * distances.padding + words.height + distances.aboveButtons + buttonsHeight
    }
  }

  static func id(of button: Dialog.Button) -> String { "dialog.\(button.answer.rawValue)" }

  func scrim(_ dialog: Dialog) -> Control {
    var scrim = Control("scrim", .scrim, frame: window)
    scrim.children = [card(dialog)]
    return scrim
  }

  private func card(_ dialog: Dialog) -> Control {
    let measure = fitting(dialog)
    let (distances, inner) = (measure.distances, measure.inner)
    let height = min(measure.height, window.height - 2 * distances.margin)
    let frame = Rect(
      x: ((window.width - inner) / 2 - distances.padding).rounded(),
      y: max(distances.margin, ((window.height - height) / 2.5).rounded()),
      width: inner + 2 * distances.padding, height: height)
    var card = Control("dialog", .dialog, name: dialog.heading, frame: frame)
    let top = frame.maxY - distances.padding - measure.buttonsHeight
    let room = Rect(
      minX: frame.minX + distances.padding, minY: frame.minY + distances.padding,
      maxX: frame.maxX - distances.padding, maxY: top - distances.aboveButtons)
    card.children = [words(measure, in: room)] + buttons(dialog, measure, right: room.maxX, y: top)
    return card
  }

  /// The largest distances with which all has room, or else the least.
  private func fitting(_ dialog: Dialog) -> Measure {
    let all = [Distances.usual, .small, .least].map { measure(dialog, $0) }
    return all.first { $0.height <= window.height - 2 * $0.distances.margin }
      ?? (window.height < 160 || window.width < 160 ? all[2] : all[1])
  }

  private func measure(_ dialog: Dialog, _ distances: Distances) -> Measure {
    let room = max(1, window.width - 2 * (distances.margin + distances.padding))
    let widths = dialog.buttons.map { width(of: localized($0.title)) }
    let buttonsWidth = widths.reduce(0, +) + Self.gap * Double(max(0, widths.count - 1))
    let isStacked = buttonsWidth > room
    let columns = KeyTable(rows: dialog.rows, text: text, width: room).widthOfTwoColumns
    let wanted = dialog.rows.isEmpty || columns > room ? Self.widest : columns
    let inner = min(room, max(wanted, isStacked ? 0 : buttonsWidth))
    let rows = isStacked ? Double(dialog.buttons.count) : 1
    let left =
      window.height - 2 * (distances.margin + distances.padding) - distances.aboveButtons
      - Self.lowestWords - (rows - 1) * Self.gap
    let buttonHeight = min(44, max(24, (left / rows).rounded(.down)))
    return Measure(
      distances: distances, inner: inner,
      words: DialogWords(dialog: dialog, text: text, width: inner).controls, isStacked: isStacked,
      buttonHeight: buttonHeight, buttonsHeight: rows * (buttonHeight + Self.gap) - Self.gap)
  }

  private func words(_ measure: Measure, in room: Rect) -> Control {
    let scroll = ControlScroll(
      .vertical, offset: scroll, most: measure.words.height - room.height)
    var words = Control(Self.wordsID, .scroller, name: localized("Message"), frame: room)
    words.scroll = scroll
    words.children = measure.words.controls.map { control in
      var control = control
      control.frame = control.frame.offset(by: room.origin - Point(x: 0, y: scroll.offset))
      return control
    }
    return words
  }

  /// The buttons in the order of the Tab key: beside each other from the right, or below.
  private func buttons(
    _ dialog: Dialog, _ measure: Measure, right: Double, y: Double
  ) -> [Control] {
    let order = measure.isStacked ? dialog.ranked : dialog.buttons
    var frames: [String: Rect] = [:]
    var (right, y) = (right, y)
    for button in measure.isStacked ? order : order.reversed() {
      let width = measure.isStacked ? measure.inner : width(of: localized(button.title))
      frames[Self.id(of: button)] = Rect(
        x: right - width, y: y, width: width, height: measure.buttonHeight)
      if measure.isStacked {
        y += measure.buttonHeight + Self.gap
      } else {
        right -= width + Self.gap
      }
    }
    return dialog.ranked.compactMap { button in
      frames[Self.id(of: button)].map { control(button, of: dialog, frame: $0) }
    }
  }

  private func control(_ button: Dialog.Button, of dialog: Dialog, frame: Rect) -> Control {
    Control(
      Self.id(of: button), .button, name: localized(button.title), frame: frame,
      state: button == dialog.preferred ? .preferred : button.isDestructive ? .alarming : [],
      action: .answer(button.answer))
  }

  private func width(of title: String) -> Double {
    let size = text.size(of: StyledText(title, font: UIFont.body, color: .black))
    return max(72, size.width.rounded(.up) + 2 * 16)
  }
}
