import DudelTestSupport
import Testing

/// Copying and pasting between the real program and xclip.
extension SystemTests {
  @Suite(.needsProgram, .needs(program: "xclip")) struct ClipboardTests {
    private func xclip(
      _ arguments: [String], on desk: Desk, environment: [String: String] = [:]
    ) throws -> ProgramRun {
      let path = try #require(TestMachine.path(of: "xclip"))
      let own = TestMachine.plainEnvironment.merging(["DISPLAY": desk.driver.server.display]) {
        $1
      }
      return try ProgramRun(path, arguments, environment: own.merging(environment) { $1 })
    }

    /// Has xclip offer a file's bytes as a target, and waits until it does.
    private func offer(
      _ content: String, as target: String, selection: String = "clipboard", on desk: Desk,
      _ body: () throws -> Void
    ) throws {
      let folder = try TemporaryFolder()
      try write(content, toFile: folder.file("text"))
      let run = try xclip(
        ["-quiet", "-i", "-selection", selection, "-t", target, folder.file("text")], on: desk)
      defer { run.kill() }
      let name = selection == "clipboard" ? "CLIPBOARD" : "PRIMARY"
      try eventually("xclip's offer") { desk.driver.isSelectionOwned(name) }
      try body()
    }

    private func paste(on desk: Desk) throws {
      let before = try desk.screenBox()
      try desk.driver.key("v", .control)
      try eventually("the pasted text") { try desk.screenBox().ink > before.ink + 20 }
    }

    @Test(arguments: [
      "UTF8_STRING", "text/plain;charset=utf-8", "text/plain", "STRING", "TEXT",
    ])
    func textIsPastedInWhateverTargetItComes(target: String) throws {
      try onDesk { desk in
        let text = ["STRING", "TEXT", "text/plain"].contains(target) ? "plain text" : "äöü שלום 🐻"
        try offer(text, as: target, on: desk) {
          try desk.program.openBox(from: TextBox.start, to: TextBox.end)
          try paste(on: desk)
          try desk.driver.type(".")
          try desk.driver.key("Escape")
          try desk.expectSaved(text + ".")
        }
      }
    }

    @Test func pastedTextIsCleaned() throws {
      try onDesk { desk in
        try offer("\u{feff}a\r\nb\tc\u{7}", as: "UTF8_STRING", on: desk) {
          try desk.program.openBox(from: TextBox.start, to: TextBox.end)
          try paste(on: desk)
          try desk.driver.key("Escape")
          try desk.expectSaved("a\nb    c")
        }
      }
    }

    @Test func theMiddleButtonPastesWhatIsSelected() throws {
      try onDesk { desk in
        try offer("middle", as: "UTF8_STRING", selection: "primary", on: desk) {
          try desk.type("ab")
          let before = try desk.screenBox()
          try desk.program.click(102, 115, button: 2)
          try eventually("the pasted text") { try desk.screenBox().ink > before.ink + 20 }
          try desk.driver.key("Escape")
          try desk.expectSaved("middleab")
        }
      }
    }

    @Test func copiedTextReachesOtherPrograms() throws {
      try onDesk { desk in
        try desk.type("copied")
        try desk.driver.key("a", .control)
        try desk.driver.key("c", .control)
        for selection in ["clipboard", "primary"] {
          try eventually("the text in the \(selection)") {
            let run = try xclip(["-o", "-selection", selection], on: desk)
            _ = try run.waitForExit()
            return run.standardOutput == "copied"
          }
        }
        try desk.driver.key("x", .control)
        try desk.driver.key("v", .control)
        try desk.driver.key("v", .control)
        try desk.driver.key("Escape")
        try desk.expectSaved("copiedcopied")
      }
    }

    @Test func aMegabyteIsPastedAndTheProgramAnswers() throws {
      try onDesk { desk in
        let text = String(repeating: "word and word and\n", count: 60_000)
        try offer(text, as: "UTF8_STRING", on: desk) {
          try desk.type("kept ")
          try desk.driver.key("v", .control)
          try desk.driver.ping(desk.program.window, limit: .seconds(20))
          try desk.driver.key("z", .control)
          try desk.driver.key("z", .control)
          try desk.driver.key("y", .control)
          try desk.driver.key("Escape")
          try desk.program.awaitNoInputWindow()
        }
      }
    }
  }
}
