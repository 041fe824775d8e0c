import DudelTestSupport
import Testing

private let alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"

/// Text typed into the real program with real keys.
extension SystemTests {
  @Suite(.needsProgram) struct TextTests {
    // MARK: - The input window

    @Test func theInputWindowLiesOverTheBoxAndHasTheKeyboard() throws {
      try onDesk { try expectInputWindow(on: $0) }
    }

    @Test(.needsWindowManager) func theInputWindowHasTheKeyboardUnderAWindowManager() throws {
      try onDesk(underWindowManager: true) { try expectInputWindow(on: $0) }
    }

    @Test(.needsWindowManager) func theFocusThatFollowsTheMouseLeavesTheKeyboardInTheBox() throws {
      try onDesk(underWindowManager: true, focusFollowsMouse: true) {
        try expectInputWindow(on: $0)
      }
    }

    private func expectInputWindow(on desk: Desk) throws {
      let program = desk.program
      let window = try program.openBox(from: (300, 260), to: (100, 100))
      let frame = try #require(desk.driver.frame(of: window))
      #expect(frame == (100, 152, 200, 160))
      #expect(desk.driver.children(of: program.window) == [window])
      // The pointer goes off the box, and off the window.
      for place in [try program.canvas(900, 600), PixelPoint(1279, 959)] {
        desk.driver.move(to: place)
        try desk.driver.type("ab")
        #expect(desk.driver.focus == window)
      }
      try desk.driver.key("Escape")
      try program.awaitNoInputWindow()
      let saved = try program.save()
      let expected = try DudelProgram.picture(of: "abab", from: (100, 100), to: (300, 260))
      #expect(saved.difference(from: expected) == .init(count: 0, largest: 0))
    }

    @Test func theRestOfTheCanvasIsShaded() throws {
      try onDesk { desk in
        try desk.type("x")
        try eventually("the shade") {
          try desk.driver.pixel(at: try desk.program.canvas(600, 500)).difference(
            from: Pixel(0x7f7f7f)) <= 1
        }
        #expect(try desk.driver.pixel(at: try desk.program.canvas(390, 250)) == .white)
        try desk.driver.key("Escape")
        try eventually("a white canvas") {
          try desk.driver.pixel(at: try desk.program.canvas(600, 500)) == .white
        }
      }
    }

    @Test func aClickMakesNoInputWindow() throws {
      try onDesk { desk in
        try desk.program.choose(.text)
        try desk.program.click(200, 150)
        #expect(try desk.program.save().isAll(.white))
        #expect(desk.program.inputWindow == nil)
      }
    }

    @Test(arguments: [[], ["xi2"], ["shm"], ["xim"], ["xi2", "shm", "xim"]])
    func textIsTypedWithoutAnExtension(names: [String]) throws {
      let value = names.joined(separator: ",")
      try onDesk(environment: names.isEmpty ? [:] : ["DUDEL_DISABLE": value]) { desk in
        try desk.type("Hello you")
        try desk.driver.key("Escape")
        try desk.expectSaved("Hello you")
      }
    }

    @Test func textIsTypedAtTwiceTheSize() throws {
      try onDesk(arguments: ["--scale", "2", "--size", "550x380"]) { desk in
        // One unit is two px.
        try desk.program.choose(.text)
        desk.driver.drag(
          from: try desk.program.inWindow(200, 304), to: try desk.program.inWindow(600, 504))
        let window = try desk.program.awaitInputWindow()
        let frame = try #require(desk.driver.frame(of: window))
        #expect(frame == (200, 304, 400, 200))
        try desk.driver.type("Hello")
        try desk.driver.key("Escape")
        try desk.program.awaitNoInputWindow()
        let saved = try desk.program.save()
        let expected = try DudelProgram.picture(of: "Hello", from: (100, 100), to: (300, 200))
        let (columns, rows) = (100..<300, 100..<200)
        #expect(
          saved.cropped(columns: columns, rows: rows)
            == expected.cropped(columns: columns, rows: rows))
      }
    }

    // MARK: - Endings

    enum Ending: String, CaseIterable, Sendable {
      case escape, controlEnter, pressElsewhere, toolButton, save, menu
    }

    @Test(arguments: Ending.allCases) func everyEndingKeepsTheText(ending: Ending) throws {
      try onDesk { try expectEnding(ending, on: $0) }
    }

    @Test(.needsWindowManager, arguments: Ending.allCases)
    func everyEndingKeepsTheTextUnderAWindowManager(ending: Ending) throws {
      try onDesk(underWindowManager: true) { try expectEnding(ending, on: $0) }
    }

