internal import CIntl
internal import Glibc

/// The program: reads the options and does what they ask.
@main
struct Dudel {
  static func main() {
    prepareLocale()
    let status: Int32
    do { status = try run(Array(CommandLine.arguments.dropFirst())) } catch {
      error.report()
      status = error.status
    }
    exit(status)
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
    case .replay(let log, let output): try ReplayCommand(log: log, output: output).run()
    }
    return 0
  }

  /// The user's language; numbers keep their point, for files and protocols.
  private static func prepareLocale() {
    if setlocale(LC_ALL, "") == nil { setlocale(LC_CTYPE, "C.UTF-8") }
    setlocale(LC_NUMERIC, "C")
    bind_textdomain_codeset("dudel", "UTF-8")
  }
}
