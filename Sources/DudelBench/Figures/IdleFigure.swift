/// The CPU time that a program takes for doing nothing.
struct IdleFigure: SoloFigure {
  let readings = [Reading(name: "CPU in 2 s of rest", unit: "ms", goal: .limit(1))]

  func measure(on bench: Workbench) throws -> [Double] {
    let program = try bench.open()
    defer { program.end() }
    try Clock.sleep(milliseconds: 1_000)
    let before = try program.process.cpuTime
    try Clock.sleep(milliseconds: 2_000)
    return [try program.process.cpuTime - before]
  }
}
