import DudelFiles
import DudelGeometry
import DudelModel
import DudelTestSupport
import Testing

/// Text that was being typed when its program was killed.
@Suite struct JournalTypingTests {
  private func typed(_ text: String, object: Int? = nil) -> TypedText {
    TypedText(
      box: Rect(x: 10, y: 10, width: 200, height: 40), color: .black,
      font: FontDescription(family: "Sans", size: 24), object: object, text: text)
  }

  private func texts(_ bench: JournalBench) -> [String] {
    bench.folder.lostDrawings(text: bench.text).first?.recovered.drawing.objects.compactMap {
      ($0.drawable as? TextDrawingInfo)?.text
    } ?? []
  }

  @Test func whatWasTypedBecomesAnObject() throws {
    var bench = try JournalBench()
    try bench.turn(typed: typed(""))
    for text in ["H", "Hé", "Hé", "Hello", "Hello\nthere", "Hello\nthere!"] {
      try bench.turn(typed: typed(text))
    }
    bench.die()
    #expect(texts(bench) == ["Hello\nthere!"])
  }

  @Test func whatIsAnObjectAlreadyIsNoneTwice() throws {
    var bench = try JournalBench()
    try bench.turn(typed: typed("Hello"))
    let text = TextDrawingInfo(
      box: typed("").box, text: "Hello", color: .black, font: typed("").font, layout: bench.text)
    bench.drawing.add(try #require(text))
    try bench.turn()
    bench.die()
    #expect(texts(bench) == ["Hello"])
  }

  @Test func aTextThatWasEditedHasItsNewWords() throws {
    var bench = try JournalBench()
    let text = TextDrawingInfo(
      box: typed("").box, text: "Hello", color: .black, font: typed("").font, layout: bench.text)
    bench.drawing.add(try #require(text))
    try bench.turn()
    try bench.turn(typed: typed("Hello", object: 0))
    try bench.turn(typed: typed("Hello you", object: 0))
    bench.die()
    #expect(texts(bench) == ["Hello you"])
  }

  @Test func blankTextIsNothing() throws {
    var bench = try JournalBench()
    try bench.add(1)
    try bench.turn(typed: typed(" \n"))
    bench.die()
    let drawing = try #require(bench.folder.lostDrawings(text: bench.text).first).recovered.drawing
    #expect(drawing.objects.count == 1)
  }

  @Test func theStepIsWrittenWhenTheJournalGoesOn() throws {
    var bench = try JournalBench()
    try bench.turn(typed: typed("Hello"))
    bench.die()
    #expect(try bench.takeOver(try #require(bench.journalPaths.first)))
    try bench.turn()
    try bench.turn()
    bench.die()
    #expect(texts(bench) == ["Hello"])
    var drawing = try #require(bench.folder.lostDrawings(text: bench.text).first).recovered.drawing
    drawing.undo()
    #expect(drawing.objects.isEmpty && !drawing.canUndo)
  }
}
