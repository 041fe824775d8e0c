import DudelFiles
import DudelGeometry
import DudelModel
import DudelTestSupport
import Testing

/// A journal that is written, and read after its program has gone.
@Suite struct JournalTests {
  @Test(arguments: 1...6 as ClosedRange<UInt64>)
  func everyStepIsThereWhenTheProgramIsKilled(seed: UInt64) throws {
    var bench = try JournalBench()
    var random = SeededGenerator(seed: seed)
    try bench.add(1)
    for step in 0..<60 {
      try bench.work(&random)
      guard step % 6 == 0 else { continue }
      let recovered = try bench.recovered(try bench.bytes())
      #expect(recovered.map { JournalBench.look($0.drawing) } == JournalBench.look(bench.drawing))
    }
  }

  @Test func undoGoesOnAcrossTheEnd() throws {
    var bench = try JournalBench()
    for number in 1...5 { try bench.add(number) }
    bench.drawing.undo()
    try bench.turn()
    bench.die()
    var drawing = try #require(bench.folder.lostDrawings(text: bench.text).first).recovered.drawing
    drawing.redo()
    #expect(drawing.objects.count == 5 && !drawing.canRedo)
    for _ in 1...5 { drawing.undo() }
    #expect(drawing.objects.isEmpty && !drawing.isChanged && !drawing.canUndo)
  }

  @Test func aJournalThatIsTakenOverGoesOn() throws {
    var bench = try JournalBench()
    for number in 1...3 { try bench.add(number) }
    bench.die()
    let lost = try #require(bench.folder.lostDrawings(text: bench.text).first)
    #expect(try bench.takeOver(lost.journal))
    try bench.add(4)
    bench.drawing.undo()
    bench.drawing.undo()
    try bench.turn()
    bench.die()
    let again = bench.folder.lostDrawings(text: bench.text)
    #expect(again.count == 1)
    let drawing = try #require(again.first).recovered.drawing
    #expect(JournalBench.look(drawing) == JournalBench.look(bench.drawing))
  }

  @Test func whatIsTornIsCutOffBeforeTheJournalGoesOn() throws {
    var bench = try JournalBench()
    for number in 1...3 { try bench.add(number) }
    bench.die()
    let path = try #require(bench.journalPaths.first)
    Files.write(Array(try bench.bytes().dropLast(5)), to: path)
    #expect(try bench.takeOver(path))
    #expect(bench.drawing.objects.count == 2)
    try bench.add(9)
    bench.die()
    let drawing = try #require(bench.folder.lostDrawings(text: bench.text).first).recovered.drawing
    #expect(JournalBench.look(drawing) == JournalBench.look(bench.drawing))
  }

  @Test func nobodyElseMayReadIt() throws {
    var bench = try JournalBench()
    try bench.add(1)
    #expect(Files.mode(bench.folder.path) == 0o700)
    #expect(bench.journalPaths.map(Files.mode) == [0o600])
  }

  @Test func aJournalInUseIsNeitherOfferedNorTakenNorDiscarded() throws {
    var bench = try JournalBench()
    try bench.add(1)
    let path = try #require(bench.journalPaths.first)
    #expect(bench.folder.lostDrawings(text: bench.text).isEmpty)
    #expect(bench.folder.take(path, text: bench.text) == nil)
    #expect(!bench.folder.discard(path))
    bench.die()
    let taken = try #require(bench.folder.take(path, text: bench.text))
    #expect(bench.folder.lostDrawings(text: bench.text).isEmpty)
    _ = taken
  }

  @Test func lostDrawingsStayUntilTheyAreDiscarded() throws {
    var bench = try JournalBench()
    try bench.add(1)
    bench.die()
    for _ in 1...2 { #expect(bench.folder.lostDrawings(text: bench.text).count == 1) }
    bench.folder.settle(besides: [], text: bench.text)
    bench.folder.prune()
    let lost = try #require(bench.folder.lostDrawings(text: bench.text).first)
    #expect(bench.folder.discard(lost.journal))
    #expect(bench.folder.lostDrawings(text: bench.text).isEmpty)
    #expect(!bench.folder.discard(lost.journal))
  }

  @Test func onlyAJournalOfTheFolderIsDiscarded() throws {
    let bench = try JournalBench()
    let path = bench.home.file("picture.png")
    Files.write([1], to: path)
    #expect(!bench.folder.discard(path))
    #expect(Files.mode(path) != nil)
  }

  @Test func theCanvasAndTheFileAreRemembered() throws {
    var bench = try JournalBench()
    bench.path = "/somewhere/a drawing.png"
    try bench.add(1)
    bench.canvas = Rect(x: 0, y: 0, width: 20, height: 10)
    try bench.turn()
    bench.die()
    let lost = try #require(bench.folder.lostDrawings(text: bench.text).first).recovered
    #expect(lost.path == "/somewhere/a drawing.png" && lost.canvas == bench.canvas)
  }

  @Test func aFolderThatCannotBeMadeIsToldOf() throws {
    let home = try TemporaryFolder()
    let path = home.file("file")
    Files.write([], to: path)
    #expect(throws: FileError.self) {
      try Journal(
        Drawing(), facts: JournalFacts(begun: 0, path: nil, identity: nil, canvas: .testCanvas),
        in: JournalFolder(path: "\(path)/dudel"))
    }
    #expect(JournalFolder(path: "\(path)/dudel").lostDrawings(text: FixedTextLayout()).isEmpty)
  }

  @Test func aLinkIsNotFollowed() throws {
    var bench = try JournalBench()
    try bench.add(1)
    bench.die()
    let path = try #require(bench.journalPaths.first)
    let elsewhere = bench.home.file("elsewhere")
    #expect(Files.link("\(bench.folder.path)/y.journal", to: elsewhere))
    Files.write(try bench.bytes(), to: elsewhere)
    #expect(bench.folder.lostDrawings(text: bench.text).map(\.journal) == [path])
  }
}
