import DudelGeometry
import DudelModel
import DudelTestSupport
import Testing

/// Objects replaced and taken away, and the words about the drawing.
@Suite struct DrawingChangesTests {
  private func text(_ string: String, x: Double = 0) throws -> TextDrawingInfo {
    try #require(
      TextDrawingInfo(
        box: Rect(x: x, y: 0, width: 100, height: 40), text: string, color: .black,
        font: FontDescription(family: "Sans", size: 24), layout: FixedTextLayout()))
  }

  private func words(_ drawing: Drawing) -> [String] {
    drawing.objects.compactMap { ($0.drawable as? TextDrawingInfo)?.text }
  }

  private func drawing() throws -> Drawing {
    var drawing = Drawing()
    for (index, word) in ["a", "b", "c"].enumerated() {
      drawing.add(try text(word, x: Double(index) * 200))
    }
    return drawing
  }

  @Test func replacingKeepsIdentityAndOrder() throws {
    var drawing = try drawing()
    let id = drawing.objects[1].id
    let area = drawing.replace(id, with: try text("B", x: 50))
    #expect(words(drawing) == ["a", "B", "c"])
    #expect(drawing.objects[1].id == id)
    // What was there and what is there now.
    #expect(area?.contains(Rect(x: 50, y: 0, width: 250, height: 40)) == true)
    #expect(drawing.undo()?.contains(Rect(x: 50, y: 0, width: 250, height: 40)) == true)
    #expect(words(drawing) == ["a", "b", "c"])
    #expect(drawing.objects[1].id == id)
    drawing.redo()
    #expect(words(drawing) == ["a", "B", "c"])
  }

  @Test func takingAwayIsUndoneAtTheSamePlace() throws {
    var drawing = try drawing()
    let id = drawing.objects[0].id
    #expect(
      drawing.replace(id, with: nil)?.contains(Rect(x: 0, y: 0, width: 100, height: 40)) == true)
    #expect(words(drawing) == ["b", "c"])
    drawing.undo()
    #expect(words(drawing) == ["a", "b", "c"])
    #expect(drawing.objects[0].id == id)
    drawing.redo()
    #expect(words(drawing) == ["b", "c"])
  }

  @Test func whatIsNotThereIsNotReplaced() throws {
    var drawing = try drawing()
    let state = drawing.state
    #expect(drawing.replace(99, with: try text("x")) == nil)
    #expect(drawing.replace(-1, with: nil) == nil)
    #expect(drawing.state == state)
    let id = drawing.objects[2].id
    drawing.replace(id, with: nil)
    #expect(drawing.replace(id, with: try text("x")) == nil)
  }

  @Test func anIdentityIsNeverUsedTwice() throws {
    var drawing = try drawing()
    let last = drawing.objects[2].id
    drawing.replace(last, with: nil)
    drawing.add(try text("d"))
    #expect(drawing.objects.last?.id != last)
    drawing.undo()
    drawing.undo()
    drawing.undo()
    drawing.add(try text("e"))
    #expect(Set(drawing.objects.map(\.id)).count == drawing.objects.count)
    #expect(drawing.objects.last?.id != last)
  }

  @Test func aReplacementIsAChange() throws {
    var drawing = try drawing()
    drawing.markSaved(drawing.state)
    drawing.replace(drawing.objects[0].id, with: try text("A"))
    #expect(drawing.isChanged)
    drawing.undo()
    #expect(!drawing.isChanged)
  }

  @Test func theWordsAboutTheDrawingAreAStep() {
    var drawing = Drawing()
    var properties = DrawingProperties()
    drawing.describe(properties)
    #expect(!drawing.canUndo && !drawing.isChanged)
    properties.title = "The cat"
    properties.description = "On\nthe mat"
    drawing.describe(properties)
    #expect(drawing.properties == properties && drawing.isChanged)
    drawing.describe(properties)
    #expect(drawing.undo() == nil)
    #expect(drawing.properties == DrawingProperties())
    #expect(!drawing.canUndo && !drawing.isChanged)
    drawing.redo()
    #expect(drawing.properties == properties)
  }

  @Test(arguments: 1...8 as ClosedRange<UInt64>)
  func anySequenceOfStepsIsUndoneAndRedone(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var drawing = Drawing()
    func look(_ drawing: Drawing) -> [String] {
      drawing.objects.map { "\($0.id) \(($0.drawable as? TextDrawingInfo)?.text ?? "")" }
        + [drawing.properties.title]
    }
    var looks = [look(drawing)]
    for step in 0..<60 {
      let id = drawing.objects.randomElement(using: &random)?.id ?? 0
      let before = drawing.state
      switch Int.random(in: 0..<5, using: &random) {
      case 0, 1: drawing.add(try text("\(step)"))
      case 2: drawing.replace(id, with: try text("\(step)"))
      case 3: drawing.replace(id, with: nil)
      default:
        var properties = DrawingProperties()
        properties.title = "\(step)"
        drawing.describe(properties)
      }
      if drawing.state != before { looks.append(look(drawing)) }
    }
    for expected in looks.dropLast().reversed() {
      drawing.undo()
      #expect(look(drawing) == expected)
    }
    #expect(!drawing.canUndo)
    for expected in looks.dropFirst() {
      drawing.redo()
      #expect(look(drawing) == expected)
    }
    #expect(!drawing.canRedo)
  }
}
