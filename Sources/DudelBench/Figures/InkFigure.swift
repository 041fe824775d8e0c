/// From a motion of the pointer to the pencil's ink on the screen.
struct InkFigure: Figure {
  let readings = [
    Reading(name: "ink at 125 Hz, median", unit: "ms", goal: .ratio(1.5)),
    Reading(name: "ink at 125 Hz, p95", unit: "ms", goal: .ratio(2)),
  ]

  func measure(on benches: [Workbench]) throws -> [[Double]] {
    let samples = benches.first?.effort.samples ?? 0
    return try benches.withPrograms { programs in
      for program in programs { try program.press(at: Place(20, 300)) }
      return try programs.timeInk(along: Paths.rows(samples, from: 300))
        .map { [$0.median, $0.quantile(0.95)] }
    }
  }
}
