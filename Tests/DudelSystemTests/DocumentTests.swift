import DudelTestSupport
import Glibc
import Testing

/// Files that the real program opens and saves.
extension SystemTests {
  @Suite(.needsProgram) struct DocumentTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// Draws with several tools, saves with Ctrl+S and quits; returns what the canvas showed.
    private func draw(into path: String) throws -> PixelImage {
      var picture: PixelImage?
      try onDesk(file: path) { desk in
        let program = desk.program
        for (index, tool) in ToolName.ofPaths.enumerated() {
          try program.choose(tool)
          try program.drag(from: (50 + 200 * index, 100), to: (170 + 200 * index, 240))
        }
        try desk.type("Hello, you")
        try desk.driver.key("Escape")
        picture = try desk.saved(path)
        try desk.driver.key("q", .control)
        try desk.expectExit(0)
      }
      return try #require(picture)
    }

    @Test(arguments: ["a.svg", "a b.png", "Ä.SVG"])
    func whatWasSavedOpensAsTheSameObjects(name: String) throws {
      let path = folder.file(name)
      let picture = try draw(into: path)
      let first = bytes(ofFile: path)
      try onDesk(file: path) { desk in
        try eventually("the drawing") { try desk.canvasPicture() == picture }
        #expect(desk.program.title == "\(name) — Dudel")
        // Equal objects make equal files.
        _ = try desk.saved(path)
        let isSame = bytes(ofFile: path) == first
        #expect(isSame)
        // An object is picked up again: a click on the text edits it.
        try desk.program.choose(.text)
        try desk.program.click(TextBox.start.x + 20, TextBox.start.y + 20)
        try desk.program.awaitInputWindow()
        try desk.driver.key("Escape")
        try desk.driver.key("q", .control)
        try desk.expectExit(0)
      }
    }

    @Test func theMarkFollowsUndoToWhatWasOpened() throws {
      let path = folder.file("a.svg")
      _ = try draw(into: path)
      try onDesk(file: path) { desk in
        try desk.program.choose(.pencil)
        try desk.program.drag(from: (100, 400), to: (300, 400))
        try eventually("the mark") { desk.program.title == "*a.svg — Dudel" }
        try desk.program.undo()
        try eventually("no mark") { desk.program.title == "a.svg — Dudel" }
        desk.driver.requestClose(desk.program.window)
        try desk.expectExit(0)
      }
    }

    @Test func aReplayBeginsWithTheFileThatWasOpened() throws {
      let (path, log, replayed) = (folder.file("a.svg"), folder.file("log"), folder.file("b.svg"))
      _ = try draw(into: path)
      try onDesk(arguments: ["--record", log], file: path) { desk in
        try desk.program.choose(.pencil)
        try desk.program.drag(from: (100, 400), to: (300, 400))
        _ = try desk.saved(path)
        try desk.driver.key("q", .control)
        try desk.expectExit(0)
      }
      let (status, _, complaint) = try DudelProgram.runToEnd(["replay", log, replayed])
      #expect(status == .exited(0), "\(complaint)")
      let isSame = bytes(ofFile: replayed) == bytes(ofFile: path)
      #expect(isSame)
    }

    // MARK: - What can't be opened

    @Test func whatCannotBeOpenedIsToldInOneLine() throws {
      let server = try XServer()
      let good = folder.file("good.png")
      _ = try draw(into: good)
      let whole = try #require(bytes(ofFile: good))
      try write("", toFile: folder.file("empty.svg"))
      try write("no drawing", toFile: folder.file("text.svg"))
      try write("<svg><g>", toFile: folder.file("open.svg"))
      try write(whole.prefix(40), toFile: folder.file("cut.png"))
      #expect(mkfifo(folder.file("pipe.png"), 0o600) == 0)
      try FileStamp.makeSparse(folder.file("huge.png"), size: 2 << 30)
      let names = [
        "empty.svg", "text.svg", "open.svg", "cut.png", "pipe.png", "huge.png", "",
      ]
      for name in names {
        let path = folder.file(name)
        let before = FileStamp(path)
        let (status, output, complaint) = try DudelProgram.runToEnd([path], on: server)
        #expect(status == .exited(1), "\(name)")
        #expect(complaint.hasPrefix("dudel: \(path): "), "\(name): \(complaint)")
        #expect(complaint.count { $0 == "\n" } == 1, "\(name): \(complaint)")
        #expect(output.isEmpty)
        #expect(FileStamp(path) == before)
      }
    }

