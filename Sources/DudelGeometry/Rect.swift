/// A rectangle with sides along the axes; its extents are never negative.
public struct Rect: Hashable, Sendable, Codable {
  /// The left edge.
  public let minX: Double
  /// The top edge.
  public let minY: Double
  /// The right edge.
  public let maxX: Double
  /// The bottom edge.
  public let maxY: Double

  /// Makes a rectangle from its edges, swapping those that are the wrong way round.
  public init(minX: Double, minY: Double, maxX: Double, maxY: Double) {
    self.minX = min(minX, maxX)
    self.minY = min(minY, maxY)
    self.maxX = max(minX, maxX)
    self.maxY = max(minY, maxY)
  }

  /// Makes a rectangle from its top left corner and extents.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(minX: x, minY: y, maxX: x + width, maxY: y + height)
  }

  /// Makes the rectangle between two opposite corners, whichever they are.
  public init(corner a: Point, corner b: Point) {
    self.init(minX: a.x, minY: a.y, maxX: b.x, maxY: b.y)
  }

  /// The smallest rectangle that holds all the points, or `nil` for none.
  public init?(around points: some Sequence<Point>) {
    var iterator = points.makeIterator()
    guard let first = iterator.next() else { return nil }
    var (minX, minY, maxX, maxY) = (first.x, first.y, first.x, first.y)
    while let point = iterator.next() {
      minX = min(minX, point.x)
      minY = min(minY, point.y)
      maxX = max(maxX, point.x)
      maxY = max(maxY, point.y)
    }
    self.init(minX: minX, minY: minY, maxX: maxX, maxY: maxY)
  }

  /// The horizontal extent.
  public var width: Double { maxX - minX }
  /// The vertical extent.
  public var height: Double { maxY - minY }
  /// Both extents.
  public var size: Size { Size(width: width, height: height) }
  /// The top left corner.
  public var origin: Point { Point(x: minX, y: minY) }
  /// The centre.
  public var centre: Point { Point(x: (minX + maxX) / 2, y: (minY + maxY) / 2) }
  /// The corners, clockwise from the top left.
  public var corners: [Point] {
    [
      Point(x: minX, y: minY), Point(x: maxX, y: minY), Point(x: maxX, y: maxY),
      Point(x: minX, y: maxY),
    ]
  }
  /// Tells whether the rectangle has no area.
  public var isEmpty: Bool { !(width > 0 && height > 0) }

  /// Tells whether a point lies inside; the left and top edges belong to the rectangle.
  public func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// Tells whether another rectangle lies wholly inside this one.
  public func contains(_ other: Rect) -> Bool {
    other.minX >= minX && other.maxX <= maxX && other.minY >= minY && other.maxY <= maxY
  }

  /// Tells whether two rectangles overlap or touch.
  public func intersects(_ other: Rect) -> Bool {
    other.minX <= maxX && other.maxX >= minX && other.minY <= maxY && other.maxY >= minY
  }

  /// The smallest rectangle that holds both.
  public func union(_ other: Rect) -> Rect {
    Rect(
      minX: min(minX, other.minX), minY: min(minY, other.minY),
      maxX: max(maxX, other.maxX), maxY: max(maxY, other.maxY))
  }

  /// What both rectangles cover, or `nil` where they don't overlap.
  public func intersection(_ other: Rect) -> Rect? {
    let left = max(minX, other.minX)
    let top = max(minY, other.minY)
    let right = min(maxX, other.maxX)
    let bottom = min(maxY, other.maxY)
    guard left < right, top < bottom else { return nil }
    return Rect(minX: left, minY: top, maxX: right, maxY: bottom)
  }

  /// The rectangle made smaller by a margin on every side (larger for a negative one).
  ///
  /// A margin of more than half an extent leaves the centre line.
  public func inset(by margin: Double) -> Rect {
    let dx = min(margin, width / 2)
    let dy = min(margin, height / 2)
    return Rect(minX: minX + dx, minY: minY + dy, maxX: maxX - dx, maxY: maxY - dy)
  }

  /// The rectangle with every coordinate multiplied, for a space of another unit.
  public func scaled(by factor: Double) -> Rect {
    Rect(minX: minX * factor, minY: minY * factor, maxX: maxX * factor, maxY: maxY * factor)
  }

  /// The rectangle moved by a displacement.
  public func offset(by delta: Point) -> Rect {
    Rect(
      minX: minX + delta.x, minY: minY + delta.y, maxX: maxX + delta.x, maxY: maxY + delta.y)
  }

  /// The smallest rectangle with whole coordinates that holds this one.
  public var integral: Rect {
    Rect(
      minX: minX.rounded(.down), minY: minY.rounded(.down),
      maxX: maxX.rounded(.up), maxY: maxY.rounded(.up))
  }
}
