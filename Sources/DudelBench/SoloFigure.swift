/// A figure that is over so soon that one program can be measured after the other.
protocol SoloFigure: Figure {
  /// Measures one program.
  ///
  /// - Returns: a value for each of the readings.
  /// - Throws: when a wait is over or the benchmark is to end.
  func measure(on bench: Workbench) throws -> [Double]
}

extension SoloFigure {
  func measure(on benches: [Workbench]) throws -> [[Double]] {
    try benches.map { try measure(on: $0) }
  }
}
