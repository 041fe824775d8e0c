internal import DudelGeometry
public import DudelModel

/// Draws a rectangle from corner to corner, filled and stroked.
@MainActor
public final class RectangleTool: ShapeTool {
  public nonisolated static let descriptor = ToolDescriptor(
    id: "rectangle", title: "Rectangle", key: "r", icon: PackageResources.rectangle_svg, cursor: .crosshair,
    tool: { shared })
  /// The one that the program draws with.
  public static let shared = RectangleTool()

  public weak var delegate: (any ToolDelegate)?
  public var drags = ShapeDrags()

  /// Makes a tool of its own, for tests.
  public init() {}

  public func drawable(for drag: ShapeDrag, style: DrawingStyle) -> PathDrawingInfo? {
    PathDrawingInfo(
      path: .rectangle(drag.rect),
      stroke: StrokeStyle(
        color: style.strokeColor, width: style.strokeWidth, cap: .butt, join: .miter),
      fill: style.fillColor)
  }
}
