import DudelTestSupport
import Testing

/// What the window tells window managers.
extension SystemTests {
  @Suite(.needsProgram) struct PropertyTests {
    @Test func theWindowSaysWhatItIs() throws {
      try onDesk(file: nil) { desk in
        let (driver, window) = (desk.driver, desk.program.window)
        let names = driver.windowClass(of: window)
        #expect(names?.instance == "dudel" && names?.class == "Dudel")
        let protocols = Set(driver.atomNames(in: "WM_PROTOCOLS", of: window))
        #expect(
          protocols.isSuperset(of: ["WM_DELETE_WINDOW", "_NET_WM_PING", "_NET_WM_SYNC_REQUEST"]))
        let pid = driver.property("_NET_WM_PID", of: window)
        #expect(pid?.type == "CARDINAL" && pid?.items == [UInt(desk.program.run.pid)])
        #expect(driver.property("WM_CLIENT_MACHINE", of: window)?.text.isEmpty == false)
        #expect(
          driver.atomNames(in: "_NET_WM_WINDOW_TYPE", of: window) == ["_NET_WM_WINDOW_TYPE_NORMAL"])
      }
    }

    @Test func theTitleTellsNameAndChange() throws {
      try onDesk(file: nil) { desk in
        let (driver, window) = (desk.driver, desk.program.window)
        #expect(desk.program.title == "Untitled — Dudel")
        #expect(driver.property("_NET_WM_NAME", of: window)?.type == "UTF8_STRING")
        #expect(driver.property("WM_NAME", of: window)?.type == "COMPOUND_TEXT")
        #expect(driver.plainName(of: window) == "Untitled — Dudel")
        try desk.program.drag(from: (100, 100), to: (300, 100))
        try eventually("a star in the title") { desk.program.title?.hasPrefix("*") == true }
        #expect(desk.program.title?.hasSuffix("Untitled — Dudel") == true)
        try desk.program.undo()
        try eventually("no star after undo") { desk.program.title == "Untitled — Dudel" }
      }
    }

    @Test func theLaunchersIDIsPassedOn() throws {
      let id = "launcher-1_TIME4711"
      try onDesk(environment: ["DESKTOP_STARTUP_ID": id]) { desk in
        let (driver, window) = (desk.driver, desk.program.window)
        #expect(driver.property("_NET_STARTUP_ID", of: window)?.text == id)
        #expect(driver.property("_NET_WM_USER_TIME", of: window)?.items == [4711])
      }
    }

    @Test func withoutAWindowManagerFullScreenGoesBackToWhereTheWindowWas() throws {
      try onDesk { desk in
        let (driver, window) = (desk.driver, desk.program.window)
        driver.moveWindow(window, to: PixelPoint(70, 50))
        driver.resize(window, width: 640, height: 480)
        try driver.key("F11")
        try eventually("full screen") {
          driver.size(of: window).map { $0 == (desk.server.width, desk.server.height) } ?? false
        }
        #expect(try driver.origin(of: window) == PixelPoint(0, 0))
        try driver.key("F11")
        try eventually("the old size") {
          driver.size(of: window).map { $0 == (640, 480) } ?? false
        }
        #expect(try driver.origin(of: window) == PixelPoint(70, 50))
      }
    }

    @Test func theIconHasSeveralSizes() throws {
      try onDesk { desk in
        func property() -> XProperty? {
          desk.driver.property("_NET_WM_ICON", of: desk.program.window)
        }
        // It comes after the first picture, in pieces that end with the largest one.
        try eventually("the icon") {
          property().map { $0.items.count > 128 * 128 + 48 * 48 } ?? false
        }
        let icon = property()
        #expect(icon?.type == "CARDINAL" && icon?.format == 32)
        var rest = (icon?.items ?? [])[...]
        var sizes: [UInt] = []
        while let width = rest.first, let height = rest.dropFirst().first {
          let pixels = rest.dropFirst(2).prefix(Int(width * height))
          try #require(pixels.count == Int(width * height), "the image is whole")
          #expect(width == height && pixels.contains { $0 >> 24 > 0 }, "not all transparent")
          sizes.append(width)
          rest = rest.dropFirst(2 + pixels.count)
        }
        #expect(rest.isEmpty && sizes.count >= 3 && Set(sizes).isSuperset(of: [16, 32, 48]))
      }
    }

    @Test func theWindowHasASmallestSize() throws {
      try onDesk { desk in
        let hints = desk.driver.property("WM_NORMAL_HINTS", of: desk.program.window)?.items ?? []
        try #require(hints.count > 6)
        #expect(hints[0] & 1 << 4 != 0, "PMinSize is set")
        #expect((1...480).contains(hints[5]) && (1...480).contains(hints[6]))
      }
    }

    @Test func aSyncRequestIsAnsweredAfterTheResize() throws {
      try onDesk { desk in
        let (driver, window) = (desk.driver, desk.program.window)
        let property = driver.property("_NET_WM_SYNC_REQUEST_COUNTER", of: window)
        try #require(property?.items.count == 1)
        let counter = try #require(property?.items.first)
        let start = try #require(driver.counterValue(counter))
        for step in 1...3 {
          let value = start + Int64(step)
          let halves = [Int(value & 0xffff_ffff), Int(value >> 32)]
          driver.sendProtocol("_NET_WM_SYNC_REQUEST", to: window, halves)
          driver.resize(window, width: 1100 - 50 * step, height: 760 - 30 * step)
          try eventually("the counter at \(value)") { driver.counterValue(counter) == value }
          // The answer says that the new size is painted.
          let corner = try desk.program.inWindow(1100 - 50 * step - 2, 760 - 30 * step - 2)
          #expect(try driver.pixel(at: corner) == .white)
        }
      }
    }
  }
}
