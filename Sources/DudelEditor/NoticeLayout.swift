internal import DudelGeometry
internal import DudelModel

/// A message at the bottom of the window.
struct NoticeLayout {
  static let padding = 16.0
  private static let height = 44.0

  let window: Rect
  let text: any TextLayout

  func notice(_ notice: Notice) -> Control {
    let wanted = text.size(of: StyledText(notice.text, font: UIFont.body, color: .white)).width
    let width = min(wanted.rounded(.up) + 2 * Self.padding, max(0, window.width - 16))
    return Control(
      "notice", .notice, name: notice.text,
      frame: Rect(
        x: ((window.width - width) / 2).rounded(), y: window.maxY - Self.height - 16,
        width: width, height: Self.height),
      state: notice.isAlarming ? .alarming : [], action: .dismissNotice)
  }
}
