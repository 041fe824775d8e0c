/// The memory of a program that has just started, or that shows a large drawing.
struct MemoryFigure: SoloFigure {
  /// How many objects Dudel's drawing has.
  let count: Int
  let readings: [Reading]

  /// The memory with a drawing of so many objects.
  init(on count: Int = 0, limit: Double) {
    self.count = count
    let name = count > 0 ? "memory with \(count) objects (PSS)" : "memory after start (PSS)"
    readings = [Reading(name: name, unit: "MB", goal: .limit(limit))]
  }

  func measure(on bench: Workbench) throws -> [Double] {
    try [bench].withPrograms(on: count) { programs in
      try programs.map { program in
        try program.waitForFullPaint()
        return try program.process.proportionalSetSize
      }
    }
  }
}
