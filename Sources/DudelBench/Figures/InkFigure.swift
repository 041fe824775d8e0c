/// From a motion of the pointer to the pencil's ink on the screen.
struct InkFigure: Figure {
  let readings = [
    Reading(name: "ink at 125 Hz, median", unit: "ms", goal: .ratio(1.5)),
    Reading(name: "ink at 125 Hz, p95", unit: "ms", goal: .ratio(2)),
  ]

  func measure(_ subject: Subject, on bench: Workbench) throws -> [Double] {
    let program = try bench.open(subject)
    defer { program.end() }
    let path = Paths.rows(bench.effort.samples, from: 300)
    try program.press(at: Place(20, 300))
    let times = try program.timeInk(along: path)
    return [times.median, times.quantile(0.95)]
  }
}
