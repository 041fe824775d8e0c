/// Why the benchmark could not measure.
enum BenchError: Error, CustomStringConvertible {
  case usage(String)
  case interrupted
  case timedOut(waitingFor: String, seconds: Double)
  case failed(String)

  var description: String {
    switch self {
    case .usage(let problem): "\(problem)\n\(Options.usage)"
    case .interrupted: "interrupted"
    case .timedOut(let what, let seconds): "waited \(Int(seconds)) s in vain for \(what)"
    case .failed(let problem): problem
    }
  }

  var exitStatus: Int32 {
    switch self {
    case .usage: 2
    case .interrupted: 130
    case .timedOut, .failed: 1
    }
  }
}
