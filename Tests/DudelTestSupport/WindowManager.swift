/// A window manager for a server: openbox, which knows the usual desktop rules.
public enum WindowManager {
  /// What the machine lacks, or nil if it lacks nothing.
  public static var missing: String? {
    TestMachine.path(of: "openbox") == nil ? "openbox (Debian package openbox)" : nil
  }

  private static let followingMouse = """
    <?xml version="1.0" encoding="UTF-8"?>
    <openbox_config xmlns="http://openbox.org/3.4/rc">
      <focus>
        <focusNew>yes</focusNew>
        <followMouse>yes</followMouse>
        <underMouse>yes</underMouse>
        <focusDelay>0</focusDelay>
      </focus>
    </openbox_config>
    """

  /// Starts it on a server and waits until it manages windows; it lives as long as the server.
  public static func start(on server: XServer, focusFollowsMouse: Bool = false) throws {
    guard let openbox = TestMachine.path(of: "openbox") else {
      throw RigError("There is no \(missing ?? "openbox").")
    }
    let driver = try XDriver(server)
    let home = try server.folder.makeFolder("openbox")
    let own = ["DISPLAY": server.display, "HOME": home, "XDG_CACHE_HOME": home]
    let environment = TestMachine.plainEnvironment.merging(own) { $1 }
    var arguments = ["--sm-disable"]
    if focusFollowsMouse {
      try write(followingMouse, toFile: server.folder.file("rc.xml"))
      arguments += ["--config-file", server.folder.file("rc.xml")]
    }
    let run = try ProgramRun(openbox, arguments, environment: environment)
    server.adopt(run)
    func check() throws {
      if let status = run.exitStatus {
        throw RigError("openbox ended: \(status). It said: \(run.standardError)")
      }
    }
    try eventually("openbox") {
      try check()
      return driver.property("_NET_SUPPORTING_WM_CHECK", of: driver.root) != nil
    }
    // It says that it is there before it is, and a window mapped in between stays unmapped for
    // ever: so a window of our own is mapped again and again until it is managed.
    let probe = driver.makeWindow(at: PixelPoint(0, 0), width: 40, height: 40)
    try eventually("openbox to manage a window") {
      try check()
      driver.map(probe)
      return driver.isViewable(probe) && driver.property("WM_STATE", of: probe) != nil
    }
    driver.destroy(probe)
    try eventually("openbox to forget a window") {
      try check()
      return driver.property("_NET_CLIENT_LIST", of: driver.root)?.items.isEmpty ?? true
    }
  }
}
