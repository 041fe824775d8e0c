import DudelCairo
import DudelEditor
import DudelGeometry
import DudelTestSupport
import DudelTools
import Testing

/// What is painted bit by bit must look like what is painted as a whole.
struct DamageTests {
  /// Cairo has fifteen steps of coverage in a pixel, and the clip may move an edge by one of them.
  private static let tolerance = 255 / 15 + 1

  private func expectUpToDate(_ screen: Screen, _ comment: Comment? = nil) throws {
    #expect(try screen.largestFault() <= Self.tolerance, comment)
  }

  @Test(arguments: ToolCatalogue.all.map(\.id), [1.0, 1.5, 2])
  func aDragIsShownAsAWhole(id: String, scale: Double) throws {
    let bench = try EditorBench(tool: id, size: Size(width: 300, height: 260))
    let screen = try Screen(bench, scale: scale)
    bench.watch { _, effects in screen.apply(effects) }
    var random = SeededGenerator(seed: 5)
    let canvas = Rect(x: 0, y: 0, width: 300, height: 208)
    for _ in 0..<3 {
      bench.press(at: random.point(in: canvas))
      for _ in 0..<12 {
        bench.move(to: random.point(in: canvas))
        try expectUpToDate(screen)
      }
      bench.release()
      try expectUpToDate(screen)
    }
    bench.key("Enter")
    try expectUpToDate(screen)
    bench.key("z", .control)
    try expectUpToDate(screen)
    bench.key("y", .control)
    try expectUpToDate(screen)
  }

  @Test(arguments: ["pencil", "line", "rectangle", "ellipse"])
  func tenShapesFinishedAtOnceAreAllSeen(id: String) throws {
    let bench = try EditorBench(tool: id, size: Size(width: 300, height: 400))
    let screen = try Screen(bench)
    bench.watch { _, effects in screen.apply(effects) }
    for finger in 1...10 {
      bench.press(finger: finger, at: Point(50, Double(finger) * 30))
      bench.move(finger: finger, to: Point(250, Double(finger) * 30 + 40))
    }
    bench.send(.focusLost)
    try expectUpToDate(screen)
  }

  /// Whatever happens, what is seen is what is there.
  ///
  /// The narrower window has a menu.
  @Test(arguments: 21...24 as ClosedRange<UInt64>, [420.0, 300])
  func afterAnyEventsThePictureIsUpToDate(seed: UInt64, width: Double) throws {
    var source = RandomEvents(seed: seed, size: Size(width: width, height: 300))
    source.isWild = false
    source.opensFiles = true
    source.movesView = true
    let bench = try EditorBench(size: source.size)
    let screen = try Screen(bench)
    for step in 0..<400 {
      let event = source.next()
      bench.send(event)
      if case .resized = event { try screen.resize() } else { screen.apply(bench.effects) }
      if step % 4 == 0 { try expectUpToDate(screen, "step \(step): \(event)") }
    }
    try expectUpToDate(screen)
  }

  @Test func theMenuComesAndGoesWithItsShadow() throws {
    let bench = try EditorBench(size: Size(width: 300, height: 300))
    let screen = try Screen(bench, scale: 2)
    bench.watch { _, effects in screen.apply(effects) }
    try bench.click(control: "overflow")
    try expectUpToDate(screen)
    bench.cancel()
    try expectUpToDate(screen)
  }

  /// Laying a growing stroke down sample by sample equals drawing it once.
  @Test(arguments: 1...3 as ClosedRange<UInt64>)
  func aPencilStrokePaintedInSmallPartsEqualsTheWhole(seed: UInt64) throws {
    let bench = try EditorBench(size: Size(width: 240, height: 200))
    let screen = try Screen(bench)
    bench.watch { _, effects in screen.apply(effects) }
    var random = SeededGenerator(seed: seed)
    var point = Point(120, 70)
    bench.press(at: point)
    for _ in 0..<400 {
      let step = random.point(in: Rect(x: -9, y: -9, width: 18, height: 18))
      point = Point(min(max(point.x + step.x, 0), 240), min(max(point.y + step.y, 0), 148))
      bench.move(to: point)
    }
    try expectUpToDate(screen)
    let preview = try screen.copy()
    bench.release()
    // Where edges of several segments meet in one px, the preview only guesses what they leave of it.
    #expect(screen.share(ofCanvasFrom: preview, beyond: Self.tolerance) < 0.005)
    #expect(screen.largestDifference(ofCanvasFrom: preview) <= 96)
  }
}
