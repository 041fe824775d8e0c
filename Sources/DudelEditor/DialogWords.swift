internal import DudelGeometry
internal import DudelModel

/// What a dialog says, from the top of the card to its buttons, as wide as there is room.
struct DialogWords {
  private static let headingHeight = 22.0
  private static let lineHeight = 20.0
  private static let rowHeight = 26.0
  private static let space = 6.0
  private static let mostLines = 3

  let dialog: Dialog
  let text: any TextLayout
  let width: Double

  /// The controls, from the origin downwards, and their height together.
  var controls: (controls: [Control], height: Double) {
    let heading = breaker(UIFont.heading, isEmphasized: true)
      .lines(dialog.heading, shortening: dialog.file, atMost: Self.mostLines)
    let message = breaker(UIFont.body)
      .lines(dialog.message, shortening: dialog.file, atMost: Self.mostLines + 1)
    var y = 0.0
    func line(_ id: String, _ role: Control.Role, _ name: String, _ height: Double) -> Control {
      defer { y += height }
      return Control(id, role, name: name, frame: Rect(x: 0, y: y, width: width, height: height))
    }
    var controls = heading.enumerated().map { index, name in
      line("dialog.heading.\(index)", .heading, name, Self.headingHeight)
    }
    y += Self.space
    controls += message.enumerated().map { index, name in
      line("dialog.message.\(index)", .label, name, Self.lineHeight)
    }
    let table = KeyTable(rows: dialog.rows, text: text, width: width).controls(from: y)
    return (controls + table.controls, y + table.height)
  }

  private func breaker(_ font: FontDescription, isEmphasized: Bool = false) -> LineBreaker {
    LineBreaker(text: text, font: font, isEmphasized: isEmphasized, width: width)
  }
}
