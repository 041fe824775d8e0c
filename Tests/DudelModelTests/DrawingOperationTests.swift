import DudelGeometry
import DudelModel
import DudelTestSupport
import Testing

/// Steps of work that are written down, and the page.
@Suite struct DrawingOperationTests {
  private let canvas = Rect(x: 0, y: 0, width: 100, height: 80)

  private func look(_ drawing: Drawing) -> [String] {
    drawing.objects.map { "\($0.id) \($0.drawable.bounds)" }
      + [drawing.properties.title, "\(drawing.page)", "\(drawing.state.number)"]
  }

  /// Does any step at all.
  private func work(on drawing: inout Drawing, _ random: inout SeededGenerator) {
    let id = drawing.objects.randomElement(using: &random)?.id ?? 7
    let number = Int.random(in: 0..<50, using: &random)
    switch Int.random(in: 0..<8, using: &random) {
    case 0, 1, 2: drawing.add(Patch.number(number))
    case 3: drawing.replace(id, with: Patch.number(number))
    case 4: drawing.replace(id, with: nil)
    case 5:
      var properties = DrawingProperties()
      properties.title = "\(number)"
      drawing.describe(properties)
    case 6: drawing.undo()
    default: drawing.redo()
    }
  }

  @Test(arguments: 1...8 as ClosedRange<UInt64>)
  func theSameStepsOnAnEqualDrawingGiveAnEqualDrawing(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let base = (0..<3).map { Patch.number($0) }
    var (drawing, copy) = (Drawing(base), Drawing(base))
    for _ in 0..<200 {
      work(on: &drawing, &random)
      for operation in drawing.takeOperations() { copy.perform(operation) }
      #expect(look(copy) == look(drawing))
      let place = Rect(x: Double.random(in: 0..<900, using: &random), y: 2, width: 90, height: 3)
      #expect(
        drawing.objects(in: place).map(\.id)
          == drawing.objects.filter { $0.drawable.bounds.intersects(place) }.map(\.id))
    }
    #expect(copy.canUndo == drawing.canUndo && copy.canRedo == drawing.canRedo)
  }

  @Test func whatChangesNothingIsNoStepOfWork() {
    var drawing = Drawing()
    drawing.undo()
    drawing.redo()
    drawing.replace(3, with: nil)
    drawing.describe(DrawingProperties())
    drawing.perform(.setPage(.automatic(canvas: nil)))
    #expect(drawing.takeOperations().isEmpty)
    drawing.add(Patch.number(1))
    #expect(drawing.takeOperations().count == 1)
    #expect(drawing.takeOperations().isEmpty)
  }

  @Test func aDrawingMadeOfDrawablesHasNoChangesAndNoHistory() {
    let drawing = Drawing([Patch.number(1), Patch.number(2)], page: .fixed(canvas))
    #expect(drawing.objects.map(\.id) == [0, 1])
    #expect(!drawing.isChanged && !drawing.canUndo)
    #expect(drawing.pageRect(canvas: Rect(x: 0, y: 0, width: 5, height: 5)) == canvas)
  }

  @Test func anObjectOfAStoredDrawingIsReplacedByItsOwnIdentity() {
    var drawing = Drawing([Patch.number(1), Patch.number(2)])
    drawing.add(Patch.number(3))
    drawing.replace(0, with: nil)
    #expect(drawing.objects.map(\.id) == [1, 2])
  }

  @Test func aStoredPageStaysWhateverTheCanvasShowsNow() {
    let stored = Rect(x: -10, y: 0, width: 50, height: 40)
    var drawing = Drawing([], page: .automatic(canvas: stored))
    #expect(drawing.pageRect(canvas: canvas) == stored)
    drawing.add(Patch(bounds: Rect(x: 35, y: 35, width: 20.5, height: 20)))
    #expect(drawing.pageRect(canvas: canvas) == Rect(minX: -10, minY: 0, maxX: 56, maxY: 55))
  }

  @Test func thePageIsAStep() {
    var drawing = Drawing()
    drawing.perform(.setPage(.fixed(canvas)))
    #expect(drawing.isChanged && drawing.page == .fixed(canvas))
    #expect(drawing.undo() == nil)
    #expect(!drawing.isChanged && drawing.page == .automatic(canvas: nil))
    drawing.redo()
    #expect(drawing.page == .fixed(canvas))
  }
}
