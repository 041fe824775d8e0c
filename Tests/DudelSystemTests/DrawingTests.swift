import DudelTestSupport
import Testing

extension SystemTests {
  @Suite(.needsProgram) struct DrawingTests {
    @Test(arguments: ToolName.ofPaths)
    func everyToolDrawsOnABareScreen(tool: ToolName) throws {
      try onDesk { try draw(with: tool, on: $0) }
    }

    @Test(.needsWindowManager, arguments: ToolName.ofPaths)
    func everyToolDrawsUnderAWindowManager(tool: ToolName) throws {
      try onDesk(underWindowManager: true) { try draw(with: tool, on: $0) }
    }

    @Test(arguments: ["xi2", "shm", "xim", "xi2,shm,xim"])
    func drawsWithoutAnExtension(names: String) throws {
      try onDesk(environment: ["DUDEL_DISABLE": names]) { desk in
        for tool in ToolName.ofPaths { try draw(with: tool, on: desk, isFirst: tool == .pencil) }
      }
    }

    @Test func drawsOnAServerWithoutSharedMemory() throws {
      try onDesk(.xvfb(extraArguments: ["-extension", "MIT-SHM"])) {
        try draw(with: .rectangle, on: $0)
      }
    }

    @Test(arguments: ["", "shm"]) func whatAnotherWindowCoveredComesBack(disabled: String) throws {
      try onDesk(arguments: ["--tool", "line"], environment: ["DUDEL_DISABLE": disabled]) { desk in
        let (driver, window) = (desk.driver, desk.program.window)
        func expectSameAfterCovering(_ x: Int, _ y: Int) throws {
          let before = try driver.image(of: window)
          let place = try driver.origin(of: window)
          try driver.coverOnce(PixelPoint(place.x + x, place.y + y), width: 300, height: 200)
          try eventually("the same picture") { try driver.image(of: window) == before }
        }
        let corner = try driver.origin(of: window)
        try eventually("the first picture") {
          // The toolbar comes last.
          try driver.pixel(at: try desk.program.canvas(500, 300)) == .white
            && driver.pixel(at: PixelPoint(corner.x + 3, corner.y + 3)) != .black
        }
        // Over the toolbar's edge, on the canvas, and where there is ink.
        try expectSameAfterCovering(200, 10)
        try expectSameAfterCovering(500, 300)
        try desk.program.drag(from: (550, 320), to: (700, 400))
        // Undo is usable then, too.
        try eventually("the finished line") {
          try desk.program.title?.hasPrefix("*") == true
            && driver.pixel(at: try desk.program.canvas(625, 360)) != .white
            && driver.image(of: window) == driver.image(of: window)
        }
        try expectSameAfterCovering(500, 300)
        try expectSameAfterCovering(200, 10)
      }
    }

    @Test(arguments: [16, 30]) func drawsOnScreensOfOtherDepths(depth: Int) throws {
      try onDesk(.xvfb(depth: depth)) { try draw(with: .ellipse, on: $0) }
    }

    @Test(arguments: ToolName.ofPaths) func toolButtonsChooseTools(tool: ToolName) throws {
      try onDesk { desk in
        // From another tool, so that the button must do something.
        try desk.program.choose(tool == .line ? .pencil : .line)
        desk.driver.click(at: try desk.program.button(of: tool))
        try drag(with: tool, on: desk)
        try expectShape(of: tool, in: try desk.program.save())
      }
    }

    @Test func aTapWithThePencilIsARoundDot() throws {
      try onDesk { desk in
        try desk.program.choose(.pencil)
        try desk.program.click(200, 150)
        let image = try desk.program.save()
        // A disc of width 2 has the area of 3.14 pixels.
        #expect((2.2...4.2).contains(image.ink))
        #expect(image.isBlank(200, 160) && image.isBlank(210, 150))
        #expect(image.hasInk(200, 150))
      }
    }

    @Test(arguments: [ToolName.line, .rectangle, .ellipse])
    func aClickWithoutADragMakesNothing(tool: ToolName) throws {
      try onDesk { desk in
        try desk.program.choose(tool)
        try desk.program.click(200, 150)
        #expect(try desk.program.save().isAll(.white))
      }
    }

    @Test func aDragBeyondTheWindowIsNotLost() throws {
      try onDesk { desk in
        try desk.program.choose(.line)
        // Off the right edge: the picture grows with what is drawn.
        try desk.program.drag(from: (900, 300), to: (1150, 300))
        let image = try desk.program.save()
        #expect(image.hasLevelStroke(from: 900, to: 1148, y: 300))
      }
    }

    /// Chooses a tool by its key, draws, and looks at the screen and at the saved file.
    private func draw(with tool: ToolName, on desk: Desk, isFirst: Bool = true) throws {
      try desk.program.choose(tool)
      try drag(with: tool, on: desk)
      try eventually("the \(tool)'s ink on the screen") {
        let place = try desk.program.canvas(200, tool.inkRow)
        return try desk.driver.image(at: PixelPoint(place.x - 1, place.y - 1), width: 3, height: 3)
          .count(where: \.isDark) > 0
      }
      let image = try desk.program.save()
      try expectShape(of: tool, in: image)
      if isFirst { #expect(image.width == 1100 && image.height == 708) }
      try desk.program.undo()
      #expect(try desk.program.save().isAll(.white), "one undo takes the \(tool)'s shape away")
    }

    private func drag(with tool: ToolName, on desk: Desk) throws {
      guard tool == .freehand else {
        return try desk.program.drag(from: (100, 100), to: (300, 200))
      }
      // Two presses, each with its handle drawn out to the right.
      try desk.program.drag(from: (100, 100), to: (150, 100))
      try desk.program.drag(from: (300, 200), to: (350, 200))
      try desk.driver.key("Return")
    }

    private func expectShape(of tool: ToolName, in image: PixelImage) throws {
      #expect(image.hasInk(200, tool.inkRow), "\(tool)")
      switch tool {
      case .pencil, .line:
        for step in 0...10 { #expect(image.hasInk(100 + 20 * step, 100 + 10 * step)) }
        #expect(image.isBlank(120, 180) && image.isBlank(280, 120))
      case .rectangle:
        #expect(image.hasRectangle(100, 100, 300, 200))
      case .ellipse:
        #expect(image.isFilled(200, 150))
        #expect(image.hasInk(100, 150) && image.hasInk(300, 150) && image.hasInk(200, 200))
        #expect(image.isBlank(106, 106) && image.isBlank(294, 194))
      case .freehand:
        // The cubic 100,100 150,100 250,200 300,200 goes through its ends and, halfway, 200,150.
        #expect(image.hasInk(100, 100) && image.hasInk(300, 200))
        #expect(image.isBlank(120, 180) && image.isBlank(280, 120))
      case .text: Issue.record("A drag of the text tool draws nothing.")
      }
    }
  }
}

extension ToolName {
  /// The row of the canvas in which the shape that these tests draw crosses column 200.
  fileprivate var inkRow: Int { self == .rectangle || self == .ellipse ? 100 : 150 }
}
