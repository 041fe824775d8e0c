internal import DudelGeometry
internal import DudelModel

/// Draws a straight line from press to release.
@MainActor
final class LineTool: ShapeTool {
  nonisolated static let descriptor = ToolDescriptor(
    id: "line", title: "Line", key: "l", icon: PackageResources.line_svg, cursor: .crosshair,
    tool: { shared })
  /// The one that the program draws with.
  static let shared = LineTool()

  weak var delegate: (any ToolDelegate)?
  var drags = ShapeDrags()

  /// Makes a tool of its own, for tests.
  init() {}

  func drawable(for drag: ShapeDrag, style: DrawingStyle) -> PathDrawingInfo? {
    let (start, end) = drag.line
    return PathDrawingInfo(
      path: .line(from: start, to: end),
      stroke: StrokeStyle(color: style.strokeColor, width: style.strokeWidth), fill: nil)
  }
}
