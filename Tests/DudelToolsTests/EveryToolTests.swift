import DudelGeometry
import DudelModel
import DudelTestSupport
import Testing

@testable import DudelTools

/// What every tool in the catalogue keeps, driven by touches alone.
@Suite(.serialized)
struct EveryToolTests {
  private nonisolated static let all = ToolCatalogue.all.map(\.id)
  private nonisolated static let ofManyFingers = ["pencil", "line", "rectangle", "ellipse"]
  /// The tools whose first drag alone makes no object.
  private nonisolated static let unfinished = ["freehand", "text"]

  private func bench(_ id: String) throws -> ToolBench {
    let tool = try #require(ToolCatalogue.descriptor(id: id)).tool()
    tool.delegate = nil
    tool.deactivate()
    return ToolBench(tool)
  }

  private func finish(_ bench: ToolBench) {
    bench.tool.deactivate()
    bench.tool.delegate = nil
  }

  @Test(arguments: all) func aToolAtRestShowsNothing(id: String) throws {
    let bench = try bench(id)
    #expect(bench.preview.isEmpty)
    #expect(!bench.tool.isDrawing)
    #expect(!bench.tool.perform(.cancel))
    #expect(!bench.tool.perform(.finish))
    #expect(!bench.tool.perform(.removeLast))
    finish(bench)
    #expect(bench.drawables.isEmpty)
  }

  @Test(arguments: all) func whatIsDraggedIsShown(id: String) throws {
    let bench = try bench(id)
    bench.press(Point(100, 100))
    bench.move(Point(150, 140))
    #expect(bench.tool.isDrawing)
    #expect(!bench.preview.isEmpty)
    finish(bench)
    #expect(bench.preview.isEmpty)
    #expect(!bench.tool.isDrawing)
  }

  @Test(arguments: all) func aTouchTakenBackLeavesNothing(id: String) throws {
    let bench = try bench(id)
    bench.press(Point(100, 100))
    bench.move(Point(150, 140))
    bench.cancel(Point(150, 140))
    #expect(bench.preview.isEmpty)
    #expect(!bench.tool.isDrawing)
    // What still comes of the touch means nothing.
    bench.move(Point(200, 200))
    bench.release(Point(200, 200))
    #expect(bench.drawables.isEmpty)
    #expect(bench.preview.isEmpty)
    finish(bench)
    #expect(bench.drawables.isEmpty)
  }

  @Test(arguments: all) func deactivationLeavesNoPreview(id: String) throws {
    let bench = try bench(id)
    bench.press(Point(100, 100))
    bench.move(Point(150, 140))
    bench.tool.deactivate()
    #expect(bench.preview.isEmpty)
    #expect(!bench.tool.isDrawing)
    let count = Self.unfinished.contains(id) ? 0 : 1
    #expect(bench.drawables.count == count)
    bench.move(Point(200, 200))
    bench.release(Point(200, 200))
    #expect(bench.preview.isEmpty)
    #expect(bench.drawables.count == count)
    #expect(bench.requests.isEmpty)
    finish(bench)
  }

  @Test(arguments: all) func aClickMakesNothingButADot(id: String) throws {
    let bench = try bench(id)
    bench.press(Point(100, 100))
    bench.move(Point(101, 101))
    bench.release(Point(102, 101))
    bench.tool.deactivate()
    #expect(bench.drawables.count == (id == "pencil" ? 1 : 0))
    #expect(bench.preview.isEmpty)
    finish(bench)
  }

  @Test(arguments: all) func unknownTouchesMeanNothing(id: String) throws {
    let bench = try bench(id)
    bench.move(Point(1, 1), finger: 3)
    bench.release(Point(2, 2), finger: 3)
    bench.cancel(Point(2, 2), finger: 3)
    bench.tool.touchesBegan([])
    bench.tool.touchesMoved([])
    bench.tool.touchesEnded([])
    #expect(!bench.tool.isDrawing)
    finish(bench)
    #expect(bench.drawables.isEmpty)
  }

  @Test(arguments: all) func whoeverIsNotTheDelegateAnyMoreGetsNothing(id: String) throws {
    let bench = try bench(id)
    bench.press(Point(100, 100))
    bench.move(Point(150, 140))
    bench.tool.delegate = nil
    bench.release(Point(150, 140))
    bench.tool.deactivate()
    #expect(bench.drawables.isEmpty)
    #expect(!bench.tool.isDrawing)
  }