    private func expectEnding(_ ending: Ending, on desk: Desk) throws {
      let (program, driver) = (desk.program, desk.driver)
      try desk.type(alphabet)
      switch ending {
      case .escape: try driver.key("Escape")
      case .controlEnter: try driver.key("Return", .control)
      case .pressElsewhere: try program.click(700, 500)
      case .toolButton: driver.click(at: try program.button(of: .ellipse))
      case .save: break
      case .menu:
        driver.click(at: try program.inWindow(1100 - 30, 26))
        try driver.key("Escape")
      }
      if ending != .save { try program.awaitNoInputWindow() }
      try desk.expectSaved(alphabet)
      #expect(program.inputWindow == nil)
      try program.undo()
      #expect(try program.save().isAll(.white), "one step")
    }

    @Test func blankTextLeavesNothing() throws {
      try onDesk { desk in
        try desk.type("  \n ")
        try desk.driver.key("Escape")
        try desk.program.awaitNoInputWindow()
        #expect(try desk.program.save().isAll(.white))
        desk.driver.requestClose(desk.program.window)
        try desk.expectExit(0)
      }
    }

    @Test func closingAsksAndKeepsTheText() throws {
      try onDesk { desk in
        try desk.type(alphabet)
        desk.driver.requestClose(desk.program.window)
        try desk.program.awaitNoInputWindow()
        try eventually("a star in the title") { desk.program.title?.hasPrefix("*") == true }
        try desk.driver.key("Return")
        try desk.expectExit(0)
        let saved = try PixelImage(pngFile: try #require(desk.program.file))
        let expected = try DudelProgram.picture(
          of: alphabet, from: TextBox.start, to: TextBox.end)
        #expect(saved.difference(from: expected) == .init(count: 0, largest: 0))
      }
    }

    @Test(arguments: ["abc", ""]) func theEndOfTheSessionDoesNotHang(text: String) throws {
      try onDesk { desk in
        try desk.type(text)
        desk.program.run.terminate()
        try desk.expectExit(0, within: .seconds(5))
      }
    }

    // MARK: - While typing

    @Test func shortcutsActOnTheTextOnly() throws {
      try onDesk { desk in
        let (program, driver) = (desk.program, desk.driver)
        try program.choose(.rectangle)
        try program.drag(from: (600, 100), to: (700, 200))
        try desk.type("prleftx19 ")
        try driver.key("BackSpace")
        try driver.key("a", .control)
        try driver.key("Delete")
        for _ in 1...3 { try driver.key("z", .control) }
        try driver.key("y", .control)
        try driver.key("a", .control)
        try driver.type("kept")
        try driver.key("Escape")
        try program.awaitNoInputWindow()
        let image = try program.save()
        #expect(image.hasRectangle(600, 100, 700, 200))
        let expected = try DudelProgram.picture(
          of: "kept", from: TextBox.start, to: TextBox.end)
        #expect(
          image.cropped(columns: 0..<500, rows: 0..<400)
            == expected.cropped(columns: 0..<500, rows: 0..<400))
      }
    }

    @Test func aLongTextGrowsItsWindow() throws {
      try onDesk { desk in
        let window = try desk.type("1\n2\n3\n4\n5\n6\n7\n8\n9")
        try eventually("a higher window") {
          (desk.driver.frame(of: window)?.height ?? 0) > 240
        }
        let frame = try #require(desk.driver.frame(of: window))
        #expect((frame.x, frame.y, frame.width) == (100, 152, 300))
        try desk.driver.key("Escape")
        try desk.program.awaitNoInputWindow()
        let saved = try desk.program.save()
        let expected = try DudelProgram.picture(
          of: "1\n2\n3\n4\n5\n6\n7\n8\n9", from: TextBox.start, to: TextBox.end)
        #expect(saved.difference(from: expected) == .init(count: 0, largest: 0))
        #expect(saved.count(rows: 300..<400) { $0 != .white } > 10, "the last lines")
      }
    }

    @Test func anotherClientsFocusLosesNothing() throws {
      try onDesk { desk in
        let (program, driver) = (desk.program, desk.driver)
        let other = try driver.openWindow(at: PixelPoint(1200, 900), width: 40, height: 40)
        let window = try desk.type("before ")
        driver.setFocus(other)
        try driver.type("lost")
        driver.setFocus(program.window)
        try eventually("the keyboard in the box again") { driver.focus == window }
        try driver.type("after")
        try driver.key("Escape")
        try desk.expectSaved("before after")
      }
    }

