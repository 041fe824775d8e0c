import CX11
import CXTest

extension XDriver {
  /// Moves the mouse to a place on the screen.
  public func move(to point: PixelPoint) {
    move(along: [point])
  }

  /// Moves the mouse along many places as fast as the server takes them.
  public func move(along points: some Sequence<PixelPoint>) {
    var last: PixelPoint?
    for point in points {
      XTestFakeMotionEvent(display, -1, Int32(point.x), Int32(point.y), 0)
      last = point
    }
    guard let last else { return }
    let x = min(max(last.x, 0), server.width - 1)
    let y = min(max(last.y, 0), server.height - 1)
    awaitPointer { $0.x == x && $0.y == y }
  }

  /// Presses a mouse button; 1 is the left one.
  public func press(_ button: Int = 1) {
    XTestFakeButtonEvent(display, UInt32(button), 1, 0)
    awaitPointer { $0.buttons & 1 << (button - 1) != 0 }
  }

  /// Releases a mouse button.
  public func release(_ button: Int = 1) {
    XTestFakeButtonEvent(display, UInt32(button), 0, 0)
    awaitPointer { $0.buttons & 1 << (button - 1) == 0 }
  }

  /// Presses and releases a mouse button at a place.
  public func click(at point: PixelPoint, button: Int = 1) {
    move(to: point)
    press(button)
    release(button)
  }

  /// Drags with a button held: moves to the first place, presses, moves in steps, releases.
  public func drag(from start: PixelPoint, to end: PixelPoint, steps: Int = 10, button: Int = 1) {
    move(to: start)
    press(button)
    move(
      along: (1...max(1, steps)).map { step in
        PixelPoint(
          start.x + (end.x - start.x) * step / max(1, steps),
          start.y + (end.y - start.y) * step / max(1, steps))
      })
    release(button)
  }

  /// Waits until the mouse is as it was told to be.
  ///
  /// A window manager that wants to know of clicks freezes the mouse at each until it has looked
  /// at it, and keys would overtake what the mouse does meanwhile. Where a test fights with other
  /// devices over the pointer, the wait ends by itself.
  private func awaitPointer(_ isThere: ((x: Int, y: Int, buttons: Int)) -> Bool) {
    try? eventually("the mouse", limit: .milliseconds(500)) {
      var (rootReturned, child): (UInt, UInt) = (0, 0)
      var (x, y, windowX, windowY): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
      var mask: UInt32 = 0
      let isKnown = XQueryPointer(
        display, root, &rootReturned, &child, &x, &y, &windowX, &windowY, &mask)
      return isKnown == 0 || isThere((Int(x), Int(y), Int(mask >> 8)))
    }
  }
}
