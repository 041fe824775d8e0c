import DudelTestSupport
import Testing

extension SystemTests {
  @Suite(.needsProgram) struct FootprintTests {
    @Test func anIdleProgramUsesNoProcessorTime() throws {
      try onDesk { desk in
        try desk.program.drag(from: (100, 100), to: (300, 100))
        _ = try desk.program.save()
        // Notices and animations after the save may take a while to end.
        try eventually("a second without processor time", limit: .seconds(20)) {
          let before = desk.program.run.cpuTicks
          let start = ContinuousClock.now
          try eventually("a second to pass") { ContinuousClock.now - start > .seconds(1) }
          return desk.program.run.cpuTicks == before
        }
      }
    }

    @Test func theProgramIsSmall() throws {
      try onDesk { desk in
        try desk.program.drag(from: (100, 100), to: (300, 100))
        _ = try desk.program.save()
        #expect(try #require(desk.program.run.memoryKiB) < 40 * 1024)
      }
    }
  }
}
