import DudelGeometry
import Testing

@Suite struct TransformTests {
  @Test func theIdentityChangesNothing() {
    let point = Point(x: 3, y: -7)
    #expect(Transform.identity.apply(point) == point)
    let other = Transform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    #expect(Transform.identity.after(other) == other)
    #expect(other.after(.identity) == other)
  }

  @Test func theCoefficientsStandInTheOrderOfSVG() {
    let transform = Transform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    #expect(transform.apply(Point(x: 10, y: 100)) == Point(x: 315, y: 426))
  }

  @Test func movingScalingAndTurning() {
    let point = Point(x: 2, y: 1)
    #expect(Transform.translation(Point(x: 5, y: -5)).apply(point) == Point(x: 7, y: -4))
    #expect(Transform.scale(x: 3, y: -2).apply(point) == Point(x: 6, y: -2))
    // y grows downwards: a quarter turn clockwise takes right to down.
    #expect(Transform.rotation(.pi / 2).apply(Point(x: 1, y: 0)).isNear(Point(x: 0, y: 1)))
  }

  @Test func theInnerTransformIsAppliedFirst() {
    let move = Transform.translation(Point(x: 10, y: 0))
    let double = Transform.scale(x: 2, y: 2)
    #expect(double.after(move).apply(.zero) == Point(x: 20, y: 0))
    #expect(move.after(double).apply(.zero) == Point(x: 10, y: 0))
  }

  @Test(arguments: 0..<50 as Range<UInt64>)
  func composingIsApplyingOneAfterTheOther(seed: UInt64) {
    var random = RandomSource(seed: seed)
    func some() -> Transform {
      func number() -> Double { random.number(-3...3) }
      return Transform(
        a: number(), b: number(), c: number(), d: number(), tx: number(), ty: number())
    }
    let (f, g, h) = (some(), some(), some())
    let point = random.point(-10...10)
    #expect(f.after(g).apply(point).isNear(f.apply(g.apply(point))))
    #expect(f.after(g).after(h).apply(point).isNear(f.after(g.after(h)).apply(point)))
    #expect(abs(f.after(g).meanScale - f.meanScale * g.meanScale) < 1e-9)
  }

  @Test func theMeanScaleIsTheRootOfTheAreasGrowth() {
    #expect(Transform.scale(x: 4, y: 9).meanScale == 6)
    #expect(Transform.scale(x: -2, y: 2).meanScale == 2)
    #expect(abs(Transform.rotation(1).meanScale - 1) < 1e-12)
    #expect(Transform.translation(Point(x: 9, y: 9)).meanScale == 1)
    #expect(Transform.scale(x: 0, y: 5).meanScale == 0)
  }
}
