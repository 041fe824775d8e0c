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
    let bench = try Workbench(options.effort)
    // Once for the caches, on disk and in memory.
    for subject in [program, scribbler] { try bench.open(subject).end() }

    var tables = figures.map { figure in figure.readings.map { Row(reading: $0) } }
    var failures: [Int: String] = [:]
    for round in 0..<options.effort.rounds {
      for (index, figure) in figures.enumerated() where failures[index] == nil {
        let name = figure.readings.first?.name ?? ""
        complain("round \(round + 1) of \(options.effort.rounds): \(name)")
        do {
          let (ours, bare) = try measure(figure, round: round, on: bench)
          for row in tables[index].indices {
            tables[index][row].program.append(ours[row])
            tables[index][row].scribbler.append(bare[row])
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

  /// Measures both programs, one first in even rounds, the other in odd ones.
  private func measure(
    _ figure: any Figure, round: Int, on bench: Workbench
  ) throws -> (program: [Double], scribbler: [Double]) {
    if round.isMultiple(of: 2) {
      let ours = try figure.measure(program, on: bench)
      return (ours, try figure.measure(scribbler, on: bench))
    }
    let bare = try figure.measure(scribbler, on: bench)
    return (try figure.measure(program, on: bench), bare)
  }
}
