import DudelTestSupport
import Testing

/// Zoom and pan with mouse and keys.
extension SystemTests {
  @Suite(.needsProgram) struct ViewTests {
    /// Turns the wheel at a place on the canvas; down is positive.
    private func turn(
      _ notches: Int, at place: (x: Int, y: Int), zooming: Bool = false, on desk: Desk
    ) throws {
      try desk.program.move(place.x, place.y)
      if zooming { try desk.driver.keyDown("Control_L") }
      for _ in 0..<abs(notches) {
        desk.driver.press(notches > 0 ? 5 : 4)
        desk.driver.release(notches > 0 ? 5 : 4)
      }
      if zooming { try desk.driver.keyUp("Control_L") }
    }

    private func color(_ x: Int, _ y: Int, on desk: Desk) throws -> Pixel {
      try desk.driver.pixel(at: try desk.program.canvas(x, y))
    }

    private func expectInk(_ x: Int, _ y: Int, on desk: Desk) throws {
      try eventually("ink at \(x),\(y)") { try color(x, y, on: desk) != .white }
    }

    private func expectWhite(_ x: Int, _ y: Int, on desk: Desk) throws {
      try eventually("white at \(x),\(y)") { try color(x, y, on: desk) == .white }
    }

    @Test func theWheelPans() throws {
      try onDesk(arguments: ["--tool", "rectangle"]) { desk in
        try desk.program.drag(from: (300, 300), to: (400, 400))
        try turn(2, at: (700, 400), on: desk)
        try expectInk(350, 300 - 96 + 50, on: desk)
        try expectWhite(350, 390, on: desk)
        try desk.driver.keyDown("Shift_L")
        try turn(-2, at: (700, 400), on: desk)
        try desk.driver.keyUp("Shift_L")
        try expectInk(350 + 96, 254, on: desk)
        try expectWhite(350, 254, on: desk)
        #expect(try desk.program.save().hasRectangle(300, 300, 400, 400))
      }
    }

    @Test func theSpaceBarAndTheMiddleButtonPan() throws {
      try onDesk(arguments: ["--tool", "rectangle"]) { desk in
        try desk.program.drag(from: (300, 300), to: (400, 400))
        try desk.driver.keyDown("space")
        try desk.program.drag(from: (600, 500), to: (700, 550))
        try desk.driver.keyUp("space")
        try expectInk(410, 410, on: desk)
        try expectWhite(310, 310, on: desk)
        try desk.program.drag(from: (200, 200), to: (100, 150), button: 2)
        try expectInk(310, 310, on: desk)
        try expectWhite(410, 410, on: desk)
        #expect(try desk.program.save().hasRectangle(300, 300, 400, 400))
        try desk.program.undo()
        #expect(try desk.program.save().isAll(.white), "nothing else was drawn")
      }
    }

    @Test(arguments: [
      XServer.Kind.xvfb(), .xvfb(extraArguments: ["-extension", "MIT-SHM"]), .xvfb(depth: 16),
      .xvfb(depth: 30),
    ])
    func whatIsDrawnLiesUnderThePointerAtEveryZoom(kind: XServer.Kind) throws {
      try onDesk(kind, arguments: ["--tool", "rectangle"]) { desk in
        // 16, 12, 9 … notches out of 1 are about 5 %, 11 %, 19 %; then in to 64.
        for notches in [6, 5, -11, -8, -8] {
          try turn(notches, at: (510, 310), zooming: true, on: desk)
          try desk.program.drag(from: (500, 300), to: (540, 340))
          try expectInk(520, 320, on: desk)
          try expectInk(538, 338, on: desk)
        }
        // The last one is 40 px wide; zooming about its middle keeps it there.
        try turn(5, at: (520, 320), zooming: true, on: desk)
        try expectInk(520, 320, on: desk)
        try desk.driver.key("0", .control)
        for _ in 1...5 { try desk.program.undo() }
        #expect(try desk.program.save().isAll(.white), "five rectangles")
      }
    }

    @Test func keysZoomAndTheWayBackIsOffered() throws {
      try onDesk(arguments: ["--tool", "rectangle"]) { desk in
        try desk.program.drag(from: (500, 304), to: (600, 404))
        for _ in 1...2 { try desk.driver.key("plus", .control) }
        // Half as large again, about the middle of the canvas: 550,354.
        try expectInk(550 - 72, 354 - 72, on: desk)
        try expectWhite(550 - 80, 354 - 80, on: desk)
        try desk.driver.key("0", .control)
        try expectWhite(550 - 60, 354 - 60, on: desk)
        try turn(40, at: (700, 400), on: desk)
        try expectWhite(550, 354, on: desk)
        let button = try desk.program.inWindow(550, 760 - 16 - 22)
        try eventually("the way back") { try desk.driver.pixel(at: button) != .white }
        desk.driver.click(at: button)
        // The drawing fits the canvas now, in its middle.
        try expectInk(550, 354, on: desk)
        try expectInk(550, 354 - 180, on: desk)
      }
    }

    @Test func bothEndsOfTheZoomHoldManyTimes() throws {
      try onDesk(arguments: ["--tool", "rectangle"]) { desk in
        for _ in 1...3 {
          for notches in [-60, 60] { try turn(notches, at: (300, 300), zooming: true, on: desk) }
        }
        try desk.program.drag(from: (280, 280), to: (320, 320))
        try expectInk(300, 300, on: desk)
        for _ in 1...3 {
          for notches in [-60, 60] { try turn(notches, at: (300, 300), zooming: true, on: desk) }
        }
        try expectInk(300, 300, on: desk)
        try desk.driver.ping(desk.program.window)
      }
    }

    @Test func absurdSizesOfTheWindowDoNoHarm() throws {
      try onDesk(arguments: ["--tool", "rectangle"]) { desk in
        for (width, height) in [(1, 1), (32_767, 40), (32_767, 600), (3, 2000), (1, 1)] {
          desk.driver.resize(desk.program.window, width: width, height: height)
          try desk.driver.ping(desk.program.window)
          try desk.driver.key("plus", .control)
          try desk.driver.key("1", .control)
        }
        desk.driver.resize(desk.program.window, width: 1100, height: 760)
        try desk.driver.key("0", .control)
        try desk.driver.ping(desk.program.window)
        try desk.program.drag(from: (300, 300), to: (400, 400))
        try expectInk(350, 350, on: desk)
        try expectWhite(290, 290, on: desk)
      }
    }

    @Test func paintedPartsAreToldAndTinted() throws {
      let arguments = ["--show-damage", "--tool", "rectangle"]
      try onDesk(arguments: arguments, environment: ["DUDEL_LOG": "damage"]) { desk in
        try desk.program.drag(from: (300, 300), to: (400, 400))
        try desk.driver.ping(desk.program.window)
        try eventually("a tint on what was painted") {
          let pixel = try color(397, 420, on: desk)
          return try color(350, 350, on: desk) != PixelImage.fill || pixel != .white
        }
        let line = desk.program.run.standardError.split(separator: "\n").last ?? ""
        #expect(line.contains("damage: window ") && line.contains("x"))
        let image = try desk.program.save()
        #expect(image.hasRectangle(300, 300, 400, 400), "files have no tint")
      }
    }
  }
}
