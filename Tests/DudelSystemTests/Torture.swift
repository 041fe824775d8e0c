import DudelEditor
import DudelTestSupport
import Glibc
import Testing

/// A program that plays a recording and is killed somewhere in it.
struct Torture {
  private let home: TemporaryFolder
  private let seed: UInt64
  private let script: DrawingScript
  private let environment: [String: String]

  init(seed: UInt64) throws {
    self.seed = seed
    home = try TemporaryFolder()
    script = DrawingScript(seed: seed, acts: 40)
    environment = TestMachine.plainEnvironment.merging([
      "HOME": home.path, "XDG_STATE_HOME": try home.makeFolder("state"),
      "XDG_CACHE_HOME": try home.makeFolder("cache"),
      "DBUS_SESSION_BUS_ADDRESS": "unix:path=\(home.file("no-bus"))",
    ]) { $1 }
  }

  /// Plays, kills and compares.
  func run(on server: XServer) throws {
    var random = SeededGenerator(seed: seed)
    let wanted = Int.random(in: 0..<script.events.count, using: &random)
    let handled = try killedAfter(events: wanted, on: server)
    let recovered = try recover() ?? replay(0)
    // The event that was at work when the program died may have come to its end or not.
    let candidates = try [handled - 1, handled].flatMap { count -> [String] in
      guard count >= 0 else { return [] }
      let escape = InputEvent.keyDown(KeyPress(.escape))
      return [try replay(count), try replay(count, [escape])]
    }
    let isRight = candidates.contains(recovered)
    #expect(isRight, "seed \(seed), killed at event \(handled) of \(script.events.count)")
  }

  /// How many events had come to the program when it was killed.
  private func killedAfter(events count: Int, on server: XServer) throws -> Int {
    let log = home.file("log")
    try write(script.log(of: script.events.count), toFile: log)
    let run = try ProgramRun(
      DudelProgram.executable, ["--play", log],
      environment: environment.merging(["DISPLAY": server.display, "DUDEL_LOG": "input"]) { $1 })
    try eventually("event \(count)") { handled(in: run.standardError) > count || !run.isRunning }
    run.kill()
    try run.waitForExit()
    return handled(in: run.standardError)
  }

  /// How many of the script's events are told of.
  private func handled(in output: String) -> Int {
    var count = 0
    for line in output.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    where count < script.events.count && line.hasSuffix(": \(script.events[count])") {
      count += 1
    }
    return count
  }

  /// The drawing that is offered, or `nil` where none is.
  private func recover() throws -> String? {
    let output = home.file("recovered.svg")
    let run = try ProgramRun(
      DudelProgram.executable, ["recover", "1", output], environment: environment)
    let status = try run.waitForExit()
    if status == .exited(0) { return text(ofFile: output) }
    #expect(run.standardError == "dudel: there is no drawing that was not saved\n")
    return nil
  }

  /// The drawing that the first events make.
  private func replay(_ count: Int, _ more: [InputEvent] = []) throws -> String {
    let (log, output) = (home.file("part"), home.file("part.svg"))
    try write(script.log(of: count, followedBy: more), toFile: log)
    let run = try ProgramRun(
      DudelProgram.executable, ["replay", log, output], environment: environment)
    try #require(try run.waitForExit() == .exited(0), "\(run.standardError)")
    return try #require(text(ofFile: output))
  }
}
