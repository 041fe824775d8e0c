import DudelTestSupport
import Testing

/// The scale that the desktop or the user wants, at start and later.
extension SystemTests {
  @Suite(.needsProgram) struct ScaleTests {
    /// Room for the window at scale 2.
    private static let large = XServer.Kind.xvfb(width: 2400, height: 1700)

    /// Draws a rectangle where it is in the drawing, whatever the scale.
    private func draw(_ desk: Desk, scale: Double) throws {
      func device(_ x: Int, _ y: Int) throws -> PixelPoint {
        try desk.program.inWindow(
          Int(Double(x) * scale), Int(Double(y + DudelProgram.toolbarHeight) * scale))
      }
      desk.driver.drag(from: try device(100, 100), to: try device(300, 200))
    }

    private func awaitSize(_ desk: Desk, _ width: Int, _ height: Int) throws {
      try eventually("a window of \(width)x\(height)") {
        desk.driver.size(of: desk.program.window).map { $0 == (width, height) } ?? false
      }
      let corner = try desk.program.inWindow(width - 3, 3)
      try eventually("its painted toolbar") {
        try desk.driver.pixel(at: corner) == DudelProgram.toolbarColor
      }
    }

    private func expectRectangle(in image: PixelImage) {
      #expect(image.width == 1100 && image.height == 708)
      #expect(image.hasRectangle(100, 100, 300, 200))
    }

    @Test(arguments: [1, 1.5, 2]) func thePictureIsTheSameAtEveryScale(scale: Double) throws {
      try onDesk(Self.large, arguments: ["--scale", "\(scale)", "--tool", "rectangle"]) { desk in
        try draw(desk, scale: scale)
        expectRectangle(in: try desk.program.save())
      }
    }

    @Test func theWindowFollowsTheResourcesWhileItIsOpen() throws {
      try onDesk(Self.large, arguments: ["--tool", "rectangle"]) { desk in
        for (dpi, scale) in [(144, 1.5), (192, 2), (120, 1.25), (96, 1)] {
          desk.driver.setResources("Xft.antialias:\t1\nXft.dpi:\t\(dpi)\n")
          try awaitSize(desk, Int(1100 * scale), Int(760 * scale))
          try draw(desk, scale: scale)
          expectRectangle(in: try desk.program.save())
          try desk.program.undo()
        }
      }
    }

    @Test(.needsWindowManager) func aWindowManagerGrantsTheSize() throws {
      try onDesk(Self.large, underWindowManager: true, arguments: ["--tool", "rectangle"]) { desk in
        desk.driver.setResources("Xft.dpi:\t144\n")
        try awaitSize(desk, 1650, 1140)
        try draw(desk, scale: 1.5)
        expectRectangle(in: try desk.program.save())
      }
    }

    @Test func theWindowFollowsTheSettingsWhileItIsOpen() throws {
      try onDesk(Self.large, arguments: ["--tool", "rectangle"]) { desk in
        let daemon = desk.driver.announceSettings([.integer("Gdk/WindowScalingFactor", 2)])
        try awaitSize(desk, 2200, 1520)
        desk.driver.changeSettings([.integer("Xft/DPI", 120 * 1024)], of: daemon)
        try awaitSize(desk, 1375, 950)
        // What was wanted last holds while there is nobody to say otherwise.
        desk.driver.destroy(daemon)
        let second = desk.driver.announceSettings([.integer("Xft/DPI", 144 * 1024)])
        try awaitSize(desk, 1650, 1140)
        try draw(desk, scale: 1.5)
        expectRectangle(in: try desk.program.save())
        desk.driver.changeSettings(
          [.integer("Xft/DPI", 144 * 1024), .text("Net/ThemeName", "Adwaita-dark")], of: second)
        let corner = try desk.program.inWindow(1647, 3)
        try eventually("a dark toolbar") { try desk.driver.pixel(at: corner).isDark }
      }
    }

    @Test func theUsersScaleWins() throws {
      try onDesk(arguments: ["--scale", "1"]) { desk in
        desk.driver.setResources("Xft.dpi:\t192\n")
        let daemon = desk.driver.announceSettings([.text("Net/ThemeName", "dark")])
        let corner = try desk.program.inWindow(1097, 3)
        try eventually("a dark toolbar") { try desk.driver.pixel(at: corner).isDark }
        desk.driver.changeSettings([.integer("Xft/DPI", 192 * 1024)], of: daemon)
        try eventually("a light toolbar") { try !desk.driver.pixel(at: corner).isDark }
        #expect(desk.driver.size(of: desk.program.window).map { $0 == (1100, 760) } == true)
      }
    }

    @Test func theTextBoxFollowsTheScale() throws {
      try onDesk(Self.large) { desk in
        // For a moment the window is too small for it.
        try desk.program.openBox(from: (700, 400), to: (1000, 560))
        desk.driver.setResources("Xft.dpi:\t192\n")
        try awaitSize(desk, 2200, 1520)
        let window = try desk.program.awaitInputWindow()
        try eventually("a box at scale 2") {
          desk.driver.frame(of: window).map { $0 == (1400, 904, 600, 320) } ?? false
        }
        desk.driver.setResources("Xft.dpi:\t96\n")
        try awaitSize(desk, 1100, 760)
        try eventually("a box at scale 1") {
          desk.driver.frame(of: window).map { $0 == (700, 452, 300, 160) } ?? false
        }
        try desk.driver.type("Hello")
        try desk.driver.key("Escape")
        try desk.program.awaitNoInputWindow()
        let expected = try DudelProgram.picture(of: "Hello", from: (700, 400), to: (1000, 560))
        #expect(
          try desk.program.save().difference(from: expected) == .init(count: 0, largest: 0))
      }
    }

    @Test func aWindowThatFindsNoRoomShowsLess() throws {
      try onDesk(arguments: ["--tool", "rectangle"]) { desk in
        desk.driver.setResources("Xft.dpi:\t288\n")
        try awaitSize(desk, desk.server.width, desk.server.height)
        try draw(desk, scale: 3)
        #expect(try desk.program.save().hasRectangle(100, 100, 300, 200))
      }
    }

    @Test func nonsenseFromTheDesktopChangesNothing() throws {
      try onDesk(arguments: ["--tool", "rectangle"]) { desk in
        for text in ["Xft.dpi:\t1e308\n", "Xft.dpi:\tnan\n", "\u{0}\u{1}", ""] {
          desk.driver.setResources(text)
        }
        let daemon = desk.driver.announceSettings([.integer("Xft/DPI", Int(Int32.min))])
        desk.driver.changeSettings([.integer("Gdk/WindowScalingFactor", 0)], of: daemon)
        try desk.driver.ping(desk.program.window)
        try draw(desk, scale: 1)
        expectRectangle(in: try desk.program.save())
      }
    }
  }
}
