import DudelTestSupport
import Testing

/// Dead keys, Compose, and input methods that are not there.
extension SystemTests {
  @Suite(.needsProgram, .needs(program: "setxkbmap")) struct TextKeyboardTests {
    private static let international = ["-layout", "us", "-variant", "intl"]

    @Test(arguments: ["C.UTF-8", "C"], [nil, "@im=none-such", "@im=none"])
    func deadKeysMakeLetters(locale: String, modifiers: String?) throws {
      var environment = ["LC_ALL": locale]
      environment["XMODIFIERS"] = modifiers
      try onDesk(keyboard: Self.international, environment: environment) { desk in
        try desk.type("caf")
        try desk.driver.key("dead_acute")
        try desk.driver.key("e")
        try desk.driver.key("space")
        try desk.driver.key("dead_diaeresis")
        try desk.driver.key("U")
        try desk.driver.key("Escape")
        try desk.expectSaved("café Ü")
      }
    }

    @Test func aLongSequenceComesWhole() throws {
      let folder = try TemporaryFolder()
      let text = String(repeating: "äöü ", count: 30)
      try write("<dead_acute> <a> : \"\(text)\"\n", toFile: folder.file("Compose"))
      try onDesk(
        keyboard: Self.international, environment: ["XCOMPOSEFILE": folder.file("Compose")]
      ) { desk in
        try desk.program.openBox(from: TextBox.start, to: TextBox.end)
        try desk.driver.key("dead_acute")
        try desk.driver.key("a")
        try desk.driver.type("end")
        try desk.driver.key("Escape")
        try desk.program.awaitNoInputWindow()
        let saved = try desk.program.save()
        let expected = try DudelProgram.picture(
          of: text + "end", from: TextBox.start, to: TextBox.end)
        #expect(saved.difference(from: expected) == .init(count: 0, largest: 0))
      }
    }

    @Test func deadKeysWorkInSheetsToo() throws {
      try onDesk(keyboard: Self.international) { desk in
        try desk.driver.key("i", .control)
        try desk.driver.type("caf")
        try desk.driver.key("dead_acute")
        try desk.driver.key("e")
        try desk.driver.key("Return")
        _ = try desk.program.save()
        #expect(try desk.savedText("Title") == "café")
      }
    }

    @Test func aDeadKeyThatWaitsIsNoHindrance() throws {
      try onDesk(keyboard: Self.international) { desk in
        try desk.type("abc")
        try desk.driver.key("dead_acute")
        try desk.program.click(700, 500)
        try desk.program.awaitNoInputWindow()
        try desk.expectSaved("abc")
        try desk.type("d")
        try desk.driver.key("dead_acute")
        desk.program.run.terminate()
        try desk.expectExit(0, within: .seconds(5))
      }
    }

    @Test func arabicLettersComeFromTheirLayout() throws {
      try onDesk(keyboard: ["-layout", "ara"]) { desk in
        desk.driver.click(at: try desk.program.button(of: .text))
        try desk.program.drag(from: TextBox.start, to: TextBox.end)
        try desk.program.awaitInputWindow()
        for name in ["Arabic_seen", "Arabic_lam", "Arabic_alef", "Arabic_meem"] {
          try desk.driver.key(name)
        }
        // Keys by their places, as the layout has no Latin letters.
        try desk.driver.key("Escape")
        try desk.program.awaitNoInputWindow()
        let expected = try DudelProgram.picture(
          of: "سلام", from: TextBox.start, to: TextBox.end)
        let file = try #require(desk.program.file)
        var saved: PixelImage?
        desk.driver.click(at: try desk.program.inWindow(1100 - 30 - 48, 26))
        try eventually("the file") {
          saved = try? PixelImage(pngFile: file)
          return saved != nil
        }
        #expect(saved?.difference(from: expected) == .init(count: 0, largest: 0))
      }
    }
  }
}
