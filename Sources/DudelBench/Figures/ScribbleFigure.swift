/// The CPU time that a scribble takes, in the program and in the X server.
struct ScribbleFigure: Figure {
  let hertz: Int

  var readings: [Reading] {
    [
      Reading(name: "CPU of a scribble at \(hertz) Hz", unit: "ms", goal: .ratio(1.5)),
      Reading(name: "X server's CPU meanwhile", unit: "ms", goal: .ratio(1.2)),
    ]
  }

  func measure(_ subject: Subject, on bench: Workbench) throws -> [Double] {
    let program = try bench.open(subject)
    defer { program.end() }
    let server = bench.server.process
    let (programBefore, serverBefore) = (try program.process.cpuTime, try server.cpuTime)

    try program.press(at: Place(550, 330))
    var pace = Pace(hertz: hertz)
    for place in Paths.scribble(bench.effort.steps, from: 60, to: 600) {
      try pace.waitForSlot()
      program.move(to: place)
    }
    let last = Place(550, 660)
    program.move(to: last)
    try program.waitForInk(at: last)
    program.release()
    // What finishing the stroke costs, belongs to it.
    try Clock.sleep(milliseconds: 300)
    return [
      try program.process.cpuTime - programBefore, try server.cpuTime - serverBefore,
    ]
  }
}
