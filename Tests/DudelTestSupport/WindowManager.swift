/// A window manager for a server: openbox, which knows the usual desktop rules.
public enum WindowManager {
  /// What the machine lacks, or nil if it lacks nothing.
  public static var missing: String? {
    TestMachine.path(of: "openbox") == nil ? "openbox (Debian package openbox)" : nil
  }

  /// Starts it on a server and waits until it manages windows; it lives as long as the server.
  public static func start(on server: XServer) throws {
    guard let openbox = TestMachine.path(of: "openbox") else {
      throw RigError("There is no \(missing ?? "openbox").")
    }
    let driver = try XDriver(server)
    let home = try server.folder.makeFolder("openbox")
    let own = ["DISPLAY": server.display, "HOME": home, "XDG_CACHE_HOME": home]
    let environment = TestMachine.plainEnvironment.merging(own) { $1 }
    let run = try ProgramRun(openbox, ["--sm-disable"], environment: environment)
    server.adopt(run)
    try eventually("openbox") {
      if let status = run.exitStatus {
        throw RigError("openbox ended: \(status). It said: \(run.standardError)")
      }
      return driver.property("_NET_SUPPORTING_WM_CHECK", of: driver.root) != nil
    }
  }
}
