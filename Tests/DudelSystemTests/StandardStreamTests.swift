import DudelTestSupport
import Glibc
import Testing

extension SystemTests {
  @Suite(.needsProgram) struct StandardStreamTests {
    /// Files and connections would get the numbers of closed streams, and messages go into them.
    @Test func closedStandardStreamsAreGivenToNobody() throws {
      let folder = try TemporaryFolder()
      let server = try XServer()
      let script = "exec \"$0\" --record \"$1\" 0<&- 1>&- 2>&-"
      let run = try ProgramRun(
        "/bin/sh", ["-c", script, DudelProgram.executable, folder.file("log")],
        environment: TestMachine.plainEnvironment.merging(["DISPLAY": server.display]) { $1 })
      let driver = try XDriver(server)
      try eventually("the window") { driver.window(ofClass: "dudel") != nil }
      for number in 0...2 {
        #expect(realPath("/proc/\(run.pid)/fd/\(number)") == "/dev/null")
      }
      run.terminate()
      #expect(try run.waitForExit() == .exited(0))
    }

    private func realPath(_ path: String) -> String? {
      guard let real = realpath(path, nil) else { return nil }
      defer { free(real) }
      return String(cString: real)
    }
  }
}
