/// A path of straight and cubic segments.
///
/// Steps and points are kept apart, so that a polyline costs 17 bytes a point.
public struct BezierPath: Hashable, Sendable {
  /// One step of a path; every coordinate is absolute.
  public enum Element: Hashable, Sendable {
    /// Begins a new part.
    case move(Point)
    /// A straight segment to a point.
    case line(Point)
    /// A cubic segment with its two control points and its end.
    case curve(Point, Point, Point)
    /// A straight segment back to where the part began.
    case close
  }

  enum Verb: UInt8 {
    case move, line, curve, close

    var pointCount: Int {
      switch self {
      case .move, .line: 1
      case .curve: 3
      case .close: 0
      }
    }
  }

  private(set) var verbs: [Verb] = []
  private(set) var points: [Point] = []

  /// Makes an empty path.
  public init() {}

  /// Makes an empty path with room for so many straight steps.
  public init(reserving count: Int) {
    verbs.reserveCapacity(count)
    points.reserveCapacity(count)
  }

  /// Makes the open polyline through the points; one point makes a dot (a line of no length).
  public init(polyline points: some Collection<Point>) {
    guard let first = points.first else { return }
    self.points = Array(points)
    if self.points.count == 1 { self.points.append(first) }
    verbs = [.move] + repeatElement(.line, count: self.points.count - 1)
  }

  /// The steps in drawing order.
  public var elements: Elements { Elements(path: self) }

  /// Tells whether the path has no steps.
  public var isEmpty: Bool { verbs.isEmpty }

  /// How many points there are, control points included.
  public var pointCount: Int { points.count }

  /// Tells whether any point, control points included, is not inside a rectangle.
  public func reaches(beyond rect: Rect) -> Bool {
    points.contains {
      !($0.x >= rect.minX && $0.x <= rect.maxX && $0.y >= rect.minY && $0.y <= rect.maxY)
    }
  }

  /// Begins a new part at a point.
  public mutating func move(to point: Point) {
    verbs.append(.move)
    points.append(point)
  }

  /// Adds a straight segment.
  public mutating func line(to point: Point) {
    verbs.append(.line)
    points.append(point)
  }

  /// Adds a cubic segment.
  public mutating func curve(to end: Point, control1: Point, control2: Point) {
    verbs.append(.curve)
    points += [control1, control2, end]
  }

  /// Closes the current part.
  public mutating func close() { verbs.append(.close) }

  /// Adds all steps of another path.
  public mutating func append(_ other: BezierPath) {
    verbs += other.verbs
    points += other.points
  }

  /// Takes the last step away.
  public mutating func removeLast() {
    guard let verb = verbs.popLast() else { return }
    points.removeLast(verb.pointCount)
  }

  /// The path with every coordinate transformed.
  public func transformed(by transform: Transform) -> BezierPath {
    var result = self
    result.points = points.map(transform.apply)
    return result
  }

  /// The steps of a path, one after the other.
  public struct Elements: Sequence, IteratorProtocol {
    private let path: BezierPath
    private var verbIndex = 0
    private var pointIndex = 0

    init(path: BezierPath) { self.path = path }

    /// The next step, or `nil` at the end.
    public mutating func next() -> Element? {
      guard verbIndex < path.verbs.count else { return nil }
      let verb = path.verbs[verbIndex]
      let first = pointIndex
      verbIndex += 1
      pointIndex += verb.pointCount
      switch verb {
      case .move: return .move(path.points[first])
      case .line: return .line(path.points[first])
      case .curve:
        return .curve(path.points[first], path.points[first + 1], path.points[first + 2])
      case .close: return .close
      }
    }
  }
}
