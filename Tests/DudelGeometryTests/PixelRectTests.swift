import DudelGeometry
import Testing

@Suite struct PixelRectTests {
  @Test func extentsAreNeverNegative() {
    let rect = PixelRect(x: 5, y: 5, width: -3, height: -1)
    #expect(rect.width == 0 && rect.height == 0 && rect.isEmpty && rect.area == 0)
  }

  @Test func rightAndBottomAreJustOutside() {
    let rect = PixelRect(x: -2, y: 3, width: 4, height: 5)
    #expect(rect.right == 2 && rect.bottom == 8 && rect.area == 20)
    #expect(rect.rect == Rect(minX: -2, minY: 3, maxX: 2, maxY: 8))
  }

  @Test(arguments: [
    (Rect(minX: 0.2, minY: 0.9, maxX: 1.1, maxY: 2), PixelRect(x: 0, y: 0, width: 2, height: 2)),
    (Rect(minX: -0.5, minY: -1, maxX: 0, maxY: 0.5), PixelRect(x: -1, y: -1, width: 1, height: 2)),
    (Rect(minX: 3, minY: 4, maxX: 5, maxY: 6), PixelRect(x: 3, y: 4, width: 2, height: 2)),
    (Rect(minX: -3.2, minY: 0, maxX: -2.9, maxY: 1), PixelRect(x: -4, y: 0, width: 2, height: 1)),
    (Rect(minX: 0, minY: -3.2, maxX: 1, maxY: -2.9), PixelRect(x: 0, y: -4, width: 1, height: 2)),
    (Rect(minX: -0.5, minY: -0.5, maxX: 2, maxY: 2), PixelRect(x: -1, y: -1, width: 3, height: 3)),
  ])
  func coveringTakesEveryPixelThatIsTouched(rect: Rect, pixels: PixelRect) {
    #expect(PixelRect(covering: rect) == pixels)
  }

  @Test func coveringStaysWithinWhatXCanAddress() {
    let all = PixelRect(x: -32_768, y: -32_768, width: 65_535, height: 65_535)
    #expect(PixelRect(covering: Rect(minX: -1e300, minY: -1e9, maxX: 1e18, maxY: 4e4)) == all)
    #expect(PixelRect(covering: Rect(minX: 1e9, minY: 0, maxX: 2e9, maxY: 9)).isEmpty)
    #expect(PixelRect(covering: Rect(minX: -2e9, minY: 0, maxX: -1e9, maxY: 9)).isEmpty)
  }

  @Test func coveringWhatHasNoEndReachesTheLastPixel() {
    let half = Rect(minX: 10, minY: -.infinity, maxX: .infinity, maxY: 20)
    let pixels = PixelRect(covering: half)
    #expect(pixels.x == 10 && pixels.right == 32_767)
    #expect(pixels.y == -32_768 && pixels.bottom == 20)
  }

  @Test(arguments: 0..<16)
  func coveringWhatIsNoRectangleDoesNoHarm(whichEdges: Int) {
    func edge(_ index: Int, _ value: Double) -> Double {
      whichEdges >> index & 1 == 1 ? .nan : value
    }
    let rect = Rect(minX: edge(0, 1), minY: edge(1, 2), maxX: edge(2, 30), maxY: edge(3, 40))
    let pixels = PixelRect(covering: rect)
    #expect(pixels.width >= 0 && pixels.height >= 0)
    #expect(pixels.right <= 32_767 && pixels.bottom <= 32_767)
  }

  @Test(arguments: 0..<100 as Range<UInt64>)
  func unionAndIntersectionHoldForEveryPixel(seed: UInt64) {
    var random = RandomSource(seed: seed)
    let (a, b) = (PixelRect.some(&random), PixelRect.some(&random))
    let (common, all) = (a.intersection(b), a.union(b))
    for x in -9..<18 {
      for y in -9..<18 {
        let (inA, inB) = (a.holds(x, y), b.holds(x, y))
        #expect(common.holds(x, y) == (inA && inB))
        if inA || inB { #expect(all.holds(x, y)) }
      }
    }
    #expect(a.union(b) == b.union(a) || a.isEmpty && b.isEmpty)
  }

  @Test(arguments: 0..<100 as Range<UInt64>)
  func thePartsOutsideHoldEveryPixelOnce(seed: UInt64) {
    var random = RandomSource(seed: seed)
    let (whole, hole) = (PixelRect.some(&random), PixelRect.some(&random))
    let parts = whole.parts(outside: hole)
    #expect(parts.allSatisfy { !$0.isEmpty })
    for x in -9..<18 {
      for y in -9..<18 {
        let isLeft = whole.holds(x, y) && !hole.holds(x, y)
        #expect(parts.count { $0.holds(x, y) } == (isLeft ? 1 : 0))
      }
    }
  }

  @Test func anEmptyRectangleAddsNothingToAUnion() {
    let rect = PixelRect(x: 1, y: 2, width: 3, height: 4)
    let empty = PixelRect(x: 100, y: 100, width: 0, height: 7)
    #expect(rect.union(empty) == rect && empty.union(rect) == rect)
  }
}

extension PixelRect {
  /// A small rectangle near the origin, perhaps an empty one.
  fileprivate static func some(_ random: inout RandomSource) -> PixelRect {
    PixelRect(
      x: .random(in: -8...8, using: &random), y: .random(in: -8...8, using: &random),
      width: .random(in: 0...8, using: &random), height: .random(in: 0...8, using: &random))
  }

  /// Tells whether a pixel belongs to the rectangle.
  func holds(_ x: Int, _ y: Int) -> Bool {
    x >= self.x && x < right && y >= self.y && y < bottom
  }
}
