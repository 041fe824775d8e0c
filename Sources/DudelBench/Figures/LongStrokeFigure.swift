/// Ink at the 10,000th point of one stroke, and how much slower than at its 10th that is.
struct LongStrokeFigure: Figure {
  let readings = [
    Reading(name: "ink at a stroke's 10,000th point, median", unit: "ms", goal: .ratio(1.5)),
    Reading(name: "ink at a stroke's 10,000th point, p95", unit: "ms", goal: .ratio(2)),
    Reading(name: "ink there against its 10th point", unit: "x", goal: .ratio(1.2)),
  ]

  func measure(_ subject: Subject, on bench: Workbench) throws -> [Double] {
    let program = try bench.open(subject)
    defer { program.end() }
    let count = bench.effort.longStrokeSamples

    try program.press(at: Place(20, 20))
    try program.rush(through: (1..<10).map { Place(20, 20 + $0) })
    let early = try program.timeInk(along: Paths.rows(count, from: 20))

    let last = Place(40, 620)
    let rest = Paths.scribble(9_990 - count - 1, from: 100, to: 600)
    try program.rush(through: rest + [last])
    try program.waitForInk(at: last)

    let late = try program.timeInk(along: Paths.rows(count, from: 640))
    return [late.median, late.quantile(0.95), late.median / early.median]
  }
}
