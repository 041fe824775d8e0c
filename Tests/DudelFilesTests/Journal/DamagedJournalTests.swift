import DudelFiles
import DudelModel
import DudelTestSupport
import Testing

/// Journals that were torn or damaged: all that is whole before the damage comes back.
@Suite struct DamagedJournalTests {
  /// A bench, and what the drawing looked like after each step with how long the journal was then.
  private func worked(steps: Int) throws -> (JournalBench, [(length: Int, look: [String])]) {
    var bench = try JournalBench()
    var random = SeededGenerator(seed: 7)
    try bench.add(1)
    var states = [(try bench.bytes().count, JournalBench.look(bench.drawing))]
    for _ in 0..<steps {
      try bench.work(&random)
      states.append((try bench.bytes().count, JournalBench.look(bench.drawing)))
    }
    return (bench, states)
  }

  /// What the drawing looked like when the journal was no longer than this.
  private func expected(_ states: [(length: Int, look: [String])], within length: Int) -> [String]?
  {
    states.last { $0.length <= length }?.look
  }

  @Test func aJournalCutAnywhereGivesTheStepsThatAreWhole() throws {
    let (bench, states) = try worked(steps: 6)
    let bytes = try bench.bytes()
    for length in 0...bytes.count {
      let recovered = try bench.recovered(Array(bytes.prefix(length)))
      // While the beginning is being written nobody finds the journal.
      guard let look = expected(states, within: length) else { continue }
      #expect(recovered.map { JournalBench.look($0.drawing) } == look, "cut at \(length)")
    }
  }

  @Test func aLongJournalCutAtManyPlacesGivesTheStepsThatAreWhole() throws {
    let (bench, states) = try worked(steps: 200)
    let bytes = try bench.bytes()
    var random = SeededGenerator(seed: 3)
    for _ in 0..<20 {
      let length = Int.random(in: states[0].length...bytes.count, using: &random)
      let recovered = try bench.recovered(Array(bytes.prefix(length)))
      #expect(
        recovered.map { JournalBench.look($0.drawing) } == expected(states, within: length),
        "cut at \(length)")
    }
  }

  @Test func aFlippedBitTakesNothingThatCameBefore() throws {
    let (bench, states) = try worked(steps: 6)
    let bytes = try bench.bytes()
    for position in states[0].length..<bytes.count {
      var damaged = bytes
      damaged[position] ^= 1 << UInt8(position % 8)
      let recovered = try bench.recovered(damaged)
      #expect(
        recovered.map { JournalBench.look($0.drawing) } == expected(states, within: position),
        "flipped at \(position)")
    }
  }

  @Test func zerosBehindTheEndAreNoSteps() throws {
    let (bench, states) = try worked(steps: 5)
    let recovered = try bench.recovered(try bench.bytes() + [UInt8](repeating: 0, count: 4096))
    #expect(recovered.map { JournalBench.look($0.drawing) } == states.last?.look)
  }

  @Test func noJournalAtAllGivesNothing() throws {
    let bench = try JournalBench()
    #expect(try bench.recovered([]) == nil)
    #expect(try bench.recovered(Array("dudel journal 2\n".utf8)) == nil)
    #expect(try bench.recovered([UInt8](repeating: 0xff, count: 10_000)) == nil)
  }

  @Test func anyDamageAtAllIsSurvived() throws {
    let (bench, _) = try worked(steps: 6)
    let bytes = try bench.bytes()
    var random = SeededGenerator(seed: 11)
    for _ in 0..<200 {
      var damaged = bytes
      for _ in 0..<Int.random(in: 1...20, using: &random) {
        let position = Int.random(in: 16..<damaged.count, using: &random)
        damaged[position] = UInt8.random(in: .min ... .max, using: &random)
      }
      _ = try bench.recovered(damaged)
    }
  }

  @Test func aJournalTakenApartAndPutTogetherIsTheSame() throws {
    let (bench, _) = try worked(steps: 6)
    let bytes = try bench.bytes()
    #expect(JournalSurgery.journal(of: JournalSurgery.entries(of: bytes)) == bytes)
  }

  @Test(arguments: 1...4 as ClosedRange<UInt64>)
  func entriesThatMakeNoSenseAreSurvived(seed: UInt64) throws {
    let (bench, _) = try worked(steps: 40)
    let entries = JournalSurgery.entries(of: try bench.bytes())
    var random = SeededGenerator(seed: seed)
    for _ in 0..<60 {
      var damaged = entries
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let place = Int.random(in: 0..<damaged.count, using: &random)
        switch Int.random(in: 0..<4, using: &random) {
        case 0: damaged.remove(at: place)
        case 1: damaged.insert(damaged[place], at: Int.random(in: 0...place, using: &random))
        default:
          let byte = Int.random(in: 0..<damaged[place].count, using: &random)
          damaged[place][byte] = UInt8.random(in: .min ... .max, using: &random)
        }
        if damaged.isEmpty { damaged = entries }
      }
      guard var drawing = try bench.recovered(JournalSurgery.journal(of: damaged))?.drawing else {
        continue
      }
      // Whatever came of it can be worked on.
      JournalBench.mark(3).map { drawing.add($0) }
      while drawing.canUndo { drawing.undo() }
      while drawing.canRedo { drawing.redo() }
    }
  }

  @Test func numbersBeyondAllReasonAreSurvived() throws {
    var bench = try JournalBench()
    try bench.add(1)
    let largest = [UInt8](repeating: 0xff, count: 7) + [0x7f]
    for numbers in [[5] + largest + largest, [7] + largest, [13] + largest] {
      let entries = JournalSurgery.entries(of: try bench.bytes()) + [numbers]
      var drawing = try #require(try bench.recovered(JournalSurgery.journal(of: entries))).drawing
      JournalBench.mark(3).map { drawing.add($0) }
      #expect(drawing.objects.count == 2)
    }
  }
}
