internal import DudelGeometry
internal import DudelModel

/// The list of lost drawings in the middle of the dimmed window: each with its picture, its name and
/// what can be done about it.
///
/// In a small window the rows scroll; the heading and the button below always stay.
struct RecoveryLayout {
  static let id = "recovery"
  /// The id of the part that scrolls.
  static let rowsID = "recovery.rows"
  /// The height of a row with the distance to the next.
  static let rowHeight = 108.0
  private static let rowGap = 12.0
  private static let widest = 472.0
  private static let headingHeight = 22.0
  private static let lineHeight = 20.0
  private static let buttonHeight = 44.0
  private static let gap = 8.0
  private static let pictureWidth = 128.0
  /// Where the rows begin below the card's padding, without further lines of the message.
  private static let aboveRows = 16.0

  let window: Rect
  let text: any TextLayout
  /// How far the rows are scrolled.
  var scroll = 0.0

  private var padding: Double { window.width < 400 || window.height < 400 ? 12 : 24 }
  private var margin: Double { window.height < 400 ? 4 : 16 }
  private var inner: Double {
    max(1, min(Self.widest, window.width - 2 * (8 + padding)))
  }

  static func id(ofRow index: Int, _ part: String) -> String { "recovery.\(index).\(part)" }

  func scrim(_ list: RecoveryList) -> Control {
    var scrim = Control("recovery.scrim", .scrim, frame: window)
    scrim.children = [card(list)]
    return scrim
  }

  private func card(_ list: RecoveryList) -> Control {
    let words = words
    let wordsHeight = words.last.map { $0.frame.maxY } ?? 0
    let rows = Double(list.works.count) * Self.rowHeight - Self.rowGap
    let below = Self.aboveRows + Self.buttonHeight
    let wanted = 2 * padding + wordsHeight + Self.aboveRows + rows + below
    let height = min(wanted, window.height - 2 * margin)
    let frame = Rect(
      x: ((window.width - inner) / 2 - padding).rounded(),
      y: max(margin, ((window.height - height) / 2.5).rounded()), width: inner + 2 * padding,
      height: height)
    var card = Control(Self.id, .dialog, name: words.first?.name ?? "", frame: frame)
    let origin = frame.origin + Point(x: padding, y: padding)
    card.children = words.map { word in
      var word = word
      word.frame = word.frame.offset(by: origin)
      return word
    }
    let top = origin.y + wordsHeight + Self.aboveRows
    let bottom = frame.maxY - padding - Self.buttonHeight
    let room = Rect(
      minX: origin.x, minY: top, maxX: frame.maxX - padding,
      maxY: max(top + 1, bottom - Self.aboveRows))
    card.children += [self.rows(list, height: rows, in: room)]
    let later = localized("Later")
    let width = buttonWidth(later)
    card.children.append(
      Control(
        "recovery.later", .button, name: later,
        frame: Rect(x: room.maxX - width, y: bottom, width: width, height: Self.buttonHeight),
        state: list.awaited == nil ? [] : .disabled, action: .recovery(.later)))
    return card
  }

  /// The heading and the message, from the origin downwards.
  private var words: [Control] {
    let heading = LineBreaker(
      text: text, font: UIFont.heading, isEmphasized: true, width: inner
    ).lines(localized("Recover what was not saved?"))
    let message = LineBreaker(text: text, font: UIFont.body, width: inner).lines(
      localized("Dudel ended before these drawings were saved."))
    var y = 0.0
    func line(_ id: String, _ role: Control.Role, _ name: String, _ height: Double) -> Control {
      defer { y += height }
      return Control(id, role, name: name, frame: Rect(x: 0, y: y, width: inner, height: height))
    }
    let headings = heading.enumerated().map {
      line("recovery.heading.\($0)", .heading, $1, Self.headingHeight)
    }
    y += 6
    return headings
      + message.enumerated().map { line("recovery.message.\($0)", .label, $1, Self.lineHeight) }
  }

  private func rows(_ list: RecoveryList, height: Double, in room: Rect) -> Control {
    let scroll = ControlScroll(.vertical, offset: scroll, most: height - room.height)
    var rows = Control(Self.rowsID, .scroller, name: localized("Drawings"), frame: room)
    rows.scroll = scroll
    for (index, work) in list.works.enumerated() {
      let frame = Rect(
        x: room.minX, y: room.minY + Double(index) * Self.rowHeight - scroll.offset,
        width: room.width, height: Self.rowHeight - Self.rowGap)
      rows.children += row(work, index, frame, isUsable: list.awaited == nil)
    }
    return rows
  }

  private func row(_ work: LostWork, _ index: Int, _ frame: Rect, isUsable: Bool) -> [Control] {
    let picture = Rect(
      x: frame.minX, y: frame.minY, width: min(Self.pictureWidth, frame.width / 3),
      height: frame.height)
    let left = picture.maxX + 16
    let width = max(1, frame.maxX - left)
    let name = LineBreaker(text: text, font: UIFont.body, isEmphasized: true, width: width)
      .lines(work.name, shortening: work.name, atMost: 1).first
    let details = LineBreaker(text: text, font: UIFont.body, width: width).cut(work.details)
    func line(_ part: String, _ name: String, at y: Double) -> Control {
      Control(
        Self.id(ofRow: index, part), .label, name: name,
        frame: Rect(x: left, y: frame.minY + y, width: width, height: Self.lineHeight))
    }
    var image = Control(
      Self.id(ofRow: index, "picture"), .picture, name: work.name, frame: picture)
    image.picture = work.id
    var (title, subtitle) = (line("name", name ?? "", at: 2), line("details", details, at: 22))
    title.state = .preferred
    subtitle.state = .disabled
    return [image, title, subtitle]
      + buttons(
        work, index, Rect(minX: left, minY: frame.minY, maxX: frame.maxX, maxY: frame.maxY),
        isUsable)
  }

  private func buttons(
    _ work: LostWork, _ index: Int, _ room: Rect, _ isUsable: Bool
  ) -> [Control] {
    let titles = [localized("Recover"), localized("Discard")]
    let wanted = titles.map(buttonWidth)
    // Very narrow windows leave both the same room.
    let most = max(1, (room.width - Self.gap) / 2)
    let isTight = wanted[0] + Self.gap + wanted[1] > room.width
    let widths = isTight ? [most, most] : wanted
    let y = room.maxY - Self.buttonHeight
    func button(_ part: String, _ place: Int, _ answer: RecoveryAnswer) -> Control {
      let x = room.minX + (place == 0 ? 0 : widths[0] + Self.gap)
      return Control(
        Self.id(ofRow: index, part), .button, name: titles[place],
        frame: Rect(x: x, y: y, width: widths[place], height: Self.buttonHeight),
        state: !isUsable ? .disabled : place == 0 ? [] : .alarming, action: .recovery(answer))
    }
    return [
      button("recover", 0, .recover(work.id)), button("discard", 1, .discard(work.id)),
    ]
  }

  private func buttonWidth(_ title: String) -> Double {
    let breaker = LineBreaker(text: text, font: UIFont.body, width: .infinity)
    return max(72, breaker.size(of: title).rounded(.up) + 32)
  }
}
