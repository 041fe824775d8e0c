import DudelTestSupport
import Testing

extension SystemTests {
  /// Programs that die, and what is there afterwards.
  @Suite(.needsProgram) struct RecoveryTests {
    /// How often the program is killed; `make torture` wants more.
    private static let rounds = TestMachine.environment("DUDEL_TORTURE").flatMap(Int.init) ?? 6

    @Test func whateverTheMomentOfItsDeathAllThatWasDrawnComesBack() throws {
      let server = try XServer()
      let seed = UInt64.random(in: 0 ... .max)
      for round in 0..<Self.rounds {
        let torture = try Torture(seed: seed &+ UInt64(round))
        try torture.run(on: server)
      }
    }

    /// Draws two lines, ends the program in some way and tells what is listed then.
    private func listed(_ lost: LostWork, end: (Desk) throws -> Void) throws -> [String] {
      try onDesk(environment: lost.environment) { desk in
        try desk.program.drag(from: (100, 100), to: (300, 100))
        try desk.program.drag(from: (100, 200), to: (300, 200))
        try eventually("two objects") { desk.program.title?.hasPrefix("*") == true }
        try desk.driver.ping(desk.program.window)
        try end(desk)
      }
      return try lost.list()
    }

    @Test func theDrawingsOfProgramsThatEndWithoutAWordAreListed() throws {
      let lost = try LostWork()
      let lines = try listed(lost) { desk in
        desk.program.run.terminate()
        try desk.expectExit(0)
      }
      #expect(lines.count == 1)
      let line = try #require(lines.first)
      #expect(line.hasPrefix("1  20") && line.contains("  2 objects  /"), "\(line)")
      #expect(line.hasSuffix("/drawing.png"))
      for name in ["a.svg", "a.png", "a.pdf"] {
        let (status, _, complaint) = try lost.run(["recover", "1", lost.file(name)])
        #expect(status == .exited(0), "\(complaint)")
        #expect(TestMachine.hasFile(lost.file(name)))
      }
      #expect(try lost.list() == lines)
    }

    @Test func aSavedDrawingIsNotLost() throws {
      let lost = try LostWork()
      let lines = try listed(lost) { desk in
        _ = try desk.program.save()
        desk.program.run.terminate()
        try desk.expectExit(0)
      }
      #expect(lines == LostWork.nothing)
    }

    @Test func whatIsNotWantedIsNotLost() throws {
      let lost = try LostWork()
      let lines = try listed(lost) { desk in
        try desk.driver.key("q", .control)
        try desk.driver.ping(desk.program.window)
        try desk.driver.key("Tab")
        try desk.driver.key("Tab")
        try desk.driver.key("Return")
        try desk.expectExit(0)
      }
      #expect(lines == LostWork.nothing)
    }

    @Test func theEndOfTheServerLosesNothing() throws {
      let lost = try LostWork()
      let lines = try listed(lost) { desk in
        desk.server.kill()
        try desk.expectExit(1)
      }
      #expect(lines.count == 1 && lines.first?.contains("  2 objects  ") == true, "\(lines)")
    }

    @Test func aDrawingInAWindowIsNotListed() throws {
      let lost = try LostWork()
      try onDesk(environment: lost.environment) { desk in
        try desk.program.drag(from: (100, 100), to: (300, 100))
        try eventually("an object") { desk.program.title?.hasPrefix("*") == true }
        #expect(try lost.list() == LostWork.nothing)
        let (status, _, complaint) = try lost.run(["recover", "1", lost.file("a.png")])
        #expect(status == .exited(1))
        #expect(complaint == "dudel: there is no drawing that was not saved\n")
      }
    }

    @Test func theNextStartOffersWhatWasLostAndEnterBringsItBack() throws {
      let lost = try LostWork()
      _ = try listed(lost) { desk in
        desk.program.run.terminate()
        try desk.expectExit(0)
      }
      try onDesk(environment: lost.environment, file: nil) { desk in
        let program = desk.program
        try eventually("the drawing") {
          try desk.driver.key("Return")
          return program.title == "*drawing.png — Dudel"
        }
        #expect(try lost.list() == LostWork.nothing)
        try desk.driver.key("z", .control)
        try desk.driver.ping(program.window)
        program.run.terminate()
        try desk.expectExit(0)
      }
      #expect(try lost.list().first?.contains("  1 object  ") == true)
    }

    @Test func drawingGoesOnWithoutAJournalAndThatIsToldOnce() throws {
      let lost = try LostWork()
      try write("", toFile: lost.file("no-folder"))
      let environment = ["XDG_STATE_HOME": lost.file("no-folder"), "DUDEL_LOG": "input"]
      try onDesk(environment: environment) { desk in
        try desk.program.drag(from: (100, 100), to: (300, 100))
        try desk.program.drag(from: (100, 200), to: (300, 200))
        let image = try desk.program.save()
        #expect(image.hasLevelStroke(from: 100, to: 300, y: 200))
        try desk.driver.key("q", .control)
        try desk.expectExit(0)
        let failures = desk.program.run.standardError.split(separator: "\n").filter {
          $0.contains("journalFailed")
        }
        #expect(failures.count == 1 && failures.first?.contains("Not a directory") == true)
      }
    }

    @Test func undoGoesOnAfterASavedDrawingIsOpenedAgain() throws {
      let lost = try LostWork()
      let file = lost.file("x.png")
      try onDesk(environment: lost.environment, file: file) { desk in
        try desk.program.drag(from: (100, 100), to: (300, 100))
        try desk.program.drag(from: (100, 200), to: (300, 200))
        _ = try desk.program.save()
        try eventually("the save") { desk.program.title == "x.png — Dudel" }
        try desk.driver.key("q", .control)
        try desk.expectExit(0)
      }
      for strokes in [1, 0] {
        try onDesk(environment: lost.environment, file: file) { desk in
          try eventually("the drawing") { desk.program.title == "x.png — Dudel" }
          try desk.program.undo()
          let image = try desk.program.save()
          #expect(image.hasLevelStroke(from: 100, to: 300, y: 100) == (strokes > 0))
          #expect(!image.hasLevelStroke(from: 100, to: 300, y: 200))
          try eventually("the save") { desk.program.title == "x.png — Dudel" }
          try desk.driver.key("q", .control)
          try desk.expectExit(0)
        }
      }
    }

    @Test func twoWindowsHaveAJournalEach() throws {
      let lost = try LostWork()
      try onDesk(environment: lost.environment) { first in
        try onDesk(environment: lost.environment) { second in
          for (desk, count) in [(first, 1), (second, 2)] {
            for line in 1...count {
              try desk.program.drag(from: (100, 100 * line), to: (300, 100 * line))
            }
            try eventually("changes") { desk.program.title?.hasPrefix("*") == true }
            try desk.driver.ping(desk.program.window)
          }
          second.program.run.terminate()
          try second.expectExit(0)
          let lines = try lost.list()
          #expect(lines.count == 1 && lines.first?.contains("  2 objects  ") == true, "\(lines)")
        }
        first.program.run.terminate()
        try first.expectExit(0)
      }
      #expect(try lost.list().count == 2)
    }

    @Test(arguments: [
      (["recover", "x", "y.png"], "recover takes a number of its list, not “x”"),
      (["recover", "1"], "recover takes a number and an output file, or nothing"),
    ])
    func wrongUsageIsToldAsSuch(arguments: [String], reason: String) throws {
      let (status, _, complaint) = try LostWork().run(arguments)
      #expect(status == .exited(2) && complaint.contains(reason), "\(complaint)")
    }
  }
}
