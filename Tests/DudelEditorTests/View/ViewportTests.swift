import DudelEditor
import DudelGeometry
import DudelTestSupport
import Testing

@Suite struct ViewportTests {
  @Test(arguments: [0.05, 0.3, 1, 7, 64])
  func thePlaceUnderThePointerStaysThere(zoom: Double) {
    var view = Viewport(origin: Point(0, 52))
    let pointer = Point(321, 200)
    let place = view.drawingPoint(pointer)
    view.setZoom(zoom, about: pointer)
    // To half a px: the origin lies on whole ones.
    #expect(view.windowPoint(place).distance(to: pointer) <= 0.75)
    #expect(view.drawingPoint(view.windowPoint(Point(3, 4))).distance(to: Point(3, 4)) < 1e-9)
  }

  @Test func zoomEndsAtBothEnds() {
    var view = Viewport(origin: .zero)
    for factor in [1e9, 1e-9, 0, -3, .infinity, .nan] {
      view.setZoom(view.zoom * factor, about: Point(10, 10))
      #expect(Viewport.zooms.contains(view.zoom) && view.origin.isFinite)
    }
  }

  @Test(arguments: [1, 1.25, 1.5, 2, 2.7]) func theOriginLiesOnWholeDevicePixels(scale: Double) {
    var view = Viewport(origin: Point(0, 52), scale: scale)
    view.move(by: Point(0.37, -11.9))
    view.setZoom(1.7, about: Point(100.3, 99.1))
    for value in [view.origin.x * scale, view.origin.y * scale] {
      #expect(abs(value - value.rounded()) < 1e-6)
    }
  }

  @Test func fittingShowsAllOfIt() {
    var view = Viewport(origin: .zero)
    let (area, room) = (
      Rect(x: -500, y: 90, width: 4000, height: 1000), Rect(x: 0, y: 52, width: 1000, height: 700)
    )
    view.fit(area, into: room)
    #expect(room.inset(by: -1).contains(view.windowRect(area)))
    #expect(abs(view.windowRect(area).width - 1000) < 1)
    view.fit(Rect(x: 5, y: 5, width: 0, height: 0), into: room, atMost: 4)
    #expect(view.zoom == 4 && view.windowPoint(Point(5, 5)).distance(to: room.centre) < 1)
  }

  @Test func whatIsNoNumberChangesNothing() {
    var view = Viewport(origin: Point(0, 52))
    let before = view
    view.move(by: Point(.nan, 0))
    view.setZoom(.nan, about: .zero)
    view.setZoom(2, about: Point(.infinity, 0))
    view.setScale(0)
    view.setScale(.nan)
    #expect(view == before)
  }

  @Test func manySmallMovesAreALargeOne() {
    var view = Viewport(origin: Point(0, 52))
    for _ in 0..<100 { view.move(by: Point(0.3, -0.3)) }
    #expect(view.origin == Point(30, 22))
    for step in 0..<200 { view.setZoom(step % 2 == 0 ? 3.7 : 1, about: Point(101, 77)) }
    #expect(view.origin.distance(to: Point(30, 22)) < 1e-6)
  }
}
