import DudelGeometry
import DudelModel
import DudelTestSupport
import Testing

@Suite struct DrawingTests {
  @Test func aNewDrawingIsEmptyAndUnchanged() {
    let drawing = Drawing()
    #expect(drawing.objects.isEmpty && drawing.bounds == nil)
    #expect(!drawing.isChanged && !drawing.canUndo && !drawing.canRedo)
  }

  @Test func whatIsAddedLastLiesOnTop() {
    let drawing = Drawing(numbers: 0..<4)
    #expect(drawing.numbers == [0, 1, 2, 3])
    #expect(Set(drawing.objects.map(\.id)).count == 4)
  }

  @Test func objectsAreFoundWhateverTheirNumbers() {
    let ids = [-5, 0, 3, 900, .max]
    var drawing = Drawing(
      objects: ids.map { DrawingObject(id: $0, drawable: Patch.number($0 & 7)) },
      properties: DrawingProperties(), page: .automatic(canvas: nil), state: .init(number: 0),
      saved: nil)
    for id in ids { #expect(drawing.replace(id, with: Patch.number(1)) != nil) }
    for id in [-6, 1, 899, 901] { #expect(drawing.replace(id, with: nil) == nil) }
  }

  @Test func undoTakesBackTheLastStepFirst() {
    var drawing = Drawing(numbers: 0..<3)
    #expect(drawing.undo() == Patch.number(2).bounds)
    #expect(drawing.numbers == [0, 1])
    #expect(drawing.undo() == Patch.number(1).bounds)
    #expect(drawing.undo() == Patch.number(0).bounds)
    #expect(drawing.objects.isEmpty && !drawing.canUndo && drawing.canRedo)
  }

  @Test func redoBringsStepsBackInTheirOrder() {
    var drawing = Drawing(numbers: 0..<3)
    let ids = drawing.objects.map(\.id)
    while drawing.canUndo { drawing.undo() }
    #expect(drawing.redo() == Patch.number(0).bounds)
    #expect(drawing.numbers == [0])
    while drawing.canRedo { drawing.redo() }
    #expect(drawing.numbers == [0, 1, 2])
    #expect(drawing.objects.map(\.id) == ids, "they are the same objects")
  }

  @Test func undoAndRedoOfNothingChangeNothing() {
    var drawing = Drawing()
    #expect(drawing.undo() == nil && drawing.redo() == nil)
    #expect(!drawing.isChanged && !drawing.canUndo && !drawing.canRedo)
    drawing.add(Patch.number(0))
    let state = drawing.state
    #expect(drawing.redo() == nil)
    #expect(drawing.numbers == [0] && drawing.state == state)
  }

  @Test func aNewActEndsRedo() {
    var drawing = Drawing(numbers: 0..<3)
    drawing.undo()
    drawing.undo()
    drawing.add(Patch.number(7))
    #expect(!drawing.canRedo && drawing.redo() == nil)
    #expect(drawing.numbers == [0, 7])
    drawing.undo()
    #expect(drawing.numbers == [0])
  }

  @Test func isChangedFollowsUndoToTheSavedState() {
    var drawing = Drawing(numbers: 0..<1)
    #expect(drawing.isChanged)
    drawing.undo()
    #expect(!drawing.isChanged, "it is as empty as it was")
    drawing.redo()
    drawing.markSaved(drawing.state)
    #expect(!drawing.isChanged)
    drawing.undo()
    #expect(drawing.isChanged, "the file holds more")
    drawing.redo()
    #expect(!drawing.isChanged)
    drawing.add(Patch.number(1))
    #expect(drawing.isChanged)
    drawing.undo()
    #expect(!drawing.isChanged)
  }

  @Test func aSavedStateOnAnotherBranchIsNeverReachedAgain() {
    var drawing = Drawing(numbers: 0..<2)
    drawing.markSaved(drawing.state)
    drawing.undo()
    // As many objects as in the file, and equal ones, but by another way.
    drawing.add(Patch.number(5))
    #expect(drawing.isChanged)
    while drawing.canUndo {
      drawing.undo()
      #expect(drawing.isChanged)
    }
    while drawing.canRedo {
      drawing.redo()
      #expect(drawing.isChanged)
    }
  }

  @Test func whatIsDrawnWhileAFileIsWrittenIsNotSaved() {
    var drawing = Drawing(numbers: 0..<1)
    let written = drawing.state
    drawing.add(Patch.number(1))
    drawing.markSaved(written)
    #expect(drawing.isChanged)
    drawing.undo()
    #expect(!drawing.isChanged)
  }

  @Test func copiesGoTheirOwnWays() {
    let drawing = Drawing(numbers: 0..<2)
    var copy = drawing
    copy.undo()
    copy.add(Patch.number(9))
    #expect(drawing.numbers == [0, 1] && copy.numbers == [0, 9])
    #expect(!drawing.canRedo)
  }

  @Test func historyHasNoLimit() {
    let count = 10_000
    var drawing = Drawing(numbers: 0..<count)
    var undone = 0
    while drawing.undo() != nil { undone += 1 }
    #expect(undone == count && drawing.objects.isEmpty && !drawing.isChanged)
    while drawing.redo() != nil { undone -= 1 }
    #expect(undone == 0 && drawing.numbers == Array(0..<count))
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func anyHistoryBehavesLikeAListOfPictures(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var drawing = Drawing()
    var pictures: [[Int]] = [[]]
    var now = 0
    var saved: Int? = 0
    for step in 0..<300 {
      switch Int.random(in: 0..<10, using: &random) {
      case 0..<4:
        // The saved picture is lost if it is ahead.
        if let place = saved, place > now { saved = nil }
        pictures.removeSubrange((now + 1)...)
        pictures.append(pictures[now] + [step])
        now += 1
        drawing.add(Patch.number(step))
      case 4..<7:
        #expect((drawing.undo() != nil) == (now > 0))
        now = max(0, now - 1)
      case 7..<9:
        #expect((drawing.redo() != nil) == (now + 1 < pictures.count))
        now = min(now + 1, pictures.count - 1)
      default:
        saved = now
        drawing.markSaved(drawing.state)
      }
      #expect(drawing.numbers == pictures[now])
      #expect(drawing.isChanged == (now != saved))
      #expect(drawing.canUndo == (now > 0))
      #expect(drawing.canRedo == (now + 1 < pictures.count))
    }
  }

  @Test func boundsHoldAllInk() {
    var drawing = Drawing()
    drawing.add(Patch(bounds: Rect(x: 50, y: 60, width: 10, height: 10)))
    #expect(drawing.bounds == Rect(x: 50, y: 60, width: 10, height: 10))
    drawing.add(Patch(bounds: Rect(x: -5, y: 80, width: 1, height: 1)))
    #expect(drawing.bounds == Rect(minX: -5, minY: 60, maxX: 60, maxY: 81))
    drawing.undo()
    #expect(drawing.bounds == Rect(x: 50, y: 60, width: 10, height: 10))
  }

  @Test func theAutomaticPageOfAnEmptyDrawingIsTheCanvas() {
    let canvas = Rect(x: 0, y: 0, width: 640, height: 480)
    #expect(Drawing().pageRect(canvas: canvas) == canvas)
    let odd = Rect(x: 0, y: 0, width: 640.5, height: 479.2)
    #expect(
      Drawing().pageRect(canvas: odd) == Rect(x: 0, y: 0, width: 641, height: 480))
  }

  @Test(arguments: [
    (Rect(x: 10, y: 10, width: 5, height: 5), Rect(x: 0, y: 0, width: 100, height: 80)),
    (
      Rect(minX: -10.5, minY: -0.1, maxX: 5, maxY: 5),
      Rect(minX: -11, minY: -1, maxX: 100, maxY: 80)
    ),
    (
      Rect(minX: 90, minY: 70, maxX: 123.01, maxY: 456),
      Rect(minX: 0, minY: 0, maxX: 124, maxY: 456)
    ),
    (
      Rect(minX: -300, minY: -200, maxX: -299, maxY: -199),
      Rect(minX: -300, minY: -200, maxX: 100, maxY: 80)
    ),
  ])
  func theAutomaticPageCutsNothingOff(ink: Rect, page: Rect) {
    var drawing = Drawing()
    drawing.add(Patch(bounds: ink))
    #expect(drawing.pageRect(canvas: Rect(x: 0, y: 0, width: 100, height: 80)) == page)
  }
}

extension Drawing {
  fileprivate init(numbers: Range<Int>) {
    self.init()
    for number in numbers { add(Patch.number(number)) }
  }

  /// The numbers of all patches from the bottom up.
  fileprivate var numbers: [Int] {
    objects.map { Int($0.drawable.bounds.minX / 20) }
  }
}
