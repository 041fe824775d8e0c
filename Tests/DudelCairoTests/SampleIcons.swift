import DudelEditor
import DudelGeometry
import DudelModel
import DudelTestSupport
import DudelTools

/// Icons drawn by hand: the reader of the real ones belongs to another target.
enum SampleIcons {
  static let all: [String: Icon] = {
    let names =
      ToolCatalogue.all.map { "tool.\($0.id)" }
      + CommandCatalogue.all.map { "command.\($0.id)" }
      + ["menu-button", "overflow"]
    return Dictionary(uniqueKeysWithValues: names.enumerated().map { ($1, icon(sides: $0 + 3)) })
  }()

  /// A regular polygon of so many sides.
  private static func icon(sides: Int) -> Icon {
    var path = BezierPath()
    for side in 0..<sides {
      let turn = Transform.rotation(Double(side) / Double(sides) * 2 * .pi)
      let corner = turn.apply(Point(0, -9)) + Point(12, 12)
      if side == 0 { path.move(to: corner) } else { path.line(to: corner) }
    }
    path.close()
    let shape = PathDrawingInfo(
      path: path, stroke: StrokeStyle(color: .black, width: 1.75), fill: nil)
    return Icon(size: Size(width: 24, height: 24), shapes: shape.map { [$0] } ?? [])
  }
}
