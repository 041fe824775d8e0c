import DudelFiles
import DudelModel
import DudelTestSupport
import Testing

/// Journals that are written anew.
@Suite struct JournalRewritingTests {
  @Test(arguments: 1...6 as ClosedRange<UInt64>)
  func workThatGoesOnMeanwhileIsInTheNewJournal(seed: UInt64) throws {
    var bench = try JournalBench()
    var random = SeededGenerator(seed: seed)
    try bench.add(1)
    for _ in 0..<3 {
      for _ in 0..<60 { try bench.work(&random) }
      let rewriting = try bench.rewriting()
      for _ in 0..<5 { try bench.work(&random) }
      let result = try rewriting.run()
      for _ in 0..<5 { try bench.work(&random) }
      try bench.journal?.replace(with: result)
    }
    for _ in 0..<5 { try bench.work(&random) }
    #expect(bench.journalPaths.count == 1)
    let recovered = try bench.recovered(try bench.bytes())
    #expect(recovered.map { JournalBench.look($0.drawing) } == JournalBench.look(bench.drawing))
    let drawing = try #require(recovered).drawing
    #expect(Self.rewound(drawing) == Self.rewound(bench.drawing))
  }

  /// What all undo steps lead to.
  private static func rewound(_ drawing: Drawing) -> [String] {
    var drawing = drawing
    while drawing.canUndo { drawing.undo() }
    return JournalBench.look(drawing)
  }

  @Test func whatWasTakenBackForGoodTakesNoRoom() throws {
    var bench = try JournalBench()
    try bench.add(1)
    for number in 0..<500 {
      try bench.add(number)
      bench.drawing.undo()
      try bench.turn()
    }
    let before = try bench.bytes().count
    try bench.rewrite()
    #expect(try bench.bytes().count < before / 50)
  }

  @Test func theNewJournalIsLockedAsTheOldOneWas() throws {
    var bench = try JournalBench()
    try bench.add(1)
    try bench.rewrite()
    #expect(bench.folder.lostDrawings(text: bench.text).isEmpty)
    let path = try #require(bench.journalPaths.first)
    #expect(bench.folder.take(path, text: bench.text) == nil && Files.mode(path) == 0o600)
  }

  @Test func aSmallJournalIsLeftAsItIs() throws {
    var bench = try JournalBench()
    for number in 0..<100 { try bench.add(number) }
    #expect(bench.journal?.isOvergrown == false)
  }

  @Test func whatWasNotWantedIsGoneFromANewJournalToo() throws {
    var bench = try JournalBench()
    try bench.add(1)
    try bench.save(to: "x.png")
    try bench.rewrite()
    try bench.add(2)
    bench.journal?.end(.closed, drawing: bench.drawing)
    bench.die()
    let path = bench.home.file("x.png")
    let taken = bench.folder.takeHistory(
      of: path, identity: FileIdentity(path: path),
      showing: Drawing([1].compactMap(JournalBench.mark)), text: bench.text)
    #expect(taken?.recovered.drawing.objects.count == 1)
  }
}
