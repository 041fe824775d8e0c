/// The CPU time that a scribble takes, in the program and in the X server.
struct ScribbleFigure: Figure {
  let hertz: Int

  var readings: [Reading] {
    [
      Reading(name: "CPU of a scribble at \(hertz) Hz", unit: "ms", goal: .ratio(1.5)),
      Reading(name: "X server's CPU for it, \(hertz) Hz", unit: "ms", goal: .ratio(1.2)),
    ]
  }

  func measure(on benches: [Workbench]) throws -> [[Double]] {
    let path = Paths.scribble(benches.first?.effort.steps ?? 0, from: 60, to: 600)
    let last = Place(550, 660)
    return try benches.withPrograms { programs in
      let before = try programs.map { [try $0.process.cpuTime, try $0.server.cpuTime] }
      for program in programs { try program.press(at: Place(550, 330)) }
      // A second each, to and fro.
      try programs.takeTurns(along: path, by: hertz) { program, places in
        try program.scribble(along: places, hertz: hertz)
        return []
      }
      for program in programs {
        program.move(to: last)
        try program.waitForInk(at: last)
        program.release()
      }
      // What finishing the stroke costs, belongs to it.
      try Clock.sleep(milliseconds: 300)
      let after = try programs.map { [try $0.process.cpuTime, try $0.server.cpuTime] }
      return zip(after, before).map { after, before in zip(after, before).map { $0 - $1 } }
    }
  }
}
