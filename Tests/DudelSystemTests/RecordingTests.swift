import DudelTestSupport
import Glibc
import Testing

extension SystemTests {
  @Suite(.needsProgram) struct RecordingTests {
    @Test func aReplayMakesTheSamePicture() throws {
      let folder = try TemporaryFolder()
      let saved = try record(into: folder)
      let (status, _, complaint) = try DudelProgram.runToEnd(
        ["replay", folder.file("log"), folder.file("out.png")])
      #expect(status == .exited(0), "\(complaint)")
      let replayed = try PixelImage(pngFile: folder.file("out.png"))
      #expect(replayed.difference(from: saved) == .init(count: 0, largest: 0))
    }

    @Test func aReplayKeepsTitleAndDescription() throws {
      let folder = try TemporaryFolder()
      let (log, saved, replayed) = (folder.file("log"), folder.file("a.png"), folder.file("b.png"))
      try onDesk(arguments: ["--record", log], file: saved) { desk in
        try desk.driver.key("i", .control)
        try desk.driver.type("The cat")
        try desk.driver.key("Tab")
        try desk.driver.type("One line\nand another")
        try desk.driver.key("Return", .control)
        _ = try desk.program.save()
        try desk.driver.key("q", .control)
        try desk.expectExit(0)
      }
      let (status, _, complaint) = try DudelProgram.runToEnd(["replay", log, replayed])
      #expect(status == .exited(0), "\(complaint)")
      #expect(text(ofFile: replayed)?.contains("and another") == true)
      let isSame = bytes(ofFile: replayed) == bytes(ofFile: saved)
      #expect(isSame)
    }

