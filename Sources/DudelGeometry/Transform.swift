internal import Glibc

/// An affine transform: x' = a·x + c·y + tx, y' = b·x + d·y + ty.
public struct Transform: Hashable, Sendable, Codable {
  /// The coefficients in the order of SVG's `matrix(a b c d tx ty)`.
  public var a, b, c, d, tx, ty: Double

  /// Makes a transform from its coefficients.
  public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
  }

  /// The transform that changes nothing.
  public static let identity = Transform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// Moves by a displacement.
  public static func translation(_ delta: Point) -> Transform {
    Transform(a: 1, b: 0, c: 0, d: 1, tx: delta.x, ty: delta.y)
  }

  /// Scales about the origin.
  public static func scale(x: Double, y: Double) -> Transform {
    Transform(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)
  }

  /// Turns about the origin, clockwise on screen; the angle is in radians.
  public static func rotation(_ angle: Double) -> Transform {
    let (s, c) = (sin(angle), cos(angle))
    return Transform(a: c, b: s, c: -s, d: c, tx: 0, ty: 0)
  }

  /// The transform that applies `inner` first and this one afterwards.
  public func after(_ inner: Transform) -> Transform {
    Transform(
      a: a * inner.a + c * inner.b, b: b * inner.a + d * inner.b,
      c: a * inner.c + c * inner.d, d: b * inner.c + d * inner.d,
      tx: a * inner.tx + c * inner.ty + tx, ty: b * inner.tx + d * inner.ty + ty)
  }

  /// Where a point goes.
  public func apply(_ point: Point) -> Point {
    Point(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
  }

  /// The smallest rectangle that holds where a rectangle goes.
  public func bounds(of rect: Rect) -> Rect {
    Rect(around: rect.corners.map(apply)) ?? rect
  }

  /// The transform that undoes this one, or `nil` where everything falls into a line or a point.
  public var inverted: Transform? {
    let determinant = a * d - b * c
    guard determinant != 0, determinant.isFinite else { return nil }
    return Transform(
      a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
      tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
  }

  /// By how much lengths grow on average: the square root of the area's growth.
  public var meanScale: Double { abs(a * d - b * c).squareRoot() }
}
