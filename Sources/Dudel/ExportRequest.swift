internal import DudelFiles

/// What `dudel export` is asked for.
struct ExportRequest: Equatable {
  /// What stands for the standard input or output.
  static let standardStream = "-"

  /// A file to read and one to write.
  struct Job: Equatable {
    let input: String
    let output: String
    let format: FileFormat
  }

  var jobs: [Job] = []
  var options = DudelFiles.ExportOptions()
  /// The format that was asked for; `nil` leaves it to the extensions.
  private var format: FileFormat?

  /// Reads the arguments after the command's name.
  static func parse(_ arguments: [String]) throws(Options.UsageError) -> Options {
    var request = ExportRequest()
    var files: [String] = []
    var rest = arguments[...]
    var areOptionsOver = false
    while let argument = rest.popFirst() {
      if areOptionsOver || !argument.hasPrefix("-") || argument == standardStream {
        files.append(argument)
      } else if argument == "--" {
        areOptionsOver = true
      } else if argument == "--help" || argument == "-h" {
        return .exportHelp
      } else if argument == "--version" {
        return .version
      } else {
        try CommandOption.parse(argument, all, rest: &rest, into: &request)
      }
    }
    guard !files.isEmpty, files.count.isMultiple(of: 2) else {
      throw Options.UsageError(reason: "export takes an input and an output file, or several pairs")
    }
    for index in stride(from: 0, to: files.count, by: 2) {
      request.jobs.append(try request.job(files[index], files[index + 1]))
    }
    return .export(request)
  }

  private func job(_ input: String, _ output: String) throws(Options.UsageError) -> Job {
    guard !output.isEmpty else { throw Options.UsageError(reason: "“” is no file name") }
    if let format { return Job(input: input, output: output, format: format) }
    if output == Self.standardStream {
      throw Options.UsageError(reason: "the standard output needs --format")
    }
    guard let format = FileFormat(path: output) else {
      throw Options.UsageError(
        reason: "“\(output)” does not end in \(Self.extensions); --format names the format")
    }
    return Job(input: input, output: output, format: format)
  }

  private static var extensions: String {
    FileFormat.allCases.map { ".\($0.rawValue)" }.joined(separator: ", ")
  }

  private static func names(_ cases: some Collection<some RawRepresentable<String>>) -> String {
    cases.map(\.rawValue).joined(separator: "|")
  }

  /// All options, in the order of the help.
  static let all: [CommandOption<ExportRequest>] = [
    CommandOption(
      name: "--format", placeholder: names(FileFormat.allCases),
      meaning: "one of \(names(FileFormat.allCases))",
      help: "the format (default: by the extension of OUT)",
      apply: { value, request in
        guard let format = FileFormat(rawValue: value) else { return false }
        request.format = format
        return true
      }),
    CommandOption(
      name: "--scale", placeholder: "N", meaning: "a number from 0.001 to 1000",
      help: "px for one unit (default 1)",
      apply: { value, request in
        guard let scale = Double(value), (0.001...1000).contains(scale) else { return false }
        request.options.extent = .scale(scale)
        return true
      }),
    CommandOption(
      name: "--width", placeholder: "PX", meaning: "a whole number from 1 to 100000",
      help: "width of the picture, instead of a scale",
      apply: { value, request in
        guard let width = Int(value), (1...100_000).contains(width) else { return false }
        request.options.extent = .width(width)
        return true
      }),
    CommandOption(
      name: "--background", placeholder: "COLOR|none", meaning: "a colour of CSS, or none",
      help: "what lies behind the drawing (default: white in PNG, none in SVG and PDF)",
      apply: { value, request in
        guard let background = DudelFiles.ExportOptions.Background(value) else { return false }
        request.options.background = background
        return true
      }),
    CommandOption(
      name: "--area", placeholder: names(DudelFiles.ExportOptions.Area.allCases),
      meaning: "page or drawing",
      help: "what is shown: the page (default), or only what is drawn",
      apply: { value, request in
        guard let area = DudelFiles.ExportOptions.Area(rawValue: value) else { return false }
        request.options.area = area
        return true
      }),
    CommandOption(
      name: "--margin", placeholder: "N", meaning: "a number from 0 to 100000",
      help: "space around it on every side, in units (default 0)",
      apply: { value, request in
        guard let margin = Double(value), (0...100_000).contains(margin) else { return false }
        request.options.margin = margin
        return true
      }),
    CommandOption(
      name: "--text", placeholder: "text|outlines", meaning: "text or outlines",
      help: "write texts as text (default), or as shapes that need no font",
      apply: { value, request in
        guard let isOutlined = ["text": false, "outlines": true][value] else { return false }
        request.options.outlinesText = isOutlined
        return true
      }),
  ]
}
