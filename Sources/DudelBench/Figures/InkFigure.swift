/// From a motion of the pointer to the pencil's ink on the screen.
struct InkFigure: Figure {
  /// How many objects Dudel's drawing has.
  let count: Int
  let readings: [Reading]

  /// Ink on a drawing with so many objects.
  init(on count: Int = 0) {
    self.count = count
    let name = "ink at 125 Hz" + (count > 0 ? ", \(count) objects" : "")
    readings = [
      Reading(name: "\(name), median", unit: "ms", goal: .ratio(1.2)),
      Reading(name: "\(name), p95", unit: "ms", goal: .ratio(1.5)),
    ]
  }

  func measure(on benches: [Workbench]) throws -> [[Double]] {
    let samples = benches.first?.effort.samples ?? 0
    return try benches.withPrograms(on: count) { programs in
      for program in programs { try program.press(at: Place(20, 300)) }
      return try programs.timeInk(along: Paths.rows(samples, from: 300))
        .map { [$0.median, $0.quantile(0.95)] }
    }
  }
}
