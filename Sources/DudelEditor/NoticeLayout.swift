internal import DudelGeometry
internal import DudelModel

/// A message at the bottom of the window.
struct NoticeLayout {
  static let padding = 16.0
  static let lineHeight = 20.0
  private static let widest = 640.0
  private static let mostLines = 3

  let window: Rect
  let text: any TextLayout

  func notice(_ notice: Notice) -> Control {
    let margin = window.width < 240 ? 4.0 : 8.0
    let room = max(1, min(Self.widest, window.width - 2 * margin) - 2 * Self.padding)
    let breaker = LineBreaker(text: text, font: UIFont.body, width: room)
    let lines = breaker.lines(
      notice.text, shortening: notice.path, atMost: Self.mostLines)
    let width = (lines.map(breaker.size).max() ?? 0).rounded(.up) + 2 * Self.padding
    let height = Double(max(1, lines.count)) * Self.lineHeight + 24
    var control = Control(
      "notice", .notice, name: notice.text,
      frame: Rect(
        x: ((window.width - width) / 2).rounded(), y: window.maxY - height - 2 * margin,
        width: width, height: height),
      state: notice.isAlarming ? .alarming : [], action: .dismissNotice)
    control.lines = lines
    return control
  }
}
