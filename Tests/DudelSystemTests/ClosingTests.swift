import DudelTestSupport
import Testing

extension SystemTests {
  @Suite(.needsProgram) struct ClosingTests {
    @Test func closingWithoutChangesQuits() throws {
      try onDesk { desk in
        desk.driver.requestClose(desk.program.window)
        try desk.expectExit(0)
      }
    }

    @Test func quittingWithoutChangesQuits() throws {
      try onDesk { desk in
        try desk.driver.key("q", .control)
        try desk.expectExit(0)
      }
    }

    @Test func closingWithChangesAsksAndEscapeKeepsTheWindow() throws {
      try onDesk { desk in
        let program = desk.program
        let picture = try changedPicture(on: desk)
        desk.driver.requestClose(program.window)
        try awaitQuestion(on: desk, over: picture)
        try desk.driver.ping(program.window)
        #expect(program.run.isRunning)

        try desk.driver.key("Escape")
        try eventually("the question to go") {
          let now = try desk.driver.image(of: program.window)
          return (now.difference(from: picture, tolerance: 8)?.count ?? .max) < 500
        }
        #expect(program.run.isRunning)
        try program.drag(from: (100, 400), to: (300, 400))
        let image = try program.save()
        #expect(image.hasLevelStroke(from: 100, to: 300, y: 100))
        #expect(image.hasLevelStroke(from: 100, to: 300, y: 400))
      }
    }

    @Test func enterAtTheQuestionSavesAndQuits() throws {
      try onDesk { desk in
        let program = desk.program
        let picture = try changedPicture(on: desk)
        try desk.driver.key("q", .control)
        try awaitQuestion(on: desk, over: picture)
        try desk.driver.key("Return")
        try desk.expectExit(0)
        let image = try PixelImage(pngFile: try #require(program.file))
        #expect(image.hasLevelStroke(from: 100, to: 300, y: 100))
      }
    }

    @Test func closingAfterSavingQuits() throws {
      try onDesk { desk in
        try desk.program.drag(from: (100, 100), to: (300, 100))
        _ = try desk.program.save()
        desk.driver.requestClose(desk.program.window)
        try desk.expectExit(0)
      }
    }

    /// Draws a stroke, and returns the window's picture when it is on the screen.
    private func changedPicture(on desk: Desk) throws -> PixelImage {
      try desk.program.drag(from: (100, 100), to: (300, 100))
      try eventually("ink and the mark in the title") {
        let hasInk = try desk.driver.pixel(at: try desk.program.canvas(200, 100)).isDark
        return hasInk && desk.program.title?.hasPrefix("*") == true
      }
      return try desk.driver.image(of: desk.program.window)
    }

    private func awaitQuestion(on desk: Desk, over picture: PixelImage) throws {
      try eventually("a question on the window") {
        let now = try desk.driver.image(of: desk.program.window)
        return (now.difference(from: picture, tolerance: 8)?.count ?? 0) > 5000
      }
    }
  }
}
