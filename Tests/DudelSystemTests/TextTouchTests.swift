import DudelTestSupport
import Testing

/// Text by finger, with a keyboard beside it.
extension SystemTests {
  @Suite(.needsProgram, .needsTouchServer) struct TextTouchTests {
    private func strike(_ text: String, on desk: Desk) throws {
      let keys = try desk.fingers
      let shift = 50
      for character in text {
        let (code, needsShift) = try desk.driver.keycodes(for: character)
        if needsShift { try keys.key(shift, isPress: true) }
        try keys.key(code, isPress: true)
        try keys.key(code, isPress: false)
        if needsShift { try keys.key(shift, isPress: false) }
      }
      try keys.sync()
    }

    @Test func aFingerDragsABoxAndATapElsewhereEndsIt() throws {
      try onDesk(.touch) { desk in
        let (program, fingers) = (desk.program, try desk.fingers)
        try fingers.touchBegin(0, at: try program.button(of: .text))
        try fingers.touchEnd(0)
        try fingers.touchDrag(
          from: try program.canvas(TextBox.start.x, TextBox.start.y),
          to: try program.canvas(TextBox.end.x, TextBox.end.y))
        let window = try program.awaitInputWindow()
        let frame = try #require(desk.driver.frame(of: window))
        #expect(frame == (100, 152, 300, 160))
        try strike("Hello you", on: desk)
        try fingers.touchBegin(1, at: try program.canvas(700, 500))
        try fingers.touchEnd(1)
        try fingers.sync()
        try program.awaitNoInputWindow()
        try desk.expectSaved("Hello you")
      }
    }

    @Test func aFingerPlacesTheCaretAndATapOnATextEditsIt() throws {
      try onDesk(.touch) { desk in
        let (program, fingers) = (desk.program, try desk.fingers)
        try desk.type("ello")
        try fingers.touchBegin(0, at: try program.canvas(105, 115))
        try fingers.touchEnd(0)
        try fingers.sync()
        try strike("H", on: desk)
        try desk.driver.key("Escape")
        try program.awaitNoInputWindow()
        try desk.expectSaved("Hello")
        try fingers.touchBegin(3, at: try program.canvas(105, 115))
        try fingers.touchEnd(3)
        try fingers.sync()
        try program.awaitInputWindow()
        try strike("X", on: desk)
        try desk.driver.key("Escape")
        try program.awaitNoInputWindow()
        try desk.expectSaved("XHello")
      }
    }

    @Test func aPenDragsABox() throws {
      try onDesk(.touch) { desk in
        let (program, pen) = (desk.program, try desk.fingers)
        try program.choose(.text)
        try pen.penMotion(to: try program.canvas(100, 100), pressure: 0.5)
        try pen.penButton(isPress: true)
        try pen.penMotion(to: try program.canvas(250, 180), pressure: 0.5)
        try pen.penMotion(to: try program.canvas(400, 260), pressure: 0.5)
        try pen.penButton(isPress: false)
        try pen.sync()
        try program.awaitInputWindow()
        try strike("pen", on: desk)
        try desk.driver.key("Escape")
        try desk.expectSaved("pen")
      }
    }
  }
}
