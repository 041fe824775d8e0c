/// From the end of a stroke, which becomes an object, to the first dot of the next one.
struct NextStrokeFigure: Figure {
  /// How many objects Dudel's drawing has.
  let count: Int

  var readings: [Reading] {
    let name = "end of a stroke to the next one's dot" + (count > 0 ? ", \(count) objects" : "")
    return [
      Reading(name: "\(name), median", unit: "ms", goal: .ratio(2)),
      Reading(name: "\(name), worst", unit: "ms", goal: .limit(16)),
    ]
  }

  func measure(on benches: [Workbench]) throws -> [[Double]] {
    let count = (benches.first?.effort.samples ?? 0) / 3
    return try benches.withPrograms(on: self.count) { programs in
      for program in programs { try program.press(at: Place(20, 300)) }
      let times = try programs.takeTurns(along: Paths.rows(count, from: 300), by: 25) {
        program, places in
        try places.map { place in
          let time = try program.timeNextStroke(at: place)
          try Clock.sleep(milliseconds: 8)
          return time
        }
      }
      return times.map { [$0.median, $0.quantile(1)] }
    }
  }
}
