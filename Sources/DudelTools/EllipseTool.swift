internal import DudelGeometry
internal import DudelModel

/// Draws the ellipse that fills a dragged rectangle, filled and stroked.
@MainActor
final class EllipseTool: ShapeTool {
  nonisolated static let descriptor = ToolDescriptor(
    id: "ellipse", title: "Ellipse", key: "e", icon: PackageResources.ellipse_svg,
    cursor: .crosshair,
    tool: { shared })
  /// The one that the program draws with.
  static let shared = EllipseTool()

  weak var delegate: (any ToolDelegate)?
  var drags = ShapeDrags()

  /// Makes a tool of its own, for tests.
  init() {}

  func drawable(for drag: ShapeDrag, style: DrawingStyle) -> PathDrawingInfo? {
    PathDrawingInfo(
      path: .ellipse(in: drag.rect),
      stroke: StrokeStyle(color: style.strokeColor, width: style.strokeWidth),
      fill: style.fillColor)
  }
}
