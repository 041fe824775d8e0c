/// A place on the screen, in whole pixels of the root window unless said otherwise.
public struct PixelPoint: Hashable, Sendable, CustomStringConvertible {
  /// Pixels from the left edge.
  public var x: Int
  /// Pixels from the top edge.
  public var y: Int

  /// Makes a point.
  public init(_ x: Int, _ y: Int) {
    self.x = x
    self.y = y
  }

  /// The place as `x,y`.
  public var description: String { "\(x),\(y)" }
}
