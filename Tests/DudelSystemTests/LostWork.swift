import DudelTestSupport

/// A home in which programs die and others find what they have left.
struct LostWork {
  private let home: TemporaryFolder
  /// What makes a program live in the home.
  let environment: [String: String]

  init() throws {
    home = try TemporaryFolder()
    environment = ["XDG_STATE_HOME": home.path]
  }

  /// The lines that `dudel recover` lists.
  func list() throws -> [String] {
    let (status, output, complaint) = try run(["recover"])
    guard status == .exited(0) else { throw RigError("dudel recover: \(complaint)") }
    return output.split(separator: "\n").map(String.init)
  }

  /// Runs the program to its end, without a display.
  func run(
    _ arguments: [String]
  ) throws -> (status: ExitStatus, output: String, complaint: String) {
    let run = try ProgramRun(
      DudelProgram.executable, arguments,
      environment: TestMachine.plainEnvironment.merging(environment) { $1 })
    let status = try run.waitForExit()
    return (status, run.standardOutput, run.standardError)
  }

  /// The path of something in the home.
  func file(_ name: String) -> String { home.file(name) }

  /// What is said where nothing is lost.
  static let nothing = ["There is no drawing that was not saved."]
}
