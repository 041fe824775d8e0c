internal import DudelGeometry
internal import DudelModel

/// The button that leads back to a drawing of which nothing is in sight.
struct WayBackLayout {
  private static let height = 44.0
  private static let padding = 20.0
  private static let margin = 16.0

  let window: Rect
  let text: any TextLayout

  var button: Control {
    let name = localized("Back to the drawing")
    let size = text.size(of: StyledText(name, font: UIFont.body, color: .black))
    let width = min(
      size.width.rounded(.up) + 2 * Self.padding, max(1, window.width - 2 * Self.margin))
    return Control(
      "way-back", .button, name: name,
      frame: Rect(
        x: ((window.width - width) / 2).rounded(),
        y: max(ToolbarLayout.height, window.height - Self.margin - Self.height), width: width,
        height: Self.height), action: .command("zoom-fit"))
  }
}
