/// Runs all figures on both programs, round after round, and collects what came out.
struct Benchmark {
  private let options: Options
  private let program: Subject
  private let scribbler: Subject
  private let figures: [any Figure]

  init(_ options: Options) {
    self.options = options
    program = Subject(name: "dudel", path: options.program)
    scribbler =
      options.scribbler.map { Subject(name: "scribbler", path: $0) }
      ?? Subject(name: "scribbler", path: Options.executable, arguments: ["scribbler"])
    figures = FigureCatalogue.all.filter { figure in
      options.only.isEmpty || figure.readings.contains { $0.name.contains(options.only) }
    }
  }

  func run() throws -> Report {
    let stations = [try Station(), try Station()]
    // Once for the caches, on disk and in memory.
    for (_, bench) in pairs(round: 0, at: stations) + pairs(round: 1, at: stations) {
      try bench.open().end()
    }

    var tables = figures.map { figure in figure.readings.map { Row(reading: $0) } }
    var failures: [Int: String] = [:]
    for round in 0..<options.effort.rounds {
      for (index, figure) in figures.enumerated() where failures[index] == nil {
        let name = figure.readings.first?.name ?? ""
        complain("round \(round + 1) of \(options.effort.rounds): \(name)")
        do {
          let pairs = pairs(round: round, at: stations)
          let values = try figure.measure(on: pairs.map(\.bench))
          for ((side, _), values) in zip(pairs, values) {
            for row in values.indices { tables[index][row][keyPath: side].append(values[row]) }
          }
        } catch BenchError.interrupted {
          throw BenchError.interrupted
        } catch {
          failures[index] = "\(name): \(error)"
          complain("  not measured: \(error)")
        }
      }
    }
    return Report(
      program: program.path, rounds: options.effort.rounds, rows: tables.flatMap { $0 },
      failures: failures.sorted { $0.key < $1.key }.map(\.value))
  }

  /// Where the two programs are measured in a round, and which side of a row gets the values.
  ///
  /// From round to round they change places, and the one that went second goes first.
  private func pairs(
    round: Int, at stations: [Station]
  ) -> [(side: WritableKeyPath<Row, [Double]>, bench: Workbench)] {
    let sides = [(\Row.program, program), (\Row.scribbler, scribbler)]
    let order = round.isMultiple(of: 2) ? sides : sides.reversed()
    return zip(order, stations).map { side, station in
      (side.0, Workbench(subject: side.1, station: station, effort: options.effort))
    }
  }
}
