import DudelTestSupport
import Glibc
import Testing

/// `dudel export`, without a display.
extension SystemTests {
  @Suite(.needsProgram) struct ExportTests {
    private let folder: TemporaryFolder

    private static let svg = """
      <svg xmlns='http://www.w3.org/2000/svg' width='40' height='30'>
      <rect x='10' y='5' width='20' height='10' fill='red'/>
      <text x='2' y='28' font-size='8'>Hello</text></svg>
      """

    init() throws {
      folder = try TemporaryFolder()
      try write(Self.svg, toFile: folder.file("a.svg"))
    }

    private func export(
      _ arguments: String...
    ) throws -> (status: DudelTestSupport.ExitStatus, output: String, complaint: String) {
      try DudelProgram.runToEnd(["export"] + arguments)
    }

    private func picture(_ options: [String]) throws -> PixelImage {
      let (input, output) = (folder.file("a.svg"), folder.file("a.png"))
      let (status, said, complaint) = try DudelProgram.runToEnd(
        ["export"] + options + [input, output])
      #expect(status == .exited(0) && said.isEmpty && complaint.isEmpty, "\(complaint)")
      return try PixelImage(pngFile: output)
    }

    @Test func thePageIsWhiteAndOnePixelAUnit() throws {
      let picture = try picture([])
      #expect((picture.width, picture.height) == (40, 30))
      #expect(picture[0, 0] == .white && picture[10, 5] == Pixel(0xff0000))
    }

    @Test func optionsChangeThePicture() throws {
      let large = try picture(["--scale", "2.5"])
      #expect((large.width, large.height) == (100, 75) && large[26, 14] == Pixel(0xff0000))
      let wide = try picture(["--width=120", "--background", "none"])
      #expect((wide.width, wide.height) == (120, 90) && wide[0, 0].alpha == 0)
      let blue = try picture(["--background", "#00f", "--margin", "5"])
      #expect((blue.width, blue.height) == (50, 40))
      #expect(blue[0, 0] == Pixel(0x0000ff) && blue[15, 10] == Pixel(0xff0000))
    }

    @Test func theAreaOfTheDrawingCutsNothingOff() throws {
      try write(
        "<svg xmlns='http://www.w3.org/2000/svg' width='99' height='99'>"
          + "<path d='M20 30h40' stroke='blue' stroke-width='6'/></svg>",
        toFile: folder.file("a.svg"))
      let picture = try picture(["--area", "drawing", "--margin", "2"])
      #expect(picture.count { $0 == Pixel(0x0000ff) } == 240)
      let (right, bottom) = (picture.width - 1, picture.height - 1)
      for corner in [picture[0, 0], picture[right, 0], picture[0, bottom], picture[right, bottom]] {
        #expect(corner == .white)
      }
      #expect(picture.width < 55 && picture.height < 20)
    }

    @Test func everyFormatIsWhatItSays() throws {
      let input = folder.file("a.svg")
      for (name, start) in [("b.svg", "<?xml"), ("b.pdf", "%PDF-"), ("b.PNG", "\u{89}PNG")] {
        let output = folder.file(name)
        #expect(try export(input, output).status == .exited(0))
        let content = try #require(bytes(ofFile: output))
        #expect(content.starts(with: start.unicodeScalars.map { UInt8($0.value) }))
      }
    }

    @Test func severalPairsAreDoneAndOneFailureIsTold() throws {
      let (a, b) = (folder.file("1.png"), folder.file("2.svg"))
      let (status, _, complaint) = try export(
        folder.file("a.svg"), a, folder.file("none.svg"), folder.file("3.png"),
        folder.file("a.svg"), b)
      #expect(status == .exited(1))
      #expect(complaint == "dudel: \(folder.file("none.svg")): No such file or directory\n")
      #expect(TestMachine.hasFile(a) && TestMachine.hasFile(b))
      #expect(!TestMachine.hasFile(folder.file("3.png")))
    }

    @Test func standardStreamsStandForFiles() throws {
      let script = "\"$0\" export --format png - - <\"$1\" | \"$0\" export - \"$2\""
      let run = try ProgramRun(
        "/bin/sh",
        ["-c", script, DudelProgram.executable, folder.file("a.svg"), folder.file("b.svg")],
        environment: TestMachine.plainEnvironment)
      #expect(try run.waitForExit() == .exited(0))
      // The drawing went through the PNG as objects.
      let svg = try #require(text(ofFile: folder.file("b.svg")))
      #expect(svg.contains("<rect x=\"10\" y=\"5\" width=\"20\" height=\"10\" fill=\"#ff0000\""))
      #expect(svg.contains(">Hello</tspan>"))
    }

    @Test func aFileMayBeExportedOntoItself() throws {
      let file = folder.file("a.svg")
      #expect(try export(file, file).status == .exited(0))
      let once = bytes(ofFile: file)
      #expect(try export(file, file).status == .exited(0))
      let isSame = bytes(ofFile: file) == once
      #expect(isSame)
    }

    @Test func outlinesNeedNoFont() throws {
      for format in ["svg", "pdf"] {
        let output = folder.file("o.\(format)")
        #expect(try export("--text", "outlines", folder.file("a.svg"), output).status == .exited(0))
        let content = try #require(text(ofFile: output))
        #expect(!content.contains("<text") && !content.contains("/Font "))
      }
    }

