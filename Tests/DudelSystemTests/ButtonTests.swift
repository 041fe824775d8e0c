import DudelTestSupport
import Testing

extension SystemTests {
  @Suite(.needsProgram) struct ButtonTests {
    @Test(arguments: [2, 3]) func otherButtonsDrawNothing(button: Int) throws {
      try onDesk { desk in
        for tool in ToolName.allCases {
          try desk.program.choose(tool)
          try desk.program.click(200, 150, button: button)
        }
        // Choosing a tool finishes what the last one may have begun.
        try desk.program.choose(.pencil)
        #expect(try desk.program.save().isAll(.white))
      }
    }

    @Test(.needsTouchServer) func aClickCountsThoughAnotherMouseMovedThePointer() throws {
      try onDesk(.touch) { desk in
        try desk.program.choose(.pencil)
        try desk.fingers.pointerMotion(to: try desk.program.button(of: .rectangle))
        try desk.fingers.sync()
        desk.driver.press()
        desk.driver.release()
        try desk.program.drag(from: (100, 100), to: (300, 200))
        #expect(try desk.program.save().hasRectangle(100, 100, 300, 200))
      }
    }

    @Test func draggingWithTheRightButtonDrawsNothing() throws {
      try onDesk { desk in
        try desk.program.choose(.pencil)
        try desk.program.drag(from: (100, 100), to: (300, 100), button: 3)
        try desk.program.choose(.line)
        #expect(try desk.program.save().isAll(.white))
      }
    }

    @Test func aSecondButtonThatOutlastsTheFirstLeavesOneStroke() throws {
      try onDesk { desk in
        let program = desk.program
        try program.choose(.pencil)
        try program.move(100, 100)
        desk.driver.press(1)
        try program.move(200, 100)
        desk.driver.press(3)
        try program.move(300, 100)
        desk.driver.release(1)
        try program.move(400, 100)
        desk.driver.release(3)
        let image = try program.save()
        #expect(image.hasLevelStroke(from: 100, to: 300, y: 100))
        #expect(image.isBlank(350, 100), "moving with button 3 alone draws nothing")
        try expectNormalStroke(then: "one undo takes the stroke away", on: desk)
      }
    }

    @Test func aSecondButtonWithinAStrokeDoesNotEndIt() throws {
      try onDesk { desk in
        let program = desk.program
        try program.choose(.pencil)
        try program.move(100, 100)
        desk.driver.press(1)
        try program.move(200, 100)
        desk.driver.press(3)
        try program.move(300, 100)
        desk.driver.release(3)
        try program.move(400, 100)
        desk.driver.release(1)
        try program.move(500, 100)
        let image = try program.save()
        #expect(image.hasLevelStroke(from: 100, to: 400, y: 100))
        #expect(image.isBlank(450, 100))
        try expectNormalStroke(then: "one undo takes the stroke away", on: desk)
      }
    }

    /// Draws one more stroke, and undoes both.
    private func expectNormalStroke(then comment: Comment, on desk: Desk) throws {
      try desk.program.drag(from: (100, 300), to: (300, 300))
      let image = try desk.program.save()
      #expect(image.hasLevelStroke(from: 100, to: 300, y: 300))
      #expect(image.isBlank(350, 300) && image.isBlank(350, 200))
      try desk.program.undo()
      try desk.program.undo()
      #expect(try desk.program.save().isAll(.white), comment)
    }
  }
}