    @Test func aPictureThatIsTooLargeIsToldWithTheLimit() throws {
      let folder = try TemporaryFolder()
      _ = try record(into: folder)
      let lines = try #require(text(ofFile: folder.file("log"))).split(
        separator: "\n", omittingEmptySubsequences: false
      ).map(String.init).map { line in
        line.contains("moved") ? replacingX(in: line, by: "500000") ?? line : line
      }
      try write(lines.joined(separator: "\n"), toFile: folder.file("log"))
      let (status, _, complaint) = try DudelProgram.runToEnd(
        ["replay", folder.file("log"), folder.file("out.png")])
      #expect(status == .exited(1))
      #expect(complaint.contains("out.png: the picture would be 500"), "\(complaint)")
      #expect(
        complaint.hasSuffix(
          " px; at most 100000 px a side can be written; the largest scale is 0.199\n"))
    }

    @Test(arguments: [0.3, 0.6, 0.9]) func aCutLogNamesTheLine(part: Double) throws {
      let folder = try TemporaryFolder()
      _ = try record(into: folder)
      let lines = try #require(text(ofFile: folder.file("log"))).split(separator: "\n")
      try #require(lines.count > 10)
      let whole = Int(Double(lines.count) * part)
      let cut = lines[whole].prefix(lines[whole].count / 2)
      let kept = lines.prefix(whole).joined(separator: "\n")
      try write("\(kept)\n\(cut)", toFile: folder.file("cut"))
      let (status, _, complaint) = try DudelProgram.runToEnd(
        ["replay", folder.file("cut"), folder.file("out.png")])
      #expect(status == .exited(1))
      #expect(complaint.contains("line \(whole + 1)"), "\(complaint)")
      #expect(complaint.hasPrefix("dudel:"))
    }

    @Test func nothingButARecordingIsOverwritten() throws {
      let folder = try TemporaryFolder()
      let server = try XServer()
      let (pipe, large, text) = (folder.file("pipe"), folder.file("large"), folder.file("text"))
      #expect(mkfifo(pipe, 0o600) == 0)
      try write("{\"dudel-lo", toFile: text)
      try write("x", toFile: large)
      #expect(truncate(large, 1 << 30) == 0)
      for path in [pipe, large, text, "/dev/null", folder.path] {
        let before = FileStamp(path)
        let (status, _, complaint) = try DudelProgram.runToEnd(["--record", path], on: server)
        #expect(status == .exited(1))
        #expect(
          complaint == "dudel: \(path): exists already and is no recording; not overwritten\n")
        #expect(FileStamp(path) == before)
      }
    }

    @Test func whatIsNoFileIsNotPlayed() throws {
      let folder = try TemporaryFolder()
      let server = try XServer()
      let pipe = folder.file("pipe")
      #expect(mkfifo(pipe, 0o600) == 0)
      for path in [pipe, "/dev/zero"] {
        for arguments in [["--play", path], ["replay", path, folder.file("out.png")]] {
          let (status, _, complaint) = try DudelProgram.runToEnd(arguments, on: server)
          #expect(status == .exited(1))
          #expect(complaint == "dudel: \(path): is not a regular file\n")
        }
      }
    }

    @Test func aToolThatThisProgramLacksIsAnError() throws {
      try expectRefusal(
        of: ["{\"dudel-log\":1,\"tool\":\"hammer\"}", "{\"end\":0}"],
        "line 1: there is no tool “hammer”")
    }

    @Test(arguments: ["1000001", "-1e300"]) func aPlaceTooFarAwayIsAnError(x: String) throws {
      let folder = try TemporaryFolder()
      _ = try record(into: folder)
      var lines = try #require(text(ofFile: folder.file("log"))).split(
        separator: "\n", omittingEmptySubsequences: false
      ).map(String.init)
      let index = try #require(lines.firstIndex { $0.contains("moved") })
      lines[index] = try #require(replacingX(in: lines[index], by: x))
      try expectRefusal(of: lines, "line \(index + 1): this place is too far away")
    }

    /// The line of an event with another number after its first `"x":`.
    private func replacingX(in line: String, by number: String) -> String? {
      let mark = "\"x\":"
      guard let start = line.indices.first(where: { line[$0...].hasPrefix(mark) }) else {
        return nil
      }
      let rest = line[start...].dropFirst(mark.count).drop { $0 != "," && $0 != "}" }
      return line[..<start] + mark + number + rest
    }

    private func expectRefusal(of lines: [String], _ reason: String) throws {
      let folder = try TemporaryFolder()
      let server = try XServer()
      let log = folder.file("log")
      try write(lines.joined(separator: "\n"), toFile: log)
      for arguments in [["--play", log], ["replay", log, folder.file("out.png")]] {
        let (status, _, complaint) = try DudelProgram.runToEnd(arguments, on: server)
        #expect(status == .exited(1))
        #expect(complaint == "dudel: \(log): \(reason)\n")
      }
      #expect(!TestMachine.hasFile(folder.file("out.png")))
    }

    @Test func noSampleOfAFastStrokeIsDropped() throws {
      let folder = try TemporaryFolder()
      try onDesk(arguments: ["--record", folder.file("log")]) { desk in
        let program = desk.program
        try program.choose(.pencil)
        try program.move(40, 100)
        let points = try (1...500).map { try program.canvas(40 + 2 * $0, 100 + 40 * ($0 % 2)) }
        desk.driver.press()
        desk.driver.move(along: points)
        desk.driver.release()
        // Every sample is a corner of the zigzag, so all of them can be seen as well.
        let image = try program.save()
        let missing = (1...500).count { !image.hasInk(40 + 2 * $0, 100 + 40 * ($0 % 2)) }
        #expect(missing == 0)
        try desk.driver.key("q", .control)
        try desk.expectExit(0)
      }
      let log = try #require(text(ofFile: folder.file("log")))
      let moves = log.split(separator: "\n").count { $0.contains("moved") }
      // A few more for the way to the first point.
      #expect((500...510).contains(moves))
    }

    /// Draws with every tool while recording, saves, quits, and returns the saved picture.
    private func record(into folder: TemporaryFolder) throws -> PixelImage {
      var saved: PixelImage?
      try onDesk(arguments: ["--record", folder.file("log")]) { desk in
        for (index, tool) in ToolName.ofPaths.enumerated() {
          try desk.program.choose(tool)
          let x = 50 + 200 * index
          try desk.program.drag(from: (x, 100), to: (x + 120, 240))
        }
        try desk.program.drag(from: (900, 400), to: (1000, 420))
        try desk.driver.key("Return")
        saved = try desk.program.save()
        try desk.driver.key("q", .control)
        try desk.expectExit(0)
      }
      return try #require(saved)
    }
  }
}
