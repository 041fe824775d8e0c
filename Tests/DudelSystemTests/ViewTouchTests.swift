import DudelTestSupport
import Testing

/// Fingers, pens and touch pads that move the view, or keep from it.
extension SystemTests {
  @Suite(.needsProgram, .needsTouchServer) struct ViewTouchTests {
    private static let start = ["--tool", "rectangle"]

    private func color(_ x: Int, _ y: Int, on desk: Desk) throws -> Pixel {
      try desk.driver.pixel(at: try desk.program.canvas(x, y))
    }

    private func expectFill(_ x: Int, _ y: Int, on desk: Desk) throws {
      try eventually("the rectangle at \(x),\(y)") {
        try color(x, y, on: desk).difference(from: PixelImage.fill) <= 2
      }
    }

    private func expectWhite(_ x: Int, _ y: Int, on desk: Desk) throws {
      try eventually("white at \(x),\(y)") { try color(x, y, on: desk) == .white }
    }

    /// Draws the rectangle that the tests look for, with the mouse.
    private func drawRectangle(_ desk: Desk) throws {
      let hand = try desk.fingers
      try hand.pointerMotion(to: try desk.program.canvas(300, 300))
      try hand.pointerButton(isPress: true)
      try hand.pointerMotion(to: try desk.program.canvas(400, 400))
      try hand.pointerButton(isPress: false)
      try hand.sync()
      try expectFill(350, 350, on: desk)
    }

    /// Moves two fingers from 350±50 to 350±100, at the height of the rectangle's middle.
    private func pinch(_ desk: Desk) throws {
      let fingers = try desk.fingers
      try fingers.touchBegin(0, at: try desk.program.canvas(300, 350))
      try fingers.touchBegin(1, at: try desk.program.canvas(400, 350))
      for step in stride(from: 5, through: 50, by: 5) {
        try fingers.touchUpdate(0, to: try desk.program.canvas(300 - step, 350))
        try fingers.touchUpdate(1, to: try desk.program.canvas(400 + step, 350))
      }
      try fingers.touchEnd(0)
      try fingers.touchEnd(1)
      try fingers.sync()
    }

    @Test func twoFingersPinchWhenFingersMove() throws {
      try onDesk(.touch, arguments: Self.start) { desk in
        try drawRectangle(desk)
        try desk.driver.key("m", .control)
        try pinch(desk)
        try expectFill(270, 270, on: desk)
        try expectFill(430, 430, on: desk)
        try expectWhite(240, 350, on: desk)
        #expect(try desk.program.save().hasRectangle(300, 300, 400, 400))
        try desk.program.undo()
        #expect(try desk.program.save().isAll(.white), "no finger has drawn")
      }
    }

    @Test func twoFingersDrawTwoShapesWhenFingersDraw() throws {
      try onDesk(.touch, arguments: Self.start) { desk in
        let fingers = try desk.fingers
        for finger in 0...1 {
          try fingers.touchBegin(finger, at: try desk.program.canvas(100 + 300 * finger, 100))
        }
        for finger in 0...1 {
          try fingers.touchUpdate(finger, to: try desk.program.canvas(200 + 300 * finger, 200))
          try fingers.touchEnd(finger)
        }
        try fingers.sync()
        let image = try desk.program.save()
        #expect(image.hasRectangle(100, 100, 200, 200) && image.hasRectangle(400, 100, 500, 200))
      }
    }

    @Test func oneFingerPansAndTheSwitchIsAButton() throws {
      try onDesk(.touch, arguments: Self.start) { desk in
        let fingers = try desk.fingers
        try drawRectangle(desk)
        let button = try desk.program.inWindow(1100 - 8 - 44 - 48 * 5 + 22, 26)
        try fingers.touchBegin(0, at: button)
        try fingers.touchEnd(0)
        try fingers.touchDrag(
          from: try desk.program.canvas(600, 400), to: try desk.program.canvas(700, 450))
        try expectFill(450, 400, on: desk)
        try expectWhite(320, 320, on: desk)
        try fingers.touchBegin(0, at: button)
        try fingers.touchEnd(0)
        try fingers.touchDrag(
          from: try desk.program.canvas(700, 150), to: try desk.program.canvas(800, 250))
        #expect(try desk.program.save().hasRectangle(600, 100, 700, 200), "fingers draw again")
      }
    }

