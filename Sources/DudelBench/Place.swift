/// A pixel, of the canvas, a window or the screen.
struct Place: Hashable {
  var x: Int32
  var y: Int32

  init(_ x: Int32, _ y: Int32) {
    self.x = x
    self.y = y
  }

  static func + (a: Place, b: Place) -> Place { Place(a.x + b.x, a.y + b.y) }
}