    @Test(.needsWindowManager) func anotherWindowInBetweenLosesNothing() throws {
      try onDesk(underWindowManager: true) { desk in
        let (program, driver) = (desk.program, desk.driver)
        let window = try desk.type("before ")
        let other = try driver.openWindow(at: PixelPoint(1150, 700), width: 100, height: 100)
        driver.click(at: try centre(of: other, driver))
        try eventually("the keyboard elsewhere") { !driver.hasFocus(program.window) }
        try driver.type("lost")
        driver.destroy(other)
        try eventually("the keyboard in the box again") { driver.focus == window }
        try driver.type("after")
        try driver.key("Escape")
        try desk.expectSaved("before after")
      }
    }

    private func centre(of window: UInt, _ driver: XDriver) throws -> PixelPoint {
      let origin = try driver.origin(of: window)
      return PixelPoint(origin.x + 50, origin.y + 50)
    }

    // MARK: - Again

    @Test func aClickEditsTheTextAgain() throws {
      try onDesk { desk in
        let (program, driver) = (desk.program, desk.driver)
        try desk.type("Hello you")
        try driver.key("Escape")
        try program.awaitNoInputWindow()
        // Before the first letter.
        try program.click(105, 115)
        try program.awaitInputWindow()
        try driver.key("Delete")
        try driver.type("J")
        try driver.key("Escape")
        try program.awaitNoInputWindow()
        try desk.expectSaved("Jello you")
        try program.undo()
        try desk.expectSaved("Hello you")
        try program.undo()
        #expect(try program.save().isAll(.white))
      }
    }

    @Test func anEmptiedTextIsRemovedAndControlEscapeRestores() throws {
      try onDesk { desk in
        let (program, driver) = (desk.program, desk.driver)
        try desk.type("Hello")
        try driver.key("Escape")
        try program.awaitNoInputWindow()
        try program.click(105, 115)
        try program.awaitInputWindow()
        try driver.key("a", .control)
        try driver.type("never")
        try driver.key("Escape", .control)
        try program.awaitNoInputWindow()
        try desk.expectSaved("Hello")
        try program.click(105, 115)
        try program.awaitInputWindow()
        try driver.key("a", .control)
        try driver.key("Delete")
        try driver.key("Escape")
        try program.awaitNoInputWindow()
        #expect(try program.save().isAll(.white))
        try program.undo()
        try desk.expectSaved("Hello")
      }
    }

    @Test func whatWasTypedIsReplayedToThePixel() throws {
      let folder = try TemporaryFolder()
      var saved: PixelImage?
      try onDesk(arguments: ["--record", folder.file("log")]) { desk in
        try desk.type("Hello\nyou ")
        try desk.driver.key("Left", .shift)
        try desk.driver.type("!")
        try desk.driver.key("Escape")
        try desk.program.awaitNoInputWindow()
        saved = try desk.program.save()
        try desk.driver.key("q", .control)
        try desk.expectExit(0)
      }
      let (status, _, complaint) = try DudelProgram.runToEnd(
        ["replay", folder.file("log"), folder.file("out.png")])
      #expect(status == .exited(0), "\(complaint)")
      let replayed = try PixelImage(pngFile: folder.file("out.png"))
      let expected = try #require(saved)
      #expect(replayed.difference(from: expected) == .init(count: 0, largest: 0))
      #expect(!expected.isAll(.white))
    }

    /// The window appears below the pointer, and tells of that in places of its own.
    @Test func thePointerIsWhereItIsAlsoInTheInputWindow() throws {
      let folder = try TemporaryFolder()
      let log = folder.file("log")
      try onDesk(arguments: ["--record", log]) { desk in
        try desk.program.choose(.text)
        // Corner to corner upwards, so that the pointer ends inside the box.
        try desk.program.drag(from: (500, 500), to: (301, 301))
        try desk.program.awaitInputWindow()
        try desk.program.move(400, 400)
        try desk.driver.type("x")
        try desk.driver.key("Escape")
        _ = try desk.program.save()
      }
      let places = (text(ofFile: log) ?? "").split(separator: "\n").filter {
        $0.hasPrefix("{\"hovered\"")
      }
      #expect(!places.isEmpty)
      #expect(!places.contains { $0.contains("\"x\":99,") || $0.contains("\"x\":0,") })
      #expect(places.last?.contains("\"x\":400,\"y\":452") == true)
    }
  }
}
