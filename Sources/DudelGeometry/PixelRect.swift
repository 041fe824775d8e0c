/// A rectangle of whole pixels; the right and bottom edges are outside it.
public struct PixelRect: Hashable, Sendable, Codable {
  /// The left edge.
  public var x: Int
  /// The top edge.
  public var y: Int
  /// The count of pixel columns.
  public var width: Int
  /// The count of pixel rows.
  public var height: Int

  /// Makes a rectangle from its top left pixel and extents.
  public init(x: Int, y: Int, width: Int, height: Int) {
    (self.x, self.y, self.width, self.height) = (x, y, max(0, width), max(0, height))
  }

  /// The pixels that a rectangle touches, as far as they are within a distance of the origin; what X
  /// can address, unless said otherwise.
  public init(covering rect: Rect, within limit: Int = 32_767) {
    func clamp(_ value: Double) -> Int {
      value.isNaN ? 0 : Int(min(max(value, Double(-limit - 1)), Double(limit)))
    }
    let left = clamp(rect.minX.rounded(.down))
    let top = clamp(rect.minY.rounded(.down))
    self.init(
      x: left, y: top, width: clamp(rect.maxX.rounded(.up)) - left,
      height: clamp(rect.maxY.rounded(.up)) - top)
  }

  /// Tells whether there is no pixel.
  public var isEmpty: Bool { width <= 0 || height <= 0 }
  /// The count of pixels.
  public var area: Int { width * height }
  /// The first column to the right of the rectangle.
  public var right: Int { x + width }
  /// The first row below the rectangle.
  public var bottom: Int { y + height }
  /// The same area as a rectangle of reals.
  public var rect: Rect {
    Rect(x: Double(x), y: Double(y), width: Double(width), height: Double(height))
  }

  /// The rectangle moved by whole pixels.
  public func offset(x dx: Int, y dy: Int) -> PixelRect {
    PixelRect(x: x + dx, y: y + dy, width: width, height: height)
  }

  /// What both rectangles cover; empty where they don't overlap.
  public func intersection(_ other: PixelRect) -> PixelRect {
    let left = max(x, other.x)
    let top = max(y, other.y)
    return PixelRect(
      x: left, y: top, width: min(right, other.right) - left,
      height: min(bottom, other.bottom) - top)
  }

  /// What is left without another rectangle, as up to four parts that don't overlap.
  public func parts(outside other: PixelRect) -> [PixelRect] {
    let hole = intersection(other)
    guard !hole.isEmpty else { return isEmpty ? [] : [self] }
    return [
      PixelRect(x: x, y: y, width: width, height: hole.y - y),
      PixelRect(x: x, y: hole.bottom, width: width, height: bottom - hole.bottom),
      PixelRect(x: x, y: hole.y, width: hole.x - x, height: hole.height),
      PixelRect(x: hole.right, y: hole.y, width: right - hole.right, height: hole.height),
    ].filter { !$0.isEmpty }
  }

  /// The smallest rectangle that holds both.
  public func union(_ other: PixelRect) -> PixelRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    let left = min(x, other.x)
    let top = min(y, other.y)
    return PixelRect(
      x: left, y: top, width: max(right, other.right) - left,
      height: max(bottom, other.bottom) - top)
  }
}
