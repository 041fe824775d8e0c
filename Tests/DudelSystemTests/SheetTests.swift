import DudelTestSupport
import Testing

/// The sheets of the real program: where to save, and what the drawing is about.
extension SystemTests {
  @Suite(.needsProgram) struct SheetTests {
    @Test(arguments: [false, true]) func savingWithoutAFileAsksForItsName(managed: Bool) throws {
      if managed, WindowManager.missing != nil { return }
      try onDesk(underWindowManager: managed, file: nil) { desk in
        let (program, driver) = (desk.program, desk.driver)
        try program.drag(from: (100, 100), to: (300, 100))
        try driver.key("s", .control)
        try driver.type("cat")
        try driver.key("Return")
        let path = program.homeFile("Pictures/cat.png")
        try eventually("\(path)") { TestMachine.hasFile(path) }
        try eventually("the name in the title") { program.title == "cat.png — Dudel" }
        #expect(try PixelImage(pngFile: path).hasLevelStroke(from: 100, to: 300, y: 100))
        // Keys mean tools again.
        try program.choose(.line)
        try program.drag(from: (100, 200), to: (300, 200))
        let before = FileStamp(path)
        try driver.key("s", .control)
        try eventually("the file to be saved again") { FileStamp(path) != before }
        #expect(try PixelImage(pngFile: path).hasLevelStroke(from: 100, to: 300, y: 200))
      }
    }

    @Test func whatCannotBeWrittenIsToldAndNothingIsLost() throws {
      try onDesk(file: nil) { desk in
        let (program, driver) = (desk.program, desk.driver)
        try program.drag(from: (100, 100), to: (300, 100))
        try driver.key("s", .control)
        try driver.key("a", .control)
        try driver.type("/nonexistent/cat")
        try driver.key("Return")
        // The sheet is still there: what is typed now goes into it.
        try driver.ping(program.window)
        #expect(program.title == "*Untitled — Dudel")
        try driver.key("a", .control)
        try driver.type("~/cat")
        try driver.key("Return")
        let path = program.homeFile("cat.png")
        try eventually("\(path)") { TestMachine.hasFile(path) }
        try eventually("the name in the title") { program.title == "cat.png — Dudel" }
        #expect(try PixelImage(pngFile: path).hasLevelStroke(from: 100, to: 300, y: 100))
      }
    }

    @Test func anExistingFileIsReplacedOnlyAfterAQuestion() throws {
      try onDesk { desk in
        let (program, driver) = (desk.program, desk.driver)
        let other = program.homeFile("other.png")
        try write("somebody's", toFile: other)
        try program.drag(from: (100, 100), to: (300, 100))
        try driver.key("s", .control, .shift)
        try driver.key("a", .control)
        try driver.type("~/other.png")
        let corner = try program.inWindow(3, 3)
        try eventually("the shade of the sheet") { try driver.pixel(at: corner).red < 0xf0 }
        let shade = try driver.pixel(at: corner)
        try driver.key("Return")
        try eventually("the shade of the question") {
          try driver.pixel(at: corner).red < shade.red
        }
        // Escape says no to the question, and then to the sheet.
        try driver.key("Escape")
        try driver.key("Escape")
        _ = try program.save()
        #expect(text(ofFile: other) == "somebody's")
        try eventually("the title without a star") { program.title == "drawing.png — Dudel" }
      }
    }

    @Test func saveAndCloseGoesThroughTheSheet() throws {
      try onDesk(file: nil) { desk in
        let (program, driver) = (desk.program, desk.driver)
        try program.drag(from: (100, 100), to: (300, 100))
        try driver.key("q", .control)
        try driver.key("Return")
        try driver.ping(program.window)
        try driver.key("a", .control)
        try driver.type("~/last")
        try driver.key("Return")
        try desk.expectExit(0)
        let image = try PixelImage(pngFile: program.homeFile("last.png"))
        #expect(image.hasLevelStroke(from: 100, to: 300, y: 100))
      }
    }

    @Test func titleAndDescriptionStandInTheFile() throws {
      try onDesk { desk in
        let (program, driver) = (desk.program, desk.driver)
        try driver.key("i", .control)
        try driver.type("The cat")
        try driver.key("Tab")
        try driver.type("One line\nand another")
        try driver.key("Return", .control)
        _ = try program.save()
        #expect(try desk.savedText("Title") == "The cat")
        #expect(try desk.savedText("Description") == "One line\nand another")
        try program.undo()
        _ = try program.save()
        #expect(try desk.savedText("Title") == nil)
      }
    }
  }
}

extension Desk {
  /// The words with a keyword in the saved file, or nil for none.
  func savedText(_ keyword: String) throws -> String? {
    let path = try #require(program.file)
    let file = try #require(bytes(ofFile: path))
    let mark = Array("iTXt\(keyword)".utf8) + [0, 0, 0, 0, 0]
    guard
      let start = file.indices.first(where: { file[$0...].starts(with: mark) }),
      start >= 4
    else { return nil }
    let length = file[start - 4..<start].reduce(0) { $0 << 8 | Int($1) }
    return String(
      decoding: file[(start + mark.count)..<(start + 4 + length)], as: UTF8.self)
  }
}