    @Test(arguments: ["empty.svg", "broken.svg"])
    func whatTheDesktopCannotOpenIsToldInAWindow(name: String) throws {
      let path = folder.file(name)
      try write(name == "empty.svg" ? "" : "<svg", toFile: path)
      try onDesk(environment: ["DESKTOP_STARTUP_ID": "a_TIME1"], file: path) { desk in
        try eventually("the notice") { try desk.hasAlarm() }
        #expect(desk.program.title == "Untitled — Dudel")
        try desk.driver.key("q", .control)
        try desk.expectExit(0)
      }
    }

    @Test func aNameThatIsNoTextIsRefused() throws {
      let server = try XServer()
      let script = "exec \"$0\" \"$(printf '/tmp/\\377.png')\""
      let run = try ProgramRun(
        "/bin/sh", ["-c", script, DudelProgram.executable],
        environment: TestMachine.plainEnvironment.merging(["DISPLAY": server.display]) { $1 })
      #expect(try run.waitForExit() == .exited(1))
      #expect(run.standardError == "dudel: /tmp/\u{FFFD}.png: is no name in UTF-8\n")
    }

    @Test func aBrokenFileLeavesThePresentDrawingAlone() throws {
      let broken = folder.file("broken.svg")
      try write("<svg", toFile: broken)
      try onDesk(file: nil) { desk in
        let (program, driver) = (desk.program, desk.driver)
        try program.drag(from: (100, 100), to: (300, 100))
        try open(broken, on: desk)
        try eventually("the end of the other window") {
          driver.windows(ofClass: "dudel").count == 1 && program.title == "*Untitled — Dudel"
        }
        try driver.ping(program.window)
        #expect(program.run.isRunning)
        try eventually("the complaint") { program.run.standardError.contains("broken.svg") }
      }
    }

    // MARK: - Opening from the window

    /// Types a path into the sheet for opening.
    private func open(_ path: String, on desk: Desk) throws {
      try desk.driver.key("o", .control)
      try desk.driver.key("a", .control)
      try desk.driver.type(path)
      try desk.driver.key("Return")
    }

    @Test func anUntouchedWindowOpensTheFileItself() throws {
      let path = folder.file("a.svg")
      let picture = try draw(into: path)
      try onDesk(file: nil) { desk in
        try open(path, on: desk)
        try eventually("the name in the title") { desk.program.title == "a.svg — Dudel" }
        try eventually("the drawing") { try desk.canvasPicture() == picture }
        #expect(desk.driver.windows(ofClass: "dudel").count == 1)
      }
    }

    @Test func aDrawingStaysAndTheFileOpensInAnotherWindow() throws {
      let path = folder.file("a.svg")
      _ = try draw(into: path)
      try onDesk(file: nil) { desk in
        let (program, driver) = (desk.program, desk.driver)
        try program.drag(from: (100, 100), to: (300, 100))
        try open(path, on: desk)
        var other: UInt?
        try eventually("another window") {
          other = driver.windows(ofClass: "dudel").first { $0 != program.window }
          return other != nil
        }
        let window = try #require(other)
        try eventually("its title") {
          driver.property("_NET_WM_NAME", of: window)?.text == "a.svg — Dudel"
        }
        #expect(program.title == "*Untitled — Dudel")
        driver.requestClose(window)
        try eventually("its end") { driver.windows(ofClass: "dudel") == [program.window] }
        #expect(program.run.isRunning)
      }
    }

    @Test func aNewWindowOutlivesTheFirst() throws {
      try onDesk { desk in
        let (program, driver) = (desk.program, desk.driver)
        try driver.key("n", .control)
        try eventually("another window") { driver.windows(ofClass: "dudel").count == 2 }
        driver.requestClose(program.window)
        try desk.expectExit(0)
        let left = driver.windows(ofClass: "dudel")
        #expect(left.count == 1)
        for window in left { driver.requestClose(window) }
        try eventually("its end") { driver.windows(ofClass: "dudel").isEmpty }
      }
    }

