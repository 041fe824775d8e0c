import DudelFiles
import DudelModel
import DudelTestSupport
import Testing

/// Undo steps that outlive the closing of a saved drawing.
@Suite struct JournalHistoryTests {
  /// A drawing that was worked on, saved and closed.
  private func closed(then change: (inout JournalBench) throws -> Void = { _ in }) throws
    -> JournalBench
  {
    var bench = try JournalBench()
    for number in 1...3 { try bench.add(number) }
    try bench.save(to: "x.png")
    try change(&bench)
    bench.journal?.end(.closed, drawing: bench.drawing)
    bench.die()
    return bench
  }

  private func history(_ bench: JournalBench, showing drawing: Drawing) -> TakenJournal? {
    let path = bench.home.file("x.png")
    return bench.folder.takeHistory(
      of: path, identity: FileIdentity(path: path), showing: drawing, text: bench.text)
  }

  private let three = (1...3).compactMap(JournalBench.mark)

  @Test func theStepsAreThereWhenTheFileIsOpenedAgain() throws {
    let bench = try closed()
    #expect(bench.folder.lostDrawings(text: bench.text).isEmpty)
    var drawing = try #require(history(bench, showing: Drawing(three))).recovered.drawing
    #expect(!drawing.isChanged)
    drawing.undo()
    #expect(drawing.objects.count == 2 && drawing.isChanged)
    drawing.redo()
    #expect(!drawing.isChanged)
  }

  @Test func theFilesPageIsTheDrawings() throws {
    let bench = try closed()
    let page = Page.automatic(canvas: .testCanvas)
    let taken = try #require(history(bench, showing: Drawing(three, page: page)))
    #expect(taken.recovered.drawing.page == page)
  }

  @Test func theStepsGoWhenAnotherProgramChangesTheFile() throws {
    let bench = try closed()
    Files.write(Array("other".utf8), to: bench.home.file("x.png"))
    #expect(history(bench, showing: Drawing(three)) == nil)
    #expect(bench.journalPaths.isEmpty)
  }

  @Test func theStepsGoWhereTheyDoNotLeadToWhatTheFileShows() throws {
    let bench = try closed()
    #expect(history(bench, showing: Drawing(Array(three.reversed()))) == nil)
    #expect(bench.journalPaths.isEmpty)
  }

  @Test func whatWasNotWantedIsGone() throws {
    let bench = try closed { try $0.add(9) }
    let drawing = try #require(history(bench, showing: Drawing(three))).recovered.drawing
    #expect(drawing.objects.count == 3 && !drawing.canRedo)
  }

  @Test func aDrawingThatWasNeverSavedLeavesNothingWhenItIsClosed() throws {
    var bench = try JournalBench()
    try bench.add(1)
    bench.journal?.end(.closed, drawing: bench.drawing)
    bench.die()
    #expect(bench.journalPaths.isEmpty)
  }

  @Test func anEndWithoutAWordAfterSavingIsAsGoodAsClosing() throws {
    var bench = try JournalBench()
    for number in 1...3 { try bench.add(number) }
    try bench.save(to: "x.png")
    bench.die()
    #expect(bench.folder.lostDrawings(text: bench.text).isEmpty)
    bench.folder.settle(besides: [], text: bench.text)
    #expect(history(bench, showing: Drawing(three)) != nil)
  }

  @Test func whatIsNotSavedWhenTheSessionEndsIsOffered() throws {
    var bench = try JournalBench()
    try bench.add(1)
    try bench.save(to: "x.png")
    try bench.add(2)
    bench.journal?.end(.interrupted, drawing: bench.drawing)
    bench.die()
    let lost = try #require(bench.folder.lostDrawings(text: bench.text).first).recovered
    #expect(lost.drawing.objects.count == 2 && lost.path == bench.home.file("x.png"))
  }

  @Test func theChangedMarkFollowsUndoToTheSavedState() throws {
    var bench = try JournalBench()
    try bench.add(1)
    try bench.save(to: "x.png")
    try bench.add(2)
    bench.die()
    var drawing = try #require(bench.folder.lostDrawings(text: bench.text).first).recovered.drawing
    drawing.undo()
    #expect(!drawing.isChanged)
    drawing.undo()
    #expect(drawing.isChanged)
  }
}
