extension [Workbench] {
  /// Opens all programs, lets the body draw with them, and ends them.
  ///
  /// - Parameter count: how many objects Dudel's drawing has.
  func withPrograms<Result>(
    on count: Int = 0, _ body: ([RunningProgram]) throws -> Result
  ) throws -> Result {
    let file = count > 0 ? try DrawingFile(count: count) : nil
    var programs: [RunningProgram] = []
    defer { for program in programs { program.end() } }
    for bench in self {
      programs.append(try file.map { try bench.open($0) } ?? bench.open())
    }
    return try body(programs)
  }
}

extension [RunningProgram] {
  /// Lets the programs take turns, about as many places at a time.
  ///
  /// So what else goes on in the machine, for a second or a minute, meets them all alike.
  ///
  /// - Returns: for each program what the body returned, one turn after the other.
  /// - Throws: what the body throws.
  @discardableResult
  func takeTurns(
    along places: [Place], by count: Int, _ body: (RunningProgram, [Place]) throws -> [Double]
  ) throws -> [[Double]] {
    var results = map { _ in [Double]() }
    for start in stride(from: 0, to: places.count, by: count) {
      let turn = [Place](places[start..<Swift.min(start + count, places.count)])
      for index in indices { results[index] += try body(self[index], turn) }
    }
    return results
  }

  /// Times ink along the places in all the programs, by turns.
  func timeInk(along places: [Place]) throws -> [[Double]] {
    try takeTurns(along: places, by: 25) { try $0.timeInk(along: $1) }
  }
}
