/// From spawning the process to the last pixel of its first picture.
struct StartFigure: SoloFigure {
  let readings = [Reading(name: "start to first full paint", unit: "ms", goal: .ratio(2.5))]

  func measure(on bench: Workbench) throws -> [Double] {
    let times = try (0..<bench.effort.starts).map { _ in
      let program = try bench.start()
      defer { program.end() }
      try program.waitForFullPaint()
      return Clock.milliseconds(since: program.process.startedAt)
    }
    return [times.median]
  }
}