    @Test func aFileIsStoppedWhileItIsRead() throws {
      let path = folder.file("large.svg")
      let head = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"9\" height=\"9\">"
      let shape = "<path d=\"M 1 1 L 2 3 L 4 5\" fill=\"none\" stroke=\"#123456\"/>\n"
      try write(head + String(repeating: shape, count: 1_000_000) + "</svg>", toFile: path)
      try onDesk(file: path) { desk in
        let (program, driver) = (desk.program, desk.driver)
        #expect(program.title == "large.svg — Dudel")
        let corner = try program.inWindow(3, 3)
        try eventually("the shade of the bar") { try driver.pixel(at: corner).red < 0xf0 }
        try driver.key("Escape")
        try eventually("a new drawing") { program.title == "Untitled — Dudel" }
        try program.drag(from: (100, 100), to: (300, 100))
        try eventually("ink") { try driver.pixel(at: try program.canvas(200, 100)).isDark }
        try driver.ping(program.window)
        #expect(program.title == "*Untitled — Dudel")
      }
    }

    // MARK: - Saving

    @Test func aPictureThatCannotBeWrittenIsSavedBesideIt() throws {
      let path = folder.file("grey.jpg")
      try write(greyJPEG[...], toFile: path)
      let before = bytes(ofFile: path)
      try onDesk(file: path) { desk in
        try eventually("the title") { desk.program.title == "grey.jpg — Dudel" }
        try eventually("grey") { try desk.driver.pixel(at: try desk.program.canvas(30, 20)).isGrey }
        try desk.program.drag(from: (10, 20), to: (50, 20))
        try desk.driver.key("s", .control)
        try desk.driver.key("Return")
        try eventually("the new name") { desk.program.title == "grey.png — Dudel" }
        let saved = try PixelImage(pngFile: folder.file("grey.png"))
        #expect(saved[30, 40].isGrey && saved.width == 64 && saved.height == 48)
        #expect(saved.hasInk(30, 20))
        let isSame = bytes(ofFile: path) == before
        #expect(isSame)
      }
    }

    @Test(.enabled(if: SmallDisk.isPossible, "needs the right to mount a file system"))
    func aFullDiskLeavesTheOldFileAndTheMark() throws {
      let disk = try SmallDisk(at: try folder.makeFolder("disk"))
      defer { disk.unmount() }
      let path = "\(disk.path)/a.png"
      try onDesk(file: path) { desk in
        let program = desk.program
        try program.drag(from: (100, 100), to: (300, 100))
        _ = try desk.saved(path)
        let old = bytes(ofFile: path)
        disk.fill()
        try program.drag(from: (100, 200), to: (300, 200))
        try desk.driver.key("s", .control)
        try eventually("the mark to stay and a notice") {
          try desk.hasAlarm() && program.title == "*a.png — Dudel"
        }
        let isSame = bytes(ofFile: path) == old
        #expect(isSame)
        #expect(names(inFolder: disk.path) == ["a.png", "filling"])
      }
    }

    @Test func whatAnotherProgramWroteIsNotReplacedUnasked() throws {
      let path = folder.file("a.svg")
      _ = try draw(into: path)
      try onDesk(file: path) { desk in
        try eventually("the title") { desk.program.title == "a.svg — Dudel" }
        try write("somebody else's", toFile: path)
        try desk.program.choose(.pencil)
        try desk.program.drag(from: (100, 400), to: (300, 400))
        try desk.driver.key("s", .control)
        let corner = try desk.program.inWindow(3, 3)
        try eventually("the question") { try desk.driver.pixel(at: corner).red < 0xf0 }
        try desk.driver.key("Escape")
        try desk.driver.ping(desk.program.window)
        #expect(text(ofFile: path) == "somebody else's")
        #expect(desk.program.title == "*a.svg — Dudel")
      }
    }

    @Test(arguments: [false, true]) func aSaveGoesOnWhileTheProgramEnds(signalled: Bool) throws {
      let path = folder.file("a.svg")
      try onDesk(file: path) { desk in
        for row in 0..<20 {
          try desk.program.drag(from: (10, 10 + row * 15), to: (900, 20 + row * 15), steps: 100)
        }
        try desk.driver.key("s", .control)
        try desk.driver.ping(desk.program.window)
        if signalled {
          desk.program.run.terminate()
        } else {
          desk.driver.requestClose(desk.program.window)
        }
        try desk.expectExit(0)
      }
      #expect(text(ofFile: path)?.hasSuffix("</svg>\n") == true)
      #expect(names(inFolder: folder.path) == ["a.svg"])
    }

