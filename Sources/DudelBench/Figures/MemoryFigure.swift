/// The memory of a program that has just started.
struct MemoryFigure: Figure {
  let readings = [Reading(name: "memory after start (PSS)", unit: "MB", goal: .limit(40))]

  func measure(_ subject: Subject, on bench: Workbench) throws -> [Double] {
    let program = try bench.open(subject)
    defer { program.end() }
    try program.waitForFullPaint()
    return [try program.process.proportionalSetSize]
  }
}
