extension Report {
  /// The figures in columns: medians over the rounds, and how far the rounds' ratios are apart.
  var table: String {
    let header = ["figure", "dudel", "scribbler", "ratio", "rounds' ratios", "goal", ""]
    let lines = [header] + rows.map(\.cells)
    let widths = header.indices.map { column in lines.map { $0[column].count }.max() ?? 0 }
    let table = lines.map { cells in
      cells.indices.map { column in
        column == 0 || column == cells.count - 1
          ? cells[column].padded(to: widths[column])
          : cells[column].indented(to: widths[column])
      }
      .joined(separator: "  ")
    }
    return (table + failures.map { "not measured: \($0)" }).joined(separator: "\n")
  }
}

extension Row {
  fileprivate var cells: [String] {
    let spread =
      ratios.isEmpty ? "-" : "\(ratios.quantile(0).short)–\(ratios.quantile(1).short)"
    let goal =
      switch reading.goal {
      case .ratio(let goal): "≤ \(goal.short)x"
      case .limit(let goal): "≤ \(goal.short) \(reading.unit)"
      }
    return [
      reading.name,
      program.isEmpty ? "-" : "\(program.median.short) \(reading.unit)",
      scribbler.isEmpty ? "-" : "\(scribbler.median.short) \(reading.unit)",
      ratios.isEmpty ? "-" : "\(ratios.median.short)x",
      spread, goal,
      isReached.map { $0 ? "ok" : "OVER" } ?? "?",
    ]
  }
}

extension Double {
  /// With about three digits that mean something.
  var short: String {
    guard isFinite else { return "-" }
    if magnitude >= 100 { return String(Int(rounded())) }
    let scale: Double = magnitude >= 10 ? 10 : 100
    let text = String((self * scale).rounded() / scale)
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}

extension String {
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }

  fileprivate func indented(to width: Int) -> String {
    String(repeating: " ", count: max(0, width - count)) + self
  }
}
