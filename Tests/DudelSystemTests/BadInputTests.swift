import DudelTestSupport
import Testing

extension SystemTests {
  @Suite(.needsProgram) struct BadInputTests {
    @Test(arguments: [
      ["--no-such-option"], ["--tool", "hammer"], ["--tool"], ["--size", "wide"],
      ["--size", "0x0"], ["--scale", "-1"], ["one.png", "two.png"], ["replay"],
      ["replay", "--", "-a"], ["replay", "-x", "a", "b"], ["--record", "a.png", "a.png"],
      ["--record", "/tmp/../tmp/./a.png", "/tmp/a.png"],
    ])
    func wrongUsageIsExplained(arguments: [String]) throws {
      let (status, output, complaint) = try DudelProgram.runToEnd(arguments)
      #expect(status == .exited(2))
      #expect(complaint.hasPrefix("dudel:") || complaint.lowercased().hasPrefix("usage"))
      #expect(output.isEmpty, "complaints go to standard error")
    }

    @Test func aMissingDisplayIsNamed() throws {
      let (status, _, complaint) = try DudelProgram.runToEnd([], display: ":9999")
      #expect(status == .exited(1))
      #expect(complaint == "dudel: cannot open display \":9999\"\n")
    }

    @Test func versionAndHelpNeedNoDisplay() throws {
      for option in ["--version", "--help"] {
        for before in [[], ["--size", "400x300"], ["a.png"], ["replay"], ["replay", "a", "b"]] {
          let (status, output, complaint) = try DudelProgram.runToEnd(before + [option])
          #expect(
            status == .exited(0) && !output.isEmpty && complaint.isEmpty, "\(before) \(option)")
        }
      }
    }

    @Test func afterTheEndOfOptionsEverythingIsAFile() throws {
      let (status, _, complaint) = try DudelProgram.runToEnd(["replay", "--", "--help", "b"])
      #expect(status == .exited(1))
      #expect(complaint == "dudel: --help: No such file or directory\n")
    }

    @Test func aFileInAMissingFolderIsRefused() throws {
      let folder = try TemporaryFolder()
      let server = try XServer()
      let file = folder.file("missing/drawing.png")
      let (status, _, complaint) = try DudelProgram.runToEnd([file], on: server)
      #expect(status == .exited(1))
      #expect(complaint.hasPrefix("dudel: \(file): "))
      #expect(!TestMachine.hasFile(folder.file("missing")))
    }

    @Test func aFileThatIsNoDrawingIsRefusedAndLeftAlone() throws {
      let folder = try TemporaryFolder()
      let server = try XServer()
      let file = folder.file("drawing.png")
      try write("precious", toFile: file)
      let stamp = FileStamp(file)
      let (status, _, complaint) = try DudelProgram.runToEnd([file], on: server)
      #expect(status == .exited(1))
      #expect(complaint == "dudel: \(file): this is no picture that can be read\n")
      #expect(FileStamp(file) == stamp)
      #expect(text(ofFile: folder.file("drawing.png")) == "precious")
    }
  }
}
