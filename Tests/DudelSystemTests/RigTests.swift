import DudelTestSupport
import Testing

/// The rig itself, without the program: what the other tests take for granted.
extension SystemTests {
  @Suite struct RigTests {
    @Test func serversChooseDisplaysOfTheirOwn() throws {
      let servers = try (0..<3).map { _ in try XServer() }
      #expect(Set(servers.map(\.display)).count == 3)
      for server in servers { server.stop() }
      #expect(servers.allSatisfy { !$0.isRunning })
    }

    @Test(arguments: [16, 24, 30]) func pixelsAreReadAtEveryDepth(depth: Int) throws {
      let driver = try XDriver(try XServer(.xvfb(depth: depth)))
      _ = try driver.openWindow(at: PixelPoint(10, 10), width: 50, height: 50)
      try eventually("a white window") { try driver.pixel(at: PixelPoint(20, 20)) == .white }
      #expect(try driver.pixel(at: PixelPoint(5, 5)) == .black)
    }

    @Test func aDeadServerFailsCallsAndNotTheProcess() throws {
      let server = try XServer()
      let driver = try XDriver(server)
      server.kill()
      #expect(throws: RigError.self) { try driver.pixel(at: PixelPoint(1, 1)) }
      driver.click(at: PixelPoint(1, 1))
      driver.close()
    }

    @Test func errorsAreRecordedByConnection() throws {
      let server = try XServer()
      let (driver, other) = (try XDriver(server), try XDriver(server))
      #expect(driver.property("WM_NAME", of: 0x7fff_fff0) == nil)
      #expect(driver.errors.map(\.code) == [3], "BadWindow")
      #expect(other.errors.isEmpty)
    }

    @Test(.needsTouchServer) func fingersTakeTurnsWithTheMouse() throws {
      let server = try XServer(.touch)
      let driver = try XDriver(server)
      let injector = try InputTestInjector(server)
      #expect(InputTestDevice.allCases.allSatisfy { driver.deviceID(named: $0.name) != nil })
      for finger in 0..<10 { try injector.touchBegin(finger, at: PixelPoint(50 * finger, 100)) }
      try injector.pointerMotion(to: PixelPoint(700, 300))
      for finger in 0..<10 { try injector.touchEnd(finger) }
      try injector.sync()
      #expect(injector.fingersDown.isEmpty)
      #expect(throws: RigError.self) { try injector.touchUpdate(0, to: PixelPoint(1, 1)) }
    }

    @Test(.needsWindowManager) func aWindowManagerFramesWindows() throws {
      let server = try XServer()
      try WindowManager.start(on: server)
      let driver = try XDriver(server)
      let window = try driver.openWindow(at: PixelPoint(100, 100), width: 200, height: 100)
      try eventually("a frame") { !driver.children(of: driver.root).contains(window) }
    }

    @Test func picturesSurviveAFile() throws {
      let folder = try TemporaryFolder()
      var image = PixelImage(width: 30, height: 20, fill: Pixel(0x123456))
      image[3, 4] = Pixel(red: 1, green: 2, blue: 3, alpha: 128)
      try image.write(pngFile: folder.file("a.png"))
      let copy = try PixelImage(pngFile: folder.file("a.png"))
      #expect(copy.difference(from: image) == .init(count: 0, largest: 0))
      image[5, 5] = Pixel(0x123457)
      #expect(copy.difference(from: image) == .init(count: 1, largest: 1))
      #expect(copy.difference(from: image, tolerance: 1)?.count == 0)
      #expect(copy.count { $0 == Pixel(0x123456) } == 599)
      #expect(copy.difference(from: PixelImage(width: 1, height: 1)) == nil)
    }

    @Test func programsAreWatchedAndReaped() throws {
      let shell = try ProgramRun(
        "/bin/sh", ["-c", "echo $WORD; echo oops >&2; exit 7"],
        environment: ["WORD": "hello"])
      #expect(try shell.waitForExit() == .exited(7))
      #expect(shell.standardOutput == "hello\n" && shell.standardError == "oops\n")
      let sleeper = try ProgramRun("/bin/sh", ["-c", "while :; do :; done"])
      try eventually("work") { sleeper.cpuTicks > 5 }
      #expect((sleeper.memoryKiB ?? 0) > 0)
      sleeper.kill()
      #expect(try sleeper.waitForExit() == .signalled(9))
      #expect(throws: RigError.self) {
        try eventually("the impossible", limit: .milliseconds(10)) { false }
      }
    }
  }
}
