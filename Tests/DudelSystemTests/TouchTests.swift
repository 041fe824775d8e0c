import DudelTestSupport
import Testing

extension SystemTests {
  @Suite(.needsProgram, .needsTouchServer) struct TouchTests {
    @Test func fiveFingersDrawFiveSeparateStrokes() throws {
      try onDesk(.touch) { desk in
        let (program, fingers) = (desk.program, try desk.fingers)
        try program.choose(.pencil)
        let rows = [100, 200, 300, 400, 500]
        for (finger, y) in rows.enumerated() {
          try fingers.touchBegin(finger, at: try program.canvas(100, y))
        }
        for x in stride(from: 120, through: 500, by: 20) {
          for (finger, y) in rows.enumerated() {
            try fingers.touchUpdate(finger, to: try program.canvas(x, y))
          }
        }
        for finger in rows.indices { try fingers.touchEnd(finger) }
        try fingers.sync()
        let image = try program.save()
        for y in rows { #expect(image.hasLevelStroke(from: 100, to: 500, y: y), "row \(y)") }
        for _ in 1...4 { try program.undo() }
        #expect(!(try program.save().isAll(.white)), "the first stroke is left")
        try program.undo()
        #expect(try program.save().isAll(.white), "five undos for five strokes")
      }
    }

    @Test func tenFingersDrawTenRectangles() throws {
      try onDesk(.touch) { desk in
        let (program, fingers) = (desk.program, try desk.fingers)
        try program.choose(.rectangle)
        let corners = (0..<10).map { (x: 50 + 200 * ($0 % 5), y: 50 + 300 * ($0 / 5)) }
        for (finger, corner) in corners.enumerated() {
          try fingers.touchBegin(finger, at: try program.canvas(corner.x, corner.y))
        }
        for size in [30, 60, 100] {
          for (finger, corner) in corners.enumerated() {
            let place = try program.canvas(corner.x + size, corner.y + size)
            try fingers.touchUpdate(finger, to: place)
          }
        }
        for finger in [3, 7, 0, 9, 1, 8, 2, 6, 4, 5] { try fingers.touchEnd(finger) }
        try fingers.sync()
        let image = try program.save()
        for (finger, corner) in corners.enumerated() {
          let (x, y) = corner
          #expect(image.hasRectangle(x, y, x + 100, y + 100), "finger \(finger)")
        }
      }
    }

    @Test(arguments: [ToolName.pencil, .line, .rectangle, .ellipse])
    func aFingersDragMakesOneObject(tool: ToolName) throws {
      try onDesk(.touch) { desk in
        let (program, fingers) = (desk.program, try desk.fingers)
        try program.choose(tool)
        try fingers.touchDrag(from: try program.canvas(100, 100), to: try program.canvas(300, 250))
        #expect(!(try program.save().isAll(.white)))
        try program.undo()
        #expect(try program.save().isAll(.white), "the emulated mouse drew nothing")
      }
    }

    @Test func aFingerOnTheToolbarKeepsWhatAnotherDraws() throws {
      try onDesk(.touch) { desk in
        let (program, fingers) = (desk.program, try desk.fingers)
        try program.choose(.rectangle)
        try fingers.touchBegin(0, at: try program.canvas(100, 100))
        try fingers.touchUpdate(0, to: try program.canvas(300, 250))
        try fingers.touchBegin(1, at: try program.button(of: .line))
        try fingers.touchEnd(1)
        try fingers.touchEnd(0)
        try fingers.sync()
        #expect(try program.save().hasRectangle(100, 100, 300, 250))

        let (start, end) = (try program.canvas(500, 100), try program.canvas(700, 300))
        try fingers.touchDrag(2, from: start, to: end)
        let image = try program.save()
        #expect(image.hasInk(600, 200), "the finger's press on Line chose it")
        #expect(image.isBlank(560, 250) && image.isBlank(640, 150), "a line is not filled")
      }
    }

    @Test func aDeviceThatGoesAwayFinishesItsShape() throws {
      try onDesk(.touch) { desk in
        let (program, fingers) = (desk.program, try desk.fingers)
        try program.choose(.rectangle)
        try fingers.touchBegin(0, at: try program.canvas(100, 100))
        try fingers.touchUpdate(0, to: try program.canvas(300, 250))
        try fingers.sync()
        try desk.driver.setDevice(.touch, isEnabled: false)
        #expect(try program.save().hasRectangle(100, 100, 300, 250))
        try program.drag(from: (500, 100), to: (700, 250))
        let image = try program.save()
        #expect(image.hasRectangle(500, 100, 700, 250), "the mouse still draws")
        #expect(image.hasRectangle(100, 100, 300, 250))
      }
    }

    @Test func escapeTakesAllShapesInProgressAway() throws {
      try onDesk(.touch) { desk in
        let (program, fingers) = (desk.program, try desk.fingers)
        try program.choose(.rectangle)
        for finger in 0..<3 {
          try fingers.touchBegin(finger, at: try program.canvas(100 + 200 * finger, 100))
          try fingers.touchUpdate(finger, to: try program.canvas(200 + 200 * finger, 250))
        }
        try fingers.sync()
        try desk.driver.key("Escape")
        // The fingers are still down; what they do now draws nothing.
        for finger in 0..<3 {
          try fingers.touchUpdate(finger, to: try program.canvas(210 + 200 * finger, 300))
        }
        for finger in 0..<3 { try fingers.touchEnd(finger) }
        try fingers.sync()
        #expect(try program.save().isAll(.white))
        try fingers.touchDrag(from: try program.canvas(100, 100), to: try program.canvas(300, 250))
        #expect(try program.save().hasRectangle(100, 100, 300, 250), "a new touch draws again")
      }
    }

    @Test func mouseAndFingerDrawAtTheSameTime() throws {
      try onDesk(.touch) { desk in
        let (program, hands) = (desk.program, try desk.fingers)
        try program.choose(.pencil)
        try hands.touchBegin(0, at: try program.canvas(100, 100))
        try hands.pointerMotion(to: try program.canvas(100, 300))
        try hands.pointerButton(isPress: true)
        for x in stride(from: 120, through: 400, by: 20) {
          try hands.touchUpdate(0, to: try program.canvas(x, 100))
          try hands.pointerMotion(to: try program.canvas(x, 300))
        }
        try hands.touchEnd(0)
        try hands.pointerButton(isPress: false)
        try hands.sync()
        let image = try program.save()
        #expect(image.hasLevelStroke(from: 100, to: 400, y: 100), "the finger's stroke")
        #expect(image.hasLevelStroke(from: 100, to: 400, y: 300), "the mouse's stroke")
      }
    }

    @Test func thePenDraws() throws {
      try onDesk(.touch) { desk in
        let (program, pen) = (desk.program, try desk.fingers)
        try program.choose(.pencil)
        try pen.penMotion(to: try program.canvas(100, 100), pressure: 0.5)
        try pen.penButton(isPress: true)
        for x in stride(from: 110, through: 400, by: 10) {
          try pen.penMotion(to: try program.canvas(x, 100), pressure: 0.5)
        }
        try pen.penButton(isPress: false)
        try pen.penMotion(to: try program.canvas(500, 100), pressure: 0)
        try pen.sync()
        let image = try program.save()
        #expect(image.hasLevelStroke(from: 100, to: 400, y: 100))
        #expect(image.isBlank(450, 100), "a pen in the air draws nothing")
      }
    }
  }
}