    // MARK: - Exporting

    @Test func anExportChangesNothingElse() throws {
      let (path, picture) = (folder.file("a.svg"), folder.file("a.png"))
      try onDesk(file: path) { desk in
        try desk.program.drag(from: (100, 100), to: (300, 100))
        _ = try desk.saved(path)
        let old = FileStamp(path)
        try desk.program.drag(from: (100, 200), to: (300, 200))
        try desk.driver.key("e", .control)
        try desk.driver.key("Return")
        try eventually("the picture") { TestMachine.hasFile(picture) }
        let image = try PixelImage(pngFile: picture)
        #expect(image.hasLevelStroke(from: 100, to: 300, y: 200))
        #expect(FileStamp(path) == old)
        #expect(desk.program.title == "*a.svg — Dudel")
        // A page for printing.
        try desk.driver.key("e", .control)
        try desk.driver.key("a", .control)
        try desk.driver.type(folder.file("b.pdf"))
        try desk.driver.key("Return")
        try eventually("the page") { TestMachine.hasFile(folder.file("b.pdf")) }
        #expect(text(ofFile: folder.file("b.pdf"))?.hasPrefix("%PDF-") == true)
        // Its own file is no place for an export.
        try desk.driver.key("e", .control)
        try desk.driver.key("a", .control)
        try desk.driver.type(path)
        try desk.driver.key("Return")
        try desk.driver.ping(desk.program.window)
        #expect(FileStamp(path) == old)
      }
    }
  }
}

extension Desk {
  /// Saves with Ctrl+S, waits for the file, and returns what the canvas shows.
  fileprivate func saved(_ path: String) throws -> PixelImage {
    let before = FileStamp(path)
    try driver.key("s", .control)
    try eventually("\(path) to be saved") { FileStamp(path) != before }
    try eventually("no mark") { program.title?.hasPrefix("*") == false }
    return try canvasPicture()
  }

  /// The upper part of the canvas, where no notice comes.
  fileprivate func canvasPicture() throws -> PixelImage {
    try driver.image(at: try program.canvas(0, 0), width: 1100, height: 600)
  }

  /// Tells whether a notice tells of a failure: it is red.
  fileprivate func hasAlarm() throws -> Bool {
    let image = try driver.image(at: try program.inWindow(0, 600), width: 1100, height: 160)
    return image.count { $0 == Pixel(0xc9303e) } > 1000
  }
}

extension Pixel {
  /// Tells whether all parts are the same, and neither black nor white.
  fileprivate var isGrey: Bool { red == green && green == blue && (100...160).contains(red) }
}

/// A grey JPEG of 64 by 48 px: eight by eight blocks of nothing but zeros.
private let greyJPEG: [UInt8] =
  [0xff, 0xd8, 0xff, 0xdb, 0, 67, 0] + [UInt8](repeating: 1, count: 64)
  + [0xff, 0xc0, 0, 11, 8, 0, 48, 0, 64, 1, 1, 0x11, 0]
  + [0xff, 0xc4, 0, 20, 0, 0, 1] + [UInt8](repeating: 0, count: 15)
  + [0xff, 0xc4, 0, 20, 0x10, 0, 1] + [UInt8](repeating: 0, count: 15)
  + [0xff, 0xda, 0, 8, 1, 1, 0, 0, 63, 0] + [UInt8](repeating: 0, count: 24) + [0xff, 0xd9]

extension FileStamp {
  /// Makes a file that is large without taking room.
  fileprivate static func makeSparse(_ path: String, size: Int) throws {
    try write("", toFile: path)
    guard truncate(path, off_t(size)) == 0 else { throw RigError("Can't make \(path) large.") }
  }
}

/// Writes bytes into a file, new or emptied.
private func write(_ bytes: ArraySlice<UInt8>, toFile path: String) throws {
  let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
  defer { close(descriptor) }
  let count = bytes.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
  guard count == bytes.count else { throw RigError("Can't write \(path).") }
}
