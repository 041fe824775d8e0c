import DudelTestSupport
import Testing

/// Docks that cover the box, on every edge of the screen.
extension SystemTests {
  @Suite(.needsProgram, .needsWindowManager) struct TextSlideTests {
    @Test(arguments: ScreenEdge.allCases) func theBoxComesOutFromUnderADock(
      edge: ScreenEdge
    ) throws {
      try onDesk(underWindowManager: true) { desk in
        let (program, driver) = (desk.program, desk.driver)
        // A box near the edge.
        let (x, y) =
          switch edge {
          case .left: (20, 300)
          case .right: (900, 300)
          case .top: (400, 20)
          case .bottom: (400, 600)
          }
        let window = try program.openBox(from: (x, y), to: (x + 150, y + 60))
        try driver.type("Hello")
        let before = try #require(driver.frame(of: window))
        let place = try driver.origin(of: window)
        let depth =
          switch edge {
          case .left: place.x + 150 + 20
          case .right: driver.server.width - place.x + 20
          case .top: place.y + 60 + 20
          case .bottom: driver.server.height - place.y + 20
          }
        let dock = try driver.openDock(
          at: edge, depth: depth, width: driver.server.width, height: driver.server.height)
        try eventually("the box beside the dock at the \(edge)") {
          let now = try driver.origin(of: window)
          return switch edge {
          case .left: now.x >= depth
          case .right: now.x + 150 <= driver.server.width - depth
          case .top: now.y >= depth
          case .bottom: now.y + 60 <= driver.server.height - depth
          }
        }
        try driver.type(" you")
        #expect(driver.focus == window)
        driver.destroy(dock)
        try eventually("the box back at its place") {
          driver.frame(of: window).map { $0 == before } == true
        }
        try driver.key("Escape")
        try program.awaitNoInputWindow()
        let expected = try DudelProgram.picture(
          of: "Hello you", from: (x, y), to: (x + 150, y + 60))
        #expect(try program.save().difference(from: expected) == .init(count: 0, largest: 0))
      }
    }

    @Test func theCanvasGoesBackWhenTheTypingEnds() throws {
      try onDesk(underWindowManager: true) { desk in
        let (program, driver) = (desk.program, desk.driver)
        try program.choose(.pencil)
        try program.drag(from: (700, 300), to: (900, 300))
        let window = try program.openBox(from: (400, 600), to: (550, 660))
        let place = try driver.origin(of: window)
        let depth = driver.server.height - place.y + 20
        _ = try driver.openDock(
          at: .bottom, depth: depth, width: driver.server.width, height: driver.server.height)
        try eventually("the box above the dock") {
          try driver.origin(of: window).y + 60 <= driver.server.height - depth
        }
        try driver.type("Hello")
        // A click elsewhere is no drag, however far the canvas slides back.
        try program.click(100, 100)
        try program.awaitNoInputWindow()
        let expected = try DudelProgram.picture(of: "Hello", from: (400, 600), to: (550, 660))
        let (columns, rows) = (380..<560, 500..<708)
        #expect(
          try program.save().cropped(columns: columns, rows: rows)
            == expected.cropped(columns: columns, rows: rows))
        try eventually("the canvas back at its place") {
          try driver.pixel(at: try program.canvas(800, 300)).isDark
        }
        // A stroke is where the pointer was.
        try program.choose(.pencil)
        try program.drag(from: (100, 100), to: (300, 100))
        #expect(try program.save().hasLevelStroke(from: 100, to: 300, y: 100))
      }
    }
  }
}