    @Test(.needs(program: "pdftotext"), .needs(program: "qpdf"), .needs(program: "pdfinfo"))
    func judgesOfPDFAreContent() throws {
      let output = folder.file("a.pdf")
      #expect(try export(folder.file("a.svg"), output).status == .exited(0))
      #expect(try judge("pdftotext", [output, "-"]).contains("Hello"))
      _ = try judge("qpdf", ["--check", output])
      let info = try judge("pdfinfo", [output])
      #expect(info.contains("30 x 22.5 pts"))
      #expect(info.split(separator: "\n").contains { $0.hasPrefix("Pages:") && $0.hasSuffix(" 1") })
    }

    @Test(.needs(program: "xmllint"), .needs(program: "pngcheck"))
    func judgesOfSVGAndPNGAreContent() throws {
      try write(
        Self.svg.replacingHello(by: "a &lt;b&gt; ]]&gt; é"), toFile: folder.file("a.svg"))
      let (svg, png) = (folder.file("j.svg"), folder.file("j.png"))
      #expect(try export(folder.file("a.svg"), svg, svg, png).status == .exited(0))
      _ = try judge("xmllint", ["--noout", svg])
      _ = try judge("pngcheck", ["-q", png])
    }

    @Test func anEmptyDrawingIsAPage() throws {
      try write(
        "<svg xmlns='http://www.w3.org/2000/svg' width='40' height='30'/>",
        toFile: folder.file("a.svg"))
      #expect(try picture([]).isAll(.white))
      #expect(try picture(["--area", "drawing"]).width == 40)
      let pdf = folder.file("e.pdf")
      #expect(try export(folder.file("a.svg"), pdf).status == .exited(0))
      #expect(text(ofFile: pdf)?.contains("/Count 1") == true)
    }

    @Test(arguments: [
      [], ["a.svg"], ["a.svg", "b.png", "c.svg"], ["a.svg", "-"], ["a.svg", "b.gif"],
      ["a.svg", "b"], ["--scale", "0", "a.svg", "b.png"], ["--scale", "x", "a.svg", "b.png"],
      ["--width", "1.5", "a.svg", "b.png"], ["--background", "blurple", "a.svg", "b.png"],
      ["--area", "all", "a.svg", "b.png"], ["--margin", "-1", "a.svg", "b.png"],
      ["--margin", "nan", "a.svg", "b.png"], ["--text", "none", "a.svg", "b.png"],
      ["--format", "gif", "a.svg", "b"], ["--no-such-option", "a.svg", "b.png"],
      ["a.svg", "b.png", "--scale"],
    ])
    func wrongUsageIsExplained(arguments: [String]) throws {
      let (status, output, complaint) = try DudelProgram.runToEnd(["export"] + arguments)
      #expect(status == .exited(2) && output.isEmpty)
      #expect(complaint.hasPrefix("dudel: ") && complaint.split(separator: "\n").count == 1)
    }

    @Test func helpTellsAllOptions() throws {
      for arguments in [["export", "--help"], ["help", "export"]] {
        let (status, output, complaint) = try DudelProgram.runToEnd(arguments)
        #expect(status == .exited(0) && complaint.isEmpty)
        for option in ["scale", "width", "background", "area", "margin", "text", "format"] {
          #expect(output.contains("--\(option) "))
        }
      }
    }

    @Test func aFailureLeavesTheOldFile() throws {
      let output = folder.file("old.png")
      try write("precious", toFile: output)
      for (input, reason) in [
        (folder.file("none.svg"), "No such file"), (folder.path, "Is a directory"),
      ] {
        let (status, _, complaint) = try export(input, output)
        #expect(status == .exited(1) && complaint.hasPrefix("dudel: \(input): \(reason)"))
      }
      let large = try export("--scale", "1000", "--margin", "1000", folder.file("a.svg"), output)
      #expect(large.status == .exited(1))
      #expect(large.complaint.contains("the largest scale is 49.0"), "\(large.complaint)")
      #expect(text(ofFile: output) == "precious")
      #expect(try export(folder.file("a.svg"), folder.file("no/b.png")).status == .exited(1))
    }

    @Test func aFullDiskIsTold() throws {
      let run = try ProgramRun(
        "/bin/sh",
        [
          "-c", "\"$0\" export --format png \"$1\" - >/dev/full", DudelProgram.executable,
          folder.file("a.svg"),
        ], environment: TestMachine.plainEnvironment)
      #expect(try run.waitForExit() == .exited(1))
      #expect(run.standardError == "dudel: standard output: No space left on device\n")
    }

    /// What a program says that finds no fault.
    private func judge(_ program: String, _ arguments: [String]) throws -> String {
      let run = try ProgramRun(
        try #require(TestMachine.path(of: program)), arguments,
        environment: TestMachine.plainEnvironment)
      let status = try run.waitForExit()
      #expect(status == .exited(0), "\(run.standardOutput)\(run.standardError)")
      return run.standardOutput
    }
  }
}

extension String {
  fileprivate func replacingHello(by other: String) -> String {
    split(separator: "Hello").joined(separator: other)
  }
}
