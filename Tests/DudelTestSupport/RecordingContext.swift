public import DudelGeometry
public import DudelModel

/// Writes down what is drawn, in the units outside of all transforms.
public final class RecordingContext: DrawingContext {
  /// One thing that was drawn.
  public enum Element: Equatable, CustomStringConvertible {
    /// A path was filled.
    case fill(BezierPath, Color)
    /// A path was stroked; the width is in the units that it was drawn in.
    case stroke(BezierPath, StrokeStyle)
    /// A picture of a size was drawn in a rectangle.
    case image(Size, Rect)
    /// A line of text was drawn at a point.
    case text(StyledText, Point)

    /// The element as a line of text.
    public var description: String {
      switch self {
      case .fill(let path, let color): "fill \(color.testText): \(path.testText)"
      case .stroke(let path, let style): "stroke \(style.testText): \(path.testText)"
      case .image(let size, let rect): "image \(size) in \(rect)"
      case .text(let text, let point): "text \(text.string): \(point.testText)"
      }
    }
  }

  private struct State {
    var transform: Transform
    /// In the units outside.
    var clip: Rect
  }

  /// All that was drawn so far.
  public private(set) var elements: [Element] = []
  private var state: State
  private var saved: [State] = []

  /// Makes a context that shows an area; everything that matters by default.
  public init(clipBounds: Rect = Rect(minX: -1e6, minY: -1e6, maxX: 1e6, maxY: 1e6)) {
    state = State(transform: .identity, clip: clipBounds)
  }

  /// All that was drawn, a line each.
  public var lines: [String] { elements.map(\.description) }

  /// The points of all paths that were drawn.
  public var pointCount: Int { paths.reduce(0) { $0 + $1.flatMap(\.self).count } }

  /// The straight parts of all paths that were stroked.
  public var strokedPolylines: [[Point]] {
    elements.flatMap { element -> [[Point]] in
      guard case .stroke(let path, _) = element else { return [] }
      return path.flattened(tolerance: 0.1)
    }
  }

  /// Tells whether everything saved was restored.
  public var isBalanced: Bool { saved.isEmpty }

  private var paths: [[[Point]]] {
    elements.compactMap { element in
      switch element {
      case .fill(let path, _), .stroke(let path, _): path.flattened(tolerance: 0.1)
      case .text, .image: nil
      }
    }
  }

  /// The area that can still be drawn on; transforms here only move and scale.
  public var clipBounds: Rect {
    let (t, clip) = (state.transform, state.clip)
    return Rect(
      minX: (clip.minX - t.tx) / t.a, minY: (clip.minY - t.ty) / t.d,
      maxX: (clip.maxX - t.tx) / t.a, maxY: (clip.maxY - t.ty) / t.d)
  }

  /// Remembers transform and clip.
  public func save() { saved.append(state) }

  /// Goes back to the transform and clip remembered last.
  public func restore() { if let last = saved.popLast() { state = last } }

  /// Puts a transform before the current one.
  public func concatenate(_ transform: Transform) {
    state.transform = state.transform.after(transform)
  }

  /// Makes the clip smaller.
  public func clip(to rect: Rect) {
    let (a, b) = (Point(rect.minX, rect.minY), Point(rect.maxX, rect.maxY))
    let outside = Rect(corner: state.transform.apply(a), corner: state.transform.apply(b))
    state.clip =
      state.clip.intersection(outside)
      ?? Rect(x: outside.minX, y: outside.minY, width: 0, height: 0)
  }

  /// Notes a filled path.
  public func fill(_ path: BezierPath, with color: Color, rule: FillRule) {
    elements.append(.fill(path.transformed(by: state.transform), color))
  }

  /// Notes a stroked path.
  public func stroke(_ path: BezierPath, with style: StrokeStyle) {
    elements.append(.stroke(path.transformed(by: state.transform), style))
  }

  /// Notes a picture.
  public func draw(_ image: any EmbeddedImage, in rect: Rect) {
    let corners = rect.corners.map(state.transform.apply)
    elements.append(.image(image.size, Rect(around: corners) ?? rect))
  }

  /// Notes a text.
  public func draw(_ text: StyledText, at point: Point) {
    elements.append(.text(text, state.transform.apply(point)))
  }
}
