import DudelGeometry
import DudelTestSupport
import Testing

@testable import DudelModel

@Suite struct SpatialIndexTests {
  private func rect(_ random: inout SeededGenerator) -> Rect {
    let size: Double = [0, 0.01, 3, 40, 900, 1e6].randomElement(using: &random) ?? 1
    let place: Double = [10, 1000, 1e6].randomElement(using: &random) ?? 1
    return Rect(
      x: Double.random(in: -place...place, using: &random),
      y: Double.random(in: -place...place, using: &random),
      width: size * Double.random(in: 0...1, using: &random),
      height: size * Double.random(in: 0...1, using: &random))
  }

  @Test(arguments: 1...6 as ClosedRange<UInt64>)
  func aSearchFindsWhatLookingAtAllFinds(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var index = SpatialIndex()
    var all: [Int: Rect] = [:]
    for step in 0..<600 {
      let id = Int.random(in: 0..<300, using: &random)
      if Bool.random(using: &random) || Bool.random(using: &random) {
        let bounds = rect(&random)
        if let old = all[id] { index.remove(id, bounds: old) }
        all[id] = bounds
        index.insert(id, bounds: bounds)
      } else if let old = all.removeValue(forKey: id) {
        index.remove(id, bounds: old)
      }
      guard step % 20 == 0 else { continue }
      let place = rect(&random)
      let expected = all.filter { $0.value.intersects(place) }.map(\.key)
      #expect(index.ids(in: place).sorted() == expected.sorted())
    }
  }

  @Test func everythingIsFoundInAVeryLargeRectangle() {
    var index = SpatialIndex()
    for id in 0..<500 {
      index.insert(id, bounds: Rect(x: Double(id) * 7, y: 3, width: 5, height: 5))
    }
    #expect(index.ids(in: Rect(x: -1e12, y: -1e12, width: 2e12, height: 2e12)).count == 500)
  }

  @Test func whatIsNoNumberOrEndlesslyFarHarmsNothing() {
    var index = SpatialIndex()
    let odd = [
      Rect(x: .nan, y: 0, width: 1, height: 1), Rect(x: 0, y: 0, width: .infinity, height: 1),
      Rect(x: -.infinity, y: 0, width: 1, height: .nan),
      Rect(x: 1e300, y: 1e300, width: 1, height: 1),
    ]
    for (id, rect) in odd.enumerated() { index.insert(id, bounds: rect) }
    index.insert(9, bounds: Rect(x: 1, y: 1, width: 1, height: 1))
    #expect(index.ids(in: Rect(x: 0, y: 0, width: 5, height: 5)).contains(9))
    #expect(index.ids(in: Rect(x: 1e300, y: 1e300, width: 1, height: 1)).contains(3))
    for rect in odd { _ = index.ids(in: rect) }
    for (id, rect) in odd.enumerated() { index.remove(id, bounds: rect) }
    #expect(index.ids(in: Rect(x: -1e9, y: -1e9, width: 2e9, height: 2e9)) == [9])
  }
}
