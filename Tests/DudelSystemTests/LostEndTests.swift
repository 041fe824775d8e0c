import DudelTestSupport
import Testing

/// Shapes whose end never comes are finished where they were last seen.
extension SystemTests {
  @Suite(.needsProgram) struct LostEndTests {
    @Test func aLostFocusEndsTheStroke() throws {
      try onDesk { desk in
        try desk.program.choose(.pencil)
        let other = try desk.driver.openWindow(at: PixelPoint(1200, 900), width: 40, height: 40)
        try startStroke(on: desk)
        desk.driver.setFocus(other)
        try expectStrokeEnded(on: desk)
      }
    }

    @Test func anUnmappedWindowEndsTheStroke() throws {
      try onDesk { desk in
        try desk.program.choose(.pencil)
        try startStroke(on: desk)
        desk.driver.unmap(desk.program.window)
        desk.driver.map(desk.program.window)
        try eventually("the window back") { desk.driver.isViewable(desk.program.window) }
        try expectStrokeEnded(on: desk)
      }
    }

    @Test func aGrabbedKeyboardChangesNothing() throws {
      try onDesk { desk in
        try desk.program.choose(.pencil)
        try startStroke(on: desk)
        try desk.driver.grabKeyboardForAMoment()
        desk.driver.move(
          along: try (1...10).map { try desk.program.canvas(300 + 20 * $0, 100) })
        desk.driver.release()
        let image = try desk.program.save()
        #expect(image.hasLevelStroke(from: 100, to: 500, y: 100))
        try desk.program.undo()
        #expect(try desk.program.save().isAll(.white), "it is one stroke")
      }
    }

    @Test func aKeyWhoseReleaseAGrabTookIsUp() throws {
      try onDesk { desk in
        let driver = desk.driver
        try driver.keyDown("r")
        try driver.grabKeyboardForAMoment { try driver.keyUp("r") }
        try desk.program.choose(.pencil)
        try desk.program.choose(.rectangle)
        try desk.program.drag(from: (100, 100), to: (300, 200))
        #expect(try desk.program.save().hasRectangle(100, 100, 300, 200))
      }
    }

    @Test func anotherPointersHoverDoesNotEndTheStroke() throws {
      try onDesk { desk in
        try desk.program.choose(.pencil)
        let second = try desk.driver.makePointer(named: "second")
        try startStroke(on: desk)
        desk.driver.warp(second, to: try desk.program.canvas(700, 300))
        desk.driver.warp(second, to: try desk.program.canvas(720, 320))
        desk.driver.move(
          along: try (1...10).map { try desk.program.canvas(300 + 20 * $0, 100) })
        desk.driver.release()
        let image = try desk.program.save()
        #expect(image.hasLevelStroke(from: 100, to: 500, y: 100))
        #expect(image.count(rows: 110..<image.height) { $0 != .white } == 0, "no bridge")
        try desk.program.undo()
        #expect(try desk.program.save().isAll(.white), "it is one stroke")
      }
    }

    private func startStroke(on desk: Desk) throws {
      try desk.program.move(100, 100)
      desk.driver.press()
      desk.driver.move(
        along: try (1...10).map { try desk.program.canvas(100 + 20 * $0, 100) })
    }

    /// Moves on with the button held, releases, and looks for the stroke as it was before.
    private func expectStrokeEnded(on desk: Desk) throws {
      desk.driver.move(along: try (1...10).map { try desk.program.canvas(300 + 20 * $0, 200) })
      desk.driver.release()
      desk.driver.setFocus(desk.program.window)
      let image = try desk.program.save()
      #expect(image.hasLevelStroke(from: 100, to: 300, y: 100))
      #expect(image.count(rows: 110..<image.height) { $0 != .white } == 0, "no point outside")
      #expect(image.count(columns: 305..<image.width) { $0 != .white } == 0, "no point outside")
      try desk.program.drag(from: (100, 400), to: (300, 400))
      #expect(try desk.program.save().hasLevelStroke(from: 100, to: 300, y: 400))
    }
  }
}
