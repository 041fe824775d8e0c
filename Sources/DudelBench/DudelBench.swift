import CScribbler
import Glibc

/// The benchmark of Dudel: measures it against a bare program on a display of its own.
@main
enum DudelBench {
  static func main() {
    if CommandLine.arguments.dropFirst().first == "scribbler" {
      exit(scribbler_main(CommandLine.argc, CommandLine.unsafeArgv))
    }
    do {
      let options = try Options(Array(CommandLine.arguments.dropFirst()))
      if options.help {
        print(Options.usage)
        return
      }
      Interruption.defer()
      let report = try Benchmark(options).run()
      print(report.table)
      if let file = options.json { try save(report.json, to: file) }
      exit(report.isComplete ? 0 : 1)
    } catch {
      complain("dudel-bench: \(error)")
      exit(error.exitStatus)
    }
  }
}

extension Error {
  fileprivate var exitStatus: Int32 { (self as? BenchError)?.exitStatus ?? 1 }
}

/// Writes a line on standard error.
func complain(_ line: String) {
  let bytes = Array((line + "\n").utf8)
  _ = write(STDERR_FILENO, bytes, bytes.count)
}

private func save(_ text: String, to path: String) throws {
  guard let file = fopen(path, "w") else {
    throw BenchError.failed("\(path): \(String(cString: strerror(errno)))")
  }
  let written = fputs(text + "\n", file)
  guard fclose(file) == 0, written >= 0 else { throw BenchError.failed("\(path): not written") }
}
