internal import DudelGeometry
public import DudelModel

/// Draws the ellipse that fills a dragged rectangle, filled and stroked.
@MainActor
public final class EllipseTool: ShapeTool {
  public nonisolated static let descriptor = ToolDescriptor(
    id: "ellipse", title: "Ellipse", key: "e", icon: PackageResources.ellipse_svg, cursor: .crosshair,
    tool: { shared })
  /// The one that the program draws with.
  public static let shared = EllipseTool()

  public weak var delegate: (any ToolDelegate)?
  public var drags = ShapeDrags()

  /// Makes a tool of its own, for tests.
  public init() {}

  public func drawable(for drag: ShapeDrag, style: DrawingStyle) -> PathDrawingInfo? {
    PathDrawingInfo(
      path: .ellipse(in: drag.rect),
      stroke: StrokeStyle(color: style.strokeColor, width: style.strokeWidth),
      fill: style.fillColor)
  }
}
