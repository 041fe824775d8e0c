import DudelGeometry
import DudelModel

/// A drawable that is nothing but a coloured rectangle.
struct Patch: Drawable {
  var bounds: Rect
  var color = Color.black
  var cost: Int { 4 }

  func draw(in context: some DrawingContext) {
    context.fill(.rectangle(bounds), with: color)
  }

  func isHit(at point: Point, tolerance: Double) -> Bool {
    bounds.inset(by: -tolerance).contains(point)
  }

  func transformed(by transform: Transform) -> Patch {
    let corners = bounds.corners.map(transform.apply)
    return Patch(bounds: Rect(around: corners) ?? bounds, color: color)
  }
}

extension Patch {
  /// A square of 10 units that is told from others by its number.
  static func number(_ number: Int) -> Patch {
    Patch(bounds: Rect(x: Double(number) * 20, y: 0, width: 10, height: 10))
  }
}
