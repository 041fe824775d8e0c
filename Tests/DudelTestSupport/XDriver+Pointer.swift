import CX11
import CXTest

extension XDriver {
  /// Moves the mouse to a place on the screen.
  public func move(to point: PixelPoint) {
    fakeMotion(to: point)
    sync()
  }

  /// Moves the mouse along many places as fast as the server takes them.
  public func move(along points: some Sequence<PixelPoint>) {
    for point in points { fakeMotion(to: point) }
    sync()
  }

  /// Presses a mouse button; 1 is the left one.
  public func press(_ button: Int = 1) {
    XTestFakeButtonEvent(display, UInt32(button), 1, 0)
    sync()
  }

  /// Releases a mouse button.
  public func release(_ button: Int = 1) {
    XTestFakeButtonEvent(display, UInt32(button), 0, 0)
    sync()
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

  private func fakeMotion(to point: PixelPoint) {
    XTestFakeMotionEvent(display, -1, Int32(point.x), Int32(point.y), 0)
  }
}
