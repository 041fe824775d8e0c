internal import DudelGeometry
internal import DudelTools

/// What the command line asks for.
enum Options: Equatable {
  case help
  case version
  case window(WindowOptions)
  case replay(log: String, output: String)
  case export(ExportRequest)
  case exportHelp
  case recover(RecoverCommand.Request?)

  /// A command line that makes no sense.
  struct UsageError: Error, Equatable {
    let reason: String
  }

  /// Reads the arguments after the program's name.
  static func parse(_ arguments: [String]) throws(UsageError) -> Options {
    switch arguments.first {
    case "help": return arguments.dropFirst().first == "export" ? .exportHelp : .help
    case "export": return try ExportRequest.parse(Array(arguments.dropFirst()))
    case "replay": return try parseReplay(Array(arguments.dropFirst()))
    case "recover": return try parseRecover(Array(arguments.dropFirst()))
    default: return try parseWindow(arguments)
    }
  }

  /// Options that ask for something else than a window or a replay, wherever they stand.
  private static let questions: [String: Options] = [
    "--help": .help, "-h": .help, "--version": .version,
  ]

  private static func parseReplay(_ arguments: [String]) throws(UsageError) -> Options {
    let (files, answer) = try parseFiles(arguments)
    if let answer { return answer }
    guard files.count == 2 else {
      throw UsageError(reason: "replay takes a recording and an output file")
    }
    return .replay(log: files[0], output: files[1])
  }

  private static func parseRecover(_ arguments: [String]) throws(UsageError) -> Options {
    let (words, answer) = try parseFiles(arguments)
    if let answer { return answer }
    if words.isEmpty { return .recover(nil) }
    guard words.count == 2 else {
      throw UsageError(reason: "recover takes a number and an output file, or nothing")
    }
    guard let number = Int(words[0]) else {
      throw UsageError(reason: "recover takes a number of its list, not “\(words[0])”")
    }
    return .recover(RecoverCommand.Request(number: number, output: words[1]))
  }

  /// The words of a command without options, or the answer to a question among them.
  private static func parseFiles(
    _ arguments: [String]
  ) throws(UsageError) -> (files: [String], answer: Options?) {
    var files: [String] = []
    var areOptionsOver = false
    for argument in arguments {
      if areOptionsOver || !argument.hasPrefix("-") {
        files.append(argument)
      } else if argument == "--" {
        areOptionsOver = true
      } else if let answer = questions[argument] {
        return ([], answer)
      } else {
        throw UsageError(reason: "unknown option “\(argument)”")
      }
    }
    return (files, nil)
  }

  private static func parseWindow(_ arguments: [String]) throws(UsageError) -> Options {
    var options = WindowOptions()
    var rest = arguments[...]
    var areOptionsOver = false
    while let argument = rest.popFirst() {
      if areOptionsOver || !argument.hasPrefix("-") || argument == "-" {
        guard options.file == nil else { throw UsageError(reason: "one file at a time") }
        options.file = argument
      } else if argument == "--" {
        areOptionsOver = true
      } else if let answer = questions[argument] {
        return answer
      } else {
        try CommandOption.parse(argument, WindowOptions.all, rest: &rest, into: &options)
      }
    }
    if let file = options.file, let record = options.record,
      SaveDestination.isSame(file, record)
    {
      throw UsageError(reason: "the recording can't be the file to draw")
    }
    return .window(options)
  }
}
