import DudelGeometry
import Testing

@Suite struct DamageRegionTests {
  @Test func emptyRectanglesAreNoDamage() {
    var region = DamageRegion()
    region.add(PixelRect(x: 3, y: 3, width: 0, height: 9))
    #expect(region.isEmpty && region.rects.isEmpty)
  }

  @Test func neighboursStayApartAndOverlapsAreJoined() {
    var region = DamageRegion()
    region.add(PixelRect(x: 0, y: 0, width: 10, height: 10))
    region.add(PixelRect(x: 10, y: 0, width: 10, height: 10))
    #expect(region.rects.count == 2)
    region.add(PixelRect(x: 5, y: 5, width: 10, height: 10))
    #expect(region.rects == [PixelRect(x: 0, y: 0, width: 20, height: 15)])
  }

  @Test func aJoinThatReachesFurtherRectanglesTakesThemIn() {
    var region = DamageRegion()
    region.add(PixelRect(x: 0, y: 0, width: 10, height: 10))
    region.add(PixelRect(x: 20, y: 20, width: 10, height: 10))
    region.add(PixelRect(x: 20, y: 0, width: 5, height: 5))
    // Overlaps the first two only; their union swallows the third.
    region.add(PixelRect(x: 9, y: 9, width: 12, height: 12))
    #expect(region.rects == [PixelRect(x: 0, y: 0, width: 30, height: 30)])
  }

  @Test func tooManyRectanglesAreJoinedWhereItCostsLeast() {
    var region = DamageRegion()
    for index in 0..<DamageRegion.mostRects {
      region.add(PixelRect(x: index * 100, y: 0, width: 10, height: 10))
    }
    #expect(region.rects.count == DamageRegion.mostRects)
    region.add(PixelRect(x: 312, y: 0, width: 10, height: 10))
    #expect(region.rects.count == DamageRegion.mostRects)
    #expect(region.rects.contains(PixelRect(x: 300, y: 0, width: 22, height: 10)))
  }

  @Test func largeNeighboursAreCheaperToJoinThanSmallOnesApart() {
    var region = DamageRegion()
    let large = PixelRect(x: 0, y: 500, width: 100, height: 100)
    let strip = PixelRect(x: 100, y: 500, width: 10, height: 100)
    region.add(large)
    region.add(strip)
    for index in 0..<DamageRegion.mostRects - 1 {
      region.add(PixelRect(x: index * 6, y: 0, width: 1, height: 1))
    }
    #expect(region.rects.contains(large.union(strip)))
    #expect(region.rects.count == DamageRegion.mostRects)
  }

  @Test func whatIsLeftWithoutARectangleKeepsClearOfIt() {
    var region = DamageRegion()
    region.add(PixelRect(x: 0, y: 0, width: 30, height: 30))
    region.add(PixelRect(x: 40, y: 0, width: 5, height: 5))
    let rest = region.outside(PixelRect(x: 0, y: 10, width: 30, height: 20))
    #expect(
      rest.rects == [
        PixelRect(x: 0, y: 0, width: 30, height: 10), PixelRect(x: 40, y: 0, width: 5, height: 5),
      ])
  }

  @Test(arguments: 0..<60 as Range<UInt64>)
  func anyDamageIsCoveredByFewRectanglesThatNeverOverlap(seed: UInt64) {
    var random = RandomSource(seed: seed)
    let most = Int.random(in: 1...40, using: &random)
    var region = DamageRegion()
    var added: [PixelRect] = []
    for _ in 0..<80 {
      let rect = PixelRect(
        x: .random(in: -300...300, using: &random), y: .random(in: -300...300, using: &random),
        width: .random(in: 0...most, using: &random),
        height: .random(in: 0...most, using: &random))
      added.append(rect)
      region.add(rect)
      #expect(region.rects.count <= DamageRegion.mostRects)
      #expect(region.hasNoOverlap)
    }
    // Without overlaps, what covers a rectangle has its area in common with it.
    for rect in added {
      let covered = region.rects.reduce(0) { $0 + $1.intersection(rect).area }
      #expect(covered == rect.area)
    }
    let bounds = added.reduce(PixelRect(x: 0, y: 0, width: 0, height: 0)) { $0.union($1) }
    #expect(region.rects.allSatisfy { $0.intersection(bounds) == $0 })
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func clippingKeepsExactlyWhatLiesInside(seed: UInt64) {
    var random = RandomSource(seed: seed)
    var region = DamageRegion()
    for _ in 0..<12 {
      region.add(
        PixelRect(
          x: .random(in: -40...40, using: &random), y: .random(in: -40...40, using: &random),
          width: .random(in: 1...9, using: &random), height: .random(in: 1...9, using: &random)))
    }
    let window = PixelRect(x: -20, y: -10, width: 40, height: 30)
    let clipped = region.clipped(to: window)
    #expect(clipped.hasNoOverlap)
    for x in -45..<50 {
      for y in -45..<50 {
        let isDamaged = region.rects.contains { $0.holds(x, y) }
        let isLeft = clipped.rects.contains { $0.holds(x, y) }
        #expect(isLeft == (isDamaged && window.holds(x, y)))
      }
    }
  }

  @Test func aUnionCoversBothRegions() {
    var (a, b) = (DamageRegion(), DamageRegion())
    a.add(PixelRect(x: 0, y: 0, width: 4, height: 4))
    b.add(PixelRect(x: 2, y: 2, width: 4, height: 4))
    b.add(PixelRect(x: 50, y: 50, width: 4, height: 4))
    a.formUnion(b)
    #expect(a.hasNoOverlap)
    #expect(
      Set(a.rects) == [
        PixelRect(x: 0, y: 0, width: 6, height: 6), PixelRect(x: 50, y: 50, width: 4, height: 4),
      ])
  }
}

extension DamageRegion {
  fileprivate var hasNoOverlap: Bool {
    rects.indices.allSatisfy { first in
      rects[(first + 1)...].allSatisfy { $0.intersection(rects[first]).isEmpty }
    }
  }
}
