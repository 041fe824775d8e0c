internal import DudelGeometry
public import DudelModel

/// Draws a straight line from press to release.
@MainActor
public final class LineTool: ShapeTool {
  public nonisolated static let descriptor = ToolDescriptor(
    id: "line", title: "Line", key: "l", icon: PackageResources.line_svg, cursor: .crosshair,
    tool: { shared })
  /// The one that the program draws with.
  public static let shared = LineTool()

  public weak var delegate: (any ToolDelegate)?
  public var drags = ShapeDrags()

  /// Makes a tool of its own, for tests.
  public init() {}

  public func drawable(for drag: ShapeDrag, style: DrawingStyle) -> PathDrawingInfo? {
    let (start, end) = drag.line
    return PathDrawingInfo(
      path: .line(from: start, to: end),
      stroke: StrokeStyle(color: style.strokeColor, width: style.strokeWidth), fill: nil)
  }
}
