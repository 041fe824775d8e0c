/// Ink at the 10,000th point of one stroke, and how much slower than at its 10th that is.
struct LongStrokeFigure: Figure {
  let readings = [
    Reading(name: "ink at a stroke's 10,000th point, median", unit: "ms", goal: .ratio(1.5)),
    Reading(name: "ink at a stroke's 10,000th point, p95", unit: "ms", goal: .ratio(2)),
    Reading(name: "ink there against its 10th point", unit: "x", goal: .ratio(1.2)),
  ]

  func measure(on benches: [Workbench]) throws -> [[Double]] {
    let samples = benches.first?.effort.longStrokeSamples ?? 0
    return try benches.withPrograms { programs in
      for program in programs {
        try program.press(at: Place(20, 20))
        try program.rush(through: (1..<10).map { Place(20, 20 + $0) })
      }
      let early = try programs.timeInk(along: Paths.rows(samples, from: 20))

      let last = Place(40, 620)
      let rest = Paths.scribble(9_990 - samples - 1, from: 100, to: 600)
      for program in programs {
        try program.rush(through: rest + [last])
        try program.waitForInk(at: last)
      }

      let late = try programs.timeInk(along: Paths.rows(samples, from: 640))
      return zip(late, early).map { late, early in
        [late.median, late.quantile(0.95), late.median / early.median]
      }
    }
  }
}
