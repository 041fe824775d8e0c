import DudelTestSupport
import Testing

/// Any client may send any window any event; none may hurt.
extension SystemTests {
  @Suite(.needsProgram) struct HostileEventTests {
    @Test func garbageMessagesDoNoHarm() throws {
      try onDesk { desk in
        var random = SeededGenerator(seed: 1)
        let types = [
          "WM_PROTOCOLS", "DUDEL_NONSENSE", "XdndEnter", "XdndPosition", "XdndDrop", "_XEMBED",
          "_NET_WM_STATE", "_NET_WM_SYNC_REQUEST", "WM_CHANGE_STATE", "MANAGER",
        ]
        for type in types {
          for format in [8, 16, 32] {
            let data = (0..<5).map { _ in Int.random(in: 0...0xffff_ffff, using: &random) }
            desk.driver.send(type, to: desk.program.window, data, format: format)
            desk.driver.send(type, to: desk.program.window, [], format: format)
          }
        }
        try expectToDraw(on: desk)
      }
    }

    @Test func forgedSizesDoNoHarm() throws {
      try onDesk { desk in
        for (width, height) in [(0, 0), (1, 65_535), (65_535, 1), (65_535, 65_535), (32_768, 40)] {
          desk.driver.sendConfigure(
            to: desk.program.window, x: -30_000, y: 30_000, width: width, height: height)
        }
        desk.driver.sendConfigure(to: desk.program.window, x: 0, y: 0, width: 1100, height: 760)
        try expectToDraw(on: desk)
      }
    }

    @Test func aForgedDestructionDoesNoHarm() throws {
      try onDesk { desk in
        desk.driver.sendDestruction(to: desk.program.window)
        try expectToDraw(on: desk)
      }
    }

    @Test func aKeyThatMeansNothingDoesNoHarm() throws {
      try onDesk { desk in
        for keycode in [desk.driver.unmappedKeycode ?? 255, 8, 255] {
          desk.driver.sendKey(keycode, to: desk.program.window)
        }
        try expectToDraw(on: desk)
      }
    }

    @Test(arguments: 1...3) func randomEventsDoNoHarm(seed: UInt64) throws {
      try onDesk { desk in
        var random = SeededGenerator(seed: seed)
        // All core events but keys and buttons, which may rightly quit.
        let types = [6...10, 12...19, 21...22, 24...24, 26...26, 28...34].flatMap(\.self)
        for _ in 1...200 {
          let type = types.randomElement(using: &random) ?? 33
          desk.driver.sendNoise(type: type, to: desk.program.window, using: &random)
        }
        desk.driver.sendConfigure(to: desk.program.window, x: 0, y: 0, width: 1100, height: 760)
        try expectToDraw(on: desk)
      }
    }

    private func expectToDraw(on desk: Desk) throws {
      try desk.driver.key("Escape")
      try desk.program.choose(.rectangle)
      try desk.program.drag(from: (100, 100), to: (300, 200))
      #expect(try desk.program.save().hasRectangle(100, 100, 300, 200))
    }
  }
}
