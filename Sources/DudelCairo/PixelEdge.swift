/// A straight edge of some direction, and how much of a px lies before it.
struct PixelEdge {
  /// How far from the px's middle an edge just touches it, and where it begins to cut two corners off.
  private let reach, near: Float
  /// The parts that it cuts off: a trapezium near the middle, a triangle farther away.
  private let trapezium, triangle: Float

  /// - Parameter direction: of any length; for none it is that between level and diagonal.
  init(along direction: SIMD2<Float>) {
    let length = (direction.x * direction.x + direction.y * direction.y).squareRoot()
    let (a, b) =
      length > 0 ? (abs(direction.x) / length, abs(direction.y) / length) : (0.924, 0.383)
    let (larger, smaller) = (max(a, b), min(a, b))
    (reach, near) = ((larger + smaller) / 2, (larger - smaller) / 2)
    trapezium = 1 / larger
    triangle = 1 / max(2 * larger * smaller, 1e-6)
  }

  /// How much of a px is before the edge, from 0 to 1, whose middle is so far before it, in px.
  @inline(__always)
  func part(_ depth: Float) -> Float {
    let distance = abs(depth)
    let left = reach - distance
    let corner = left > 0 ? left : 0
    let cut = distance <= near ? 0.5 - distance * trapezium : corner * corner * triangle
    return depth > 0 ? 1 - cut : cut
  }
}
