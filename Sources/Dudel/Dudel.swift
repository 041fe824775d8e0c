internal import CIntl
internal import Glibc

/// The program: reads the options and does what they ask.
@main
struct Dudel {
  static func main() {
    fillStandardStreams()
    prepareLocale()
    let status: Int32
    do { status = try run(arguments()) } catch {
      error.report()
      status = error.status
    }
    exit(status)
  }

  /// The arguments after the program's name.
  private static func arguments() throws(Failure) -> [String] {
    let count = Int(CommandLine.argc)
    // A name that is repaired would be another file's.
    for (index, argument) in CommandLine.arguments.enumerated() where index < count {
      guard let bytes = CommandLine.unsafeArgv[index], String(validatingCString: bytes) != nil
      else { throw .file(argument, "is no name in UTF-8") }
    }
    return Array(CommandLine.arguments.dropFirst())
  }

  private static func run(_ arguments: [String]) throws(Failure) -> Int32 {
    let options: Options
    do { options = try Options.parse(arguments) } catch {
      throw Failure(message: "\(error.reason); \(Usage.line)", status: 2)
    }
    switch options {
    case .help: print(Usage.help)
    case .version: print("dudel \(Usage.version)")
    case .window(let options): return try RunCommand(options).run()
    case .exportHelp: print(Usage.exportHelp)
    case .export(let request): return ExportCommand(request: request).run()
    case .recover(let request): try RecoverCommand(request: request).run()
    case .replay(let log, let output): try ReplayCommand(log: log, output: output).run()
    }
    return 0
  }

  /// Gives closed standard streams to nobody, so that no file or connection takes their numbers.
  private static func fillStandardStreams() {
    for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) < 0 {
      // The lowest free number is the next to be given away.
      _ = open("/dev/null", O_RDWR)
    }
  }

  /// The user's language; numbers keep their point, for files and protocols.
  private static func prepareLocale() {
    // Compose knows little in plain C, and input methods could tell only of ASCII.
    if setlocale(LC_ALL, "") == nil || isPlainC { setlocale(LC_CTYPE, "C.UTF-8") }
    setlocale(LC_NUMERIC, "C")
    bind_textdomain_codeset("dudel", "UTF-8")
  }

  private static var isPlainC: Bool {
    guard let name = setlocale(LC_CTYPE, nil) else { return false }
    return ["C", "POSIX"].contains(String(cString: name))
  }
}
