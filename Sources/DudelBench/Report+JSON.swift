extension Report {
  /// The same as the table, and every round's values.
  var json: String {
    let figures = rows.map { "    " + $0.json }.joined(separator: ",\n")
    return """
      {
        "program": \(program.quoted),
        "rounds": \(rounds),
        "figures": [
      \(figures)
        ],
        "failures": [\(failures.map(\.quoted).joined(separator: ", "))]
      }
      """
  }
}

extension Row {
  fileprivate var json: String {
    let (kind, goal) =
      switch reading.goal {
      case .ratio(let goal): ("ratio", goal)
      case .limit(let goal): ("limit", goal)
      }
    let members = [
      "\"name\": \(reading.name.quoted)",
      "\"unit\": \(reading.unit.quoted)",
      "\"dudel\": \(program.median.json)",
      "\"scribbler\": \(scribbler.median.json)",
      "\"ratio\": \(ratios.median.json)",
      "\"goal\": {\"kind\": \(kind.quoted), \"value\": \(goal.json)}",
      "\"ok\": \(isReached.map { String($0) } ?? "null")",
      "\"dudelRounds\": [\(program.map(\.json).joined(separator: ", "))]",
      "\"scribblerRounds\": [\(scribbler.map(\.json).joined(separator: ", "))]",
    ]
    return "{" + members.joined(separator: ", ") + "}"
  }
}

extension Double {
  fileprivate var json: String { isFinite ? String(self) : "null" }
}

extension String {
  fileprivate var quoted: String {
    let escaped = unicodeScalars.map { scalar in
      switch scalar {
      case "\"": "\\\""
      case "\\": "\\\\"
      case "\n": "\\n"
      default: scalar.value < 0x20 ? " " : String(scalar)
      }
    }
    return "\"" + escaped.joined() + "\""
  }
}
