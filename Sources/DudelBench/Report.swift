/// What came out, to read and to compare.
struct Report {
  var program: String
  var rounds: Int
  var rows: [Row]
  /// The figures that could not be measured, and why.
  var failures: [String]

  var isComplete: Bool { failures.isEmpty }
}