  /// The areas that a tool names must hold every change of its preview.
  @Test(arguments: all, 1...8 as ClosedRange<UInt64>)
  func everyChangeOfThePreviewIsAnnounced(id: String, seed: UInt64) throws {
    let bench = try bench(id)
    var random = SeededGenerator(seed: seed)
    let area = Rect(x: 0, y: 0, width: 400, height: 300)
    var before = bench.recordedPreview().elements
    for step in 0..<150 {
      bench.clearDamage()
      let finger = Int.random(in: 0...2, using: &random)
      let point = random.point(in: area)
      switch Int.random(in: 0..<10, using: &random) {
      case 0, 1: bench.press(point, finger: finger)
      case 2: bench.release(point, finger: finger)
      case 3: bench.cancel(point, finger: finger)
      case 4: bench.tool.modifiersChanged(DrawingModifiers(rawValue: Int(random.next() % 8)))
      case 5: _ = bench.tool.perform([.finish, .removeLast, .cancel][Int(random.next() % 3)])
      default: bench.move(point, finger: finger)
      }
      let after = bench.recordedPreview().elements
      let damage = bench.damage
      for point in Self.placesOfChange(from: before, to: after) {
        #expect(
          damage.contains { $0.inset(by: -0.001).contains(point) },
          "step \(step): \(point.testText) is not announced")
      }
      before = after
    }
    finish(bench)
  }

  /// Samples of what is drawn in only one of the two.
  private static func placesOfChange(
    from old: [RecordingContext.Element], to new: [RecordingContext.Element]
  ) -> [Point] {
    func samples(_ elements: [RecordingContext.Element], without: [RecordingContext.Element])
      -> [Point]
    {
      let others = Set(without.flatMap(segments))
      return elements.flatMap(segments).filter { !others.contains($0) }.flatMap { [$0.a, $0.b] }
    }
    return samples(old, without: new) + samples(new, without: old)
  }

  private struct Segment: Hashable {
    let a: Point
    let b: Point
    let style: String
  }

  private static func segments(_ element: RecordingContext.Element) -> [Segment] {
    switch element {
    case .text, .image: []
    case .fill(let path, let color): segments(path, "fill \(color.testText)")
    case .stroke(let path, let style): segments(path, style.testText)
    }
  }

  private static func segments(_ path: BezierPath, _ style: String) -> [Segment] {
    path.flattened(tolerance: 0.5).flatMap { part in
      zip(part, part.dropFirst()).map { Segment(a: $0, b: $1, style: style) }
    }
  }

  // MARK: - Many fingers

  @Test(arguments: ofManyFingers, 1...3 as ClosedRange<UInt64>)
  func tenFingersDrawTenObjectsInWhateverOrderTheyAreLifted(id: String, seed: UInt64) throws {
    let bench = try bench(id)
    var random = SeededGenerator(seed: seed)
    for finger in 0..<10 { bench.press(Point(10, Double(finger) * 30), finger: finger) }
    for step in 1...5 {
      for finger in (0..<10).shuffled(using: &random) {
        bench.move(Point(10 + Double(step) * 20, Double(finger) * 30 + 10), finger: finger)
      }
    }
    #expect(bench.recordedPreview().elements.count >= 10)
    let order = (0..<10).shuffled(using: &random)
    for finger in order { bench.release(Point(110, Double(finger) * 30 + 10), finger: finger) }
    #expect(bench.drawables.count == 10)
    for (drawable, finger) in zip(bench.drawables, order) {
      let ys = try #require(drawable.path.bounds)
      #expect(ys.minY >= Double(finger) * 30 - 0.01 && ys.maxY <= Double(finger) * 30 + 10.01)
      #expect(ys.minX >= 9.99 && ys.maxX <= 110.01)
    }
    #expect(bench.preview.isEmpty)
    finish(bench)
  }

  @Test(arguments: ofManyFingers) func aFingerTakenBackTakesOnlyItsOwnShape(id: String) throws {
    let bench = try bench(id)
    bench.press(Point(0, 0), finger: 1)
    bench.press(Point(0, 100), finger: 2)
    bench.move(Point(50, 20), finger: 1)
    bench.move(Point(50, 120), finger: 2)
    bench.cancel(Point(50, 20), finger: 1)
    let bounds = try #require(
      Rect(around: bench.recordedPreview().strokedPolylines.flatMap(\.self)))
    #expect(bounds.minY >= 99.9)
    bench.release(Point(50, 120), finger: 2)
    #expect(bench.drawables.count == 1)
    finish(bench)
  }

  @Test(arguments: ofManyFingers)
  func aTouchThatBeginsAgainFinishesWhatItsLostEndLeft(id: String) throws {
    let bench = try bench(id)
    bench.press(Point(0, 0))
    bench.move(Point(40, 30))
    bench.press(Point(200, 200))
    bench.release(Point(240, 230))
    #expect(bench.drawables.count == 2)
    let first = try #require(bench.drawables.first?.path.bounds)
    #expect(first.maxX < 41)
    finish(bench)
  }
}
