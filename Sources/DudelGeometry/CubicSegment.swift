/// A cubic segment.
struct CubicSegment {
  let start, control1, control2, end: Point

  /// What surely holds the segment.
  var hull: Rect {
    Rect(corner: start, corner: end).union(Rect(corner: control1, corner: control2))
  }

  /// Tells whether all coordinates are ordinary numbers.
  var isFinite: Bool {
    start.isFinite && control1.isFinite && control2.isFinite && end.isFinite
  }

  /// The two halves.
  var halves: (CubicSegment, CubicSegment) {
    func middle(_ a: Point, _ b: Point) -> Point { (a + b) * 0.5 }
    let (a, b, c) = (middle(start, control1), middle(control1, control2), middle(control2, end))
    let (d, e) = (middle(a, b), middle(b, c))
    let centre = middle(d, e)
    return (
      CubicSegment(start: start, control1: a, control2: d, end: centre),
      CubicSegment(start: centre, control1: e, control2: c, end: end)
    )
  }
}
