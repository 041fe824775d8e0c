/// The memory of a program that has just started.
struct MemoryFigure: SoloFigure {
  let readings = [Reading(name: "memory after start (PSS)", unit: "MB", goal: .limit(40))]

  func measure(on bench: Workbench) throws -> [Double] {
    let program = try bench.open()
    defer { program.end() }
    try program.waitForFullPaint()
    return [try program.process.proportionalSetSize]
  }
}
