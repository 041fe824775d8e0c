import Glibc

/// What the command line asks for.
struct Options {
  static let usage = """
    usage: dudel-bench [--json FILE] [--program PATH] [--scribbler PATH] [--rounds N]
                       [--only WORD] [quick]
           dudel-bench scribbler    the bare program alone
      --program    what to measure; default: dudel beside dudel-bench
      --scribbler  another bare program to measure against; default: the one in here
      --only       measure just the figures whose name contains WORD
      quick        fewer rounds and samples: to try things out, not to judge them
    """

  var json: String?
  var program: String
  var scribbler: String?
  var only = ""
  var help = false
  var effort = Effort.full

  init(_ arguments: [String]) throws {
    program = Options.executable.droppingLastComponent + "/dudel"
    var rounds: Int?
    var rest = arguments[...]
    func value(of option: String) throws -> String {
      guard let value = rest.popFirst() else { throw BenchError.usage("\(option) needs a value") }
      return value
    }
    while let argument = rest.popFirst() {
      switch argument {
      case "--json": json = try value(of: argument)
      case "--program": program = try value(of: argument)
      case "--scribbler": scribbler = try value(of: argument)
      case "--only": only = try value(of: argument)
      case "--rounds":
        guard let number = Int(try value(of: argument)), number > 0 else {
          throw BenchError.usage("--rounds needs a number from 1")
        }
        rounds = number
      case "--help", "-h": help = true
      case "quick": effort = .quick
      default: throw BenchError.usage("unknown argument \(argument)")
      }
    }
    effort.rounds = rounds ?? effort.rounds
  }

  /// The path of the running benchmark, which is also the scribbler.
  static var executable: String {
    var path = [CChar](repeating: 0, count: Int(PATH_MAX))
    readlink("/proc/self/exe", &path, path.count - 1)
    return String(buffer: path)
  }
}

extension String {
  fileprivate var droppingLastComponent: String {
    lastIndex(of: "/").map { String(self[..<$0]) } ?? "."
  }
}
