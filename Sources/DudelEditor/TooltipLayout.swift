internal import DudelGeometry
internal import DudelModel

/// The little sign with a control's name and key.
struct TooltipLayout {
  static let padding = 10.0
  static let keyPadding = 7.0
  static let height = 28.0

  let window: Rect
  let text: any TextLayout

  func tooltip(for control: Control?) -> Control? {
    guard let control, !control.name.isEmpty else { return nil }
    var width = 2 * Self.padding + measure(control.name, UIFont.tooltip)
    if let key = control.key { width += 8 + measure(key, UIFont.key) + 2 * Self.keyPadding }
    width = width.rounded(.up)
    let x = min(control.frame.minX + Self.padding - 2, window.maxX - width - 8)
    return Control(
      "tooltip", .tooltip, name: control.name,
      frame: Rect(
        x: max(8, x), y: control.frame.maxY + 10, width: width, height: Self.height),
      key: control.key)
  }

  private func measure(_ string: String, _ font: FontDescription) -> Double {
    text.size(of: StyledText(string, font: font, color: .white)).width
  }
}
