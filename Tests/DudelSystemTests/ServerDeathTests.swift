import DudelTestSupport
import Testing

extension SystemTests {
  @Suite(.needsProgram) struct ServerDeathTests {
    @Test func aDestroyedWindowEndsTheProgramWithOneLine() throws {
      try onDesk { desk in
        try desk.program.drag(from: (100, 100), to: (300, 100))
        desk.driver.destroy(desk.program.window)
        try desk.expectExit(1, within: .seconds(3))
        #expect(
          desk.program.run.standardError == "dudel: another program has destroyed the window\n")
      }
    }

    @Test func aKilledServerEndsTheProgramWithOneLine() throws {
      try onDesk { desk in
        try desk.program.move(100, 100)
        desk.driver.press()
        try desk.program.move(300, 100)
        desk.server.kill()
        let run = desk.program.run
        try desk.expectExit(1, within: .seconds(3))
        let lines = run.standardError.split(separator: "\n")
        #expect(lines.count == 1, "\(run.standardError)")
        #expect(lines.first?.hasPrefix("dudel:") == true)
        #expect(lines.first?.contains("display") == true)
        #expect(run.cpuTicks < 50, "it did not spin: hundredths of a second")
      }
    }

    /// At whatever it happens to be.
    @Test(arguments: [3, 5, 6, 7, 8, 9, 10, 11, 13, 16] as [UInt32])
    func aServerThatDiesDuringTheStartEndsTheProgram(milliseconds: UInt32) throws {
      let (status, complaint) = try DudelProgram.runOnDyingServer(after: milliseconds)
      #expect(status == .exited(1))
      let last = complaint.split(separator: "\n").last ?? ""
      #expect(last.hasPrefix("dudel:") && last.contains("display"), "\(complaint)")
    }
  }
}