    @Test func thePensFirstContactHasFingersMoveAndIsRemembered() throws {
      try onDesk(.touch, arguments: Self.start) { desk in
        let hand = try desk.fingers
        try hand.penMotion(to: try desk.program.canvas(300, 300), pressure: 0.5)
        try hand.penButton(isPress: true)
        try hand.penMotion(to: try desk.program.canvas(400, 400), pressure: 0.5)
        try hand.penButton(isPress: false)
        try hand.sync()
        try expectFill(350, 350, on: desk)
        let path = desk.program.homeFile("state/dudel/settings.json")
        try eventually("the settings") { text(ofFile: path)?.contains("move") == true }
        try eventually("an end of the palm's time") {
          try hand.touchDrag(
            from: try desk.program.canvas(600, 400), to: try desk.program.canvas(700, 400))
          return try color(290, 350, on: desk) == .white
            && (try color(310, 350, on: desk)) == .white
        }
        #expect(try desk.program.save().hasRectangle(300, 300, 400, 400))
        try desk.program.undo()
        #expect(try desk.program.save().isAll(.white), "the fingers have drawn nothing")
        // The next program knows.
        let next = try DudelProgram.launch(
          on: desk.server, arguments: ["--size", "500x400"],
          environment: ["XDG_STATE_HOME": desk.program.homeFile("state")])
        let corner = try next.inWindow(500 - 3, 3)
        #expect(try desk.driver.pixel(at: corner) == DudelProgram.toolbarColor)
        #expect(text(ofFile: path)?.contains("move") == true)
      }
    }

    @Test func thePalmDoesNothingWhileThePenDraws() throws {
      try onDesk(.touch, arguments: Self.start) { desk in
        let hand = try desk.fingers
        try drawRectangle(desk)
        try desk.driver.key("m", .control)
        try hand.penMotion(to: try desk.program.canvas(600, 100), pressure: 0.5)
        try hand.penButton(isPress: true)
        for step in 0...10 {
          try hand.penMotion(to: try desk.program.canvas(600 + 10 * step, 100 + 10 * step))
          if step == 3 { try hand.touchBegin(0, at: try desk.program.canvas(700, 500)) }
          if step > 3 { try hand.touchUpdate(0, to: try desk.program.canvas(700, 500 - 9 * step)) }
        }
        try hand.penButton(isPress: false)
        // The palm stays down and slides on.
        for step in 1...10 {
          try hand.touchUpdate(0, to: try desk.program.canvas(700 + 9 * step, 400))
        }
        try hand.touchEnd(0)
        try hand.sync()
        let image = try desk.program.save()
        #expect(image.hasRectangle(300, 300, 400, 400))
        #expect(image.hasRectangle(600, 100, 700, 200))
        try expectFill(350, 350, on: desk)
        try expectFill(650, 150, on: desk)
      }
    }

    @Test func aSmoothWheelScrollsNoMoreThanItWasTurnedOverTheWindow() throws {
      try onDesk(.touch, arguments: Self.start) { desk in
        let hand = try desk.fingers
        desk.driver.resize(desk.program.window, width: 1000, height: 800)
        try drawRectangle(desk)
        try hand.pointerMotion(to: try desk.program.canvas(600, 400))
        try hand.scroll(1)
        try hand.scroll(0.25)
        try hand.sync()
        try expectFill(350, 350 - 60, on: desk)
        // Turned far outside of the window.
        try hand.pointerMotion(to: PixelPoint(1200, 900))
        try hand.scroll(10)
        try hand.pointerMotion(to: try desk.program.canvas(600, 400))
        try hand.sync()
        // Only then it knows how far the wheel has turned elsewhere.
        try desk.driver.ping(desk.program.window)
        try hand.scroll(0.5)
        try hand.sync()
        try expectFill(350, 300 + 2 - 84, on: desk)
        try expectFill(350, 400 - 2 - 84, on: desk)
        try expectWhite(350, 300 - 4 - 84, on: desk)
      }
    }

    @Test func aTouchPadsPinchZoomsAboutThePointer() throws {
      try onDesk(.touch, arguments: Self.start) { desk in
        let hand = try desk.fingers
        try drawRectangle(desk)
        try hand.pointerMotion(to: try desk.program.canvas(350, 350))
        try hand.pinch(by: 2)
        try expectFill(270, 270, on: desk)
        try expectFill(430, 430, on: desk)
        try expectWhite(240, 350, on: desk)
        try hand.pinch(by: 0.5)
        try expectFill(310, 310, on: desk)
        try expectWhite(290, 350, on: desk)
      }
    }
  }
}
