/// Something to measure: one file in `Figures`, and one line in the catalogue.
protocol Figure: Sendable {
  /// What a measurement gives, in this order.
  var readings: [Reading] { get }

  /// Measures one program once, in a process of its own.
  ///
  /// - Returns: a value for each of the readings.
  func measure(_ subject: Subject, on bench: Workbench) throws -> [Double]
}
