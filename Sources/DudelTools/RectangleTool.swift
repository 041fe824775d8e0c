internal import DudelGeometry
internal import DudelModel

/// Draws a rectangle from corner to corner, filled and stroked.
@MainActor
final class RectangleTool: ShapeTool {
  nonisolated static let descriptor = ToolDescriptor(
    id: "rectangle", title: "Rectangle", key: "r", icon: PackageResources.rectangle_svg,
    cursor: .crosshair,
    tool: { shared })
  /// The one that the program draws with.
  static let shared = RectangleTool()

  weak var delegate: (any ToolDelegate)?
  var drags = ShapeDrags()

  /// Makes a tool of its own, for tests.
  init() {}

  func drawable(for drag: ShapeDrag, style: DrawingStyle) -> PathDrawingInfo? {
    PathDrawingInfo(
      path: .rectangle(drag.rect),
      stroke: StrokeStyle(
        color: style.strokeColor, width: style.strokeWidth, cap: .butt, join: .miter),
      fill: style.fillColor)
  }
}
