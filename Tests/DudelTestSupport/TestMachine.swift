import Glibc

/// What the machine that runs the tests has.
public enum TestMachine {
  /// The path of an executable looked for in `PATH`, or nil.
  public static func path(of program: String) -> String? {
    let folders = environment("PATH") ?? "/usr/local/bin:/usr/bin:/bin"
    return folders.split(separator: ":").map { "\($0)/\(program)" }
      .first { access($0, X_OK) == 0 }
  }

  /// A variable of the test process's own environment.
  public static func environment(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  /// Whether a file can be read.
  public static func hasFile(_ path: String) -> Bool { access(path, R_OK) == 0 }

  /// The environment that servers and helpers get: enough to find their parts, nothing personal.
  public static var plainEnvironment: [String: String] {
    [
      "PATH": environment("PATH") ?? "/usr/local/bin:/usr/bin:/bin",
      "HOME": "/nonexistent",
      "LANG": "C.UTF-8",
    ]
  }
}
