/// Something to measure: one file in `Figures`, and one line in the catalogue.
protocol Figure: Sendable {
  /// What a measurement gives, in this order.
  var readings: [Reading] { get }

  /// Measures the programs once, each in a new process, taking turns as often as it can.
  ///
  /// - Parameter benches: Dudel's and the scribbler's, in either order.
  /// - Returns: for each of them, a value for each of the readings.
  /// - Throws: when a wait is over or the benchmark is to end.
  func measure(on benches: [Workbench]) throws -> [[Double]]
}
