import DudelGeometry
import Testing

@testable import DudelX11

struct InputLimitsTests {
  @Test func placesOnScreensStay() {
    for point in [Point.zero, Point(x: -5.25, y: 1e6), Point(x: 32_767, y: -1e6)] {
      #expect(InputLimits.contain(point))
      #expect(InputLimits.clamped(point) == point)
    }
  }

  @Test func placesFartherAwayComeNearer() {
    for number in [1e6.nextUp, 1e300, .infinity] {
      let point = Point(x: number, y: -number)
      #expect(!InputLimits.contain(point))
      #expect(InputLimits.clamped(point) == Point(x: 1e6, y: -1e6))
    }
  }

  @Test func whatIsNoNumberIsNoPlace() {
    #expect(!InputLimits.contain(Point(x: .nan, y: 0)))
    #expect(InputLimits.clamped(Point(x: 0, y: .nan)).y.isNaN)
  }
}
