import CX11
import DudelEditor
import DudelTestSupport
import Testing

@testable import DudelX11

extension XServerTests {
  /// Handing text to other programs.
  @Suite(.needsXclip) struct XSelectionsCopyTests {
    @Test(
      arguments: [
        ("Dudel", 1), ("", 1), ("Grüße, Jürgen", 1), ("日本語 €\n\t😀", 1), ("äöü€ 12345\n", 330_000),
      ])
    func anotherProgramGetsWhatWasCopied(text: String, count: Int) throws {
      let bench = try SelectionBench()
      let text = String(repeating: text, count: count)
      try bench.copy(text)
      let isWhole = try bench.read() == Array(text.utf8)
      #expect(isWhole)
    }

    @Test func theSelectionIsOfferedBesideTheClipboard() throws {
      let bench = try SelectionBench()
      try bench.copy("copied")
      try bench.copy("selected", .primary)
      #expect(try bench.read(.clipboard) == Array("copied".utf8))
      #expect(try bench.read(.primary) == Array("selected".utf8))
    }

    @Test func twoProgramsReadALargeTextAtOnce() throws {
      let bench = try SelectionBench()
      let text = String(repeating: "äöü€ 12345\n", count: 330_000)
      try bench.copy(text)
      let runs = try ["one", "two"].map { try bench.startReading($0) }
      try bench.work(until: "the end of both") { runs.allSatisfy { !$0.isRunning } }
      let results = ["one", "two"].map { bench.result($0) == Array(text.utf8) }
      #expect(results == [true, true])
      #expect(!bench.selections.isSending)
    }

    @Test func aTransferOutlivesTheOwnership() throws {
      let bench = try SelectionBench()
      let text = String(repeating: "long ", count: 1_000_000)
      try bench.copy(text)
      let run = try bench.startReading("one")
      try bench.work(until: "the transfer") { bench.selections.isSending }
      let other = try bench.stub()
      other.own("CLIPBOARD")
      try bench.work(until: "the end of xclip") { !run.isRunning }
      let isWhole = bench.result("one") == Array(text.utf8)
      #expect(isWhole)
    }

    @Test(arguments: [
      ("UTF8_STRING", [0x61, 0xc3, 0xa4, 0xe2, 0x82, 0xac]),
      ("text/plain;charset=utf-8", [0x61, 0xc3, 0xa4, 0xe2, 0x82, 0xac]),
      ("text/plain", [0x61, 0xc3, 0xa4, 0xe2, 0x82, 0xac]),
      ("TEXT", [0x61, 0xc3, 0xa4, 0xe2, 0x82, 0xac]),
      ("STRING", [0x61, 0xe4, 0x3f]),
      ("COMPOUND_TEXT", [0x61, 0xe4, 0x1b, 0x2d, 0x62, 0xa4]),
    ]) func everyTargetHasItsEncoding(target: String, bytes: [UInt8]) throws {
      let bench = try SelectionBench()
      try bench.copy("aä€")
      #expect(try bench.read(target: target) == bytes)
    }

    @Test func everyTargetIsListedAndDelivered() throws {
      let bench = try SelectionBench()
      let stub = try bench.stub()
      try bench.copy("aä")
      let list = try ask(stub, "TARGETS", bench)
      #expect(list?.type == "ATOM")
      #expect(list?.format == 32)
      let names = list?.items.compactMap(stub.name) ?? []
      #expect(names.count == 10)
      for name in names where name != "MULTIPLE" {
        #expect(try ask(stub, name, bench) != nil)
      }
    }

    @Test func theTimeIsThatOfTheAcquisition() throws {
      let bench = try SelectionBench()
      let stub = try bench.stub()
      try bench.copy("a")
      let first = try ask(stub, "TIMESTAMP", bench)
      #expect(first?.type == "INTEGER")
      #expect(first?.items.first ?? 0 > 0)
      #expect(try ask(stub, "SAVE_TARGETS", bench)?.type == "NULL")
    }

    @Test func whoTookTheSelectionLaterKeepsIt() throws {
      let bench = try SelectionBench()
      let stub = try bench.stub()
      try bench.copy("first")
      let time = try #require(try ask(stub, "TIMESTAMP", bench)?.items.first)
      stub.own("CLIPBOARD")
      bench.selections.offer(.clipboard, text: "late", time: time - 1)
      #expect(bench.owner(of: .clipboard) == stub.window)
      bench.step()
      #expect(bench.selections.timeout == -1)
      bench.selections.offer(.clipboard, text: "again", time: 0)
      try bench.work(until: "the ownership") { bench.owns(.clipboard) }
      #expect(try bench.read() == Array("again".utf8))
    }

    @Test func whoAsksForAnEarlierTimeIsRefused() throws {
      let bench = try SelectionBench()
      let stub = try bench.stub()
      try bench.copy("a")
      let time = try #require(try ask(stub, "TIMESTAMP", bench)?.items.first)
      #expect(try ask(stub, "UTF8_STRING", bench, time: time - 1) == nil)
      #expect(try ask(stub, "UTF8_STRING", bench, time: time) != nil)
    }

    @Test func whatIsNotOfferedIsRefused() throws {
      let bench = try SelectionBench()
      let stub = try bench.stub()
      try bench.copy("a")
      for target in ["image/png", "DELETE", "MULTIPLE", "NONSENSE"] {
        #expect(try ask(stub, target, bench) == nil)
      }
    }

    @Test func severalTargetsAtOnceComeEachInItsPlace() throws {
      let bench = try SelectionBench()
      let stub = try bench.stub()
      try bench.copy("aä")
      let names = ["UTF8_STRING", "A", "image/png", "B", "STRING", "C", "MULTIPLE", "D"]
      stub.set(stub.atom("STUB"), of: stub.window, type: "ATOM_PAIR", items: names.map(stub.atom))
      let list = try ask(stub, "MULTIPLE", bench)
      #expect(
        list?.items
          == ["UTF8_STRING", "A", "image/png", "", "STRING", "C", "MULTIPLE", ""].map {
            $0.isEmpty ? 0 : stub.atom($0)
          })
      #expect(stub.value("A")?.bytes == Array("aä".utf8))
      #expect(stub.value("C")?.bytes == [0x61, 0xe4])
      #expect(stub.value("B") == nil)
    }

    @Test func anOldProgramNamesNoProperty() throws {
      let bench = try SelectionBench()
      let stub = try bench.stub()
      try bench.copy("a")
      #expect(try ask(stub, "STRING", bench, property: nil) != nil)
      #expect(stub.value("STRING")?.bytes == [0x61])
    }

    @Test func theSecondOfTwoQuickCopiesCounts() throws {
      let bench = try SelectionBench()
      bench.selections.offer(.clipboard, text: "first", time: 0)
      bench.selections.offer(.clipboard, text: "second", time: 0)
      try bench.work(until: "the ownership") { bench.owner(of: .clipboard) != 0 }
      #expect(try bench.read() == Array("second".utf8))
    }

    @Test func copyingAgainBeforeTheLossIsHeardOfWins() throws {
      let bench = try SelectionBench()
      let stub = try bench.stub()
      try bench.copy("first")
      stub.own("CLIPBOARD")
      // The event of the loss waits unread while the selection is taken again.
      bench.selections.offer(.clipboard, text: "second", time: 0)
      try bench.work(until: "the ownership") { bench.owns(.clipboard) }
      bench.step()
      #expect(try bench.paste() == .pasted(.clipboard, "second"))
      #expect(try bench.read() == Array("second".utf8))
    }

    @Test func aRequestorThatIsGoneDoesNoHarm() throws {
      let bench = try SelectionBench()
      let text = String(repeating: "large ", count: 100_000)
      try bench.copy(text)
      for _ in 1...5 {
        let stub = try StubClient(bench.server)
        stub.request("UTF8_STRING")
        stub.request("TARGETS")
        XDestroyWindow(stub.display, stub.window)
        XSync(stub.display, 0)
        bench.step()
      }
      #expect(!bench.selections.isSending)
      let isWhole = try bench.read() == Array(text.utf8)
      #expect(isWhole)
    }

    @Test func aRequestorThatGoesHalfwayEndsItsTransfer() throws {
      let bench = try SelectionBench()
      let stub = try bench.stub()
      try bench.copy(String(repeating: "large ", count: 100_000))
      #expect(try ask(stub, "UTF8_STRING", bench)?.type == "INCR")
      #expect(bench.selections.isSending)
      XDeleteProperty(stub.display, stub.window, stub.atom("STUB"))
      try bench.work(until: "the first piece") { stub.value("STUB")?.type == "UTF8_STRING" }
      XDestroyWindow(stub.display, stub.window)
      try bench.work(until: "the end of the transfer") { !bench.selections.isSending }
    }

    @Test func aSilentRequestorIsGivenUp() throws {
      let bench = try SelectionBench(limits: XSelectionLimits(silence: 100))
      let stub = try bench.stub()
      try bench.copy(String(repeating: "large ", count: 100_000))
      #expect(try ask(stub, "UTF8_STRING", bench)?.type == "INCR")
      #expect((0...100).contains(bench.selections.timeout))
      try bench.work(until: "the end of the transfer") { !bench.selections.isSending }
      var attributes = XWindowAttributes()
      XGetWindowAttributes(bench.connection.display, stub.window, &attributes)
      #expect(attributes.your_event_mask == 0)
      #expect(bench.selections.timeout == -1)
    }

    /// Asks for a target; `nil` when it was refused.
    private func ask(
      _ stub: StubClient, _ target: String, _ bench: SelectionBench, property: String? = "STUB",
      time: Time = Time(CurrentTime)
    ) throws -> StubClient.Value? {
      let count = stub.notices.count
      stub.request(target, property: property, time: time)
      try bench.work(until: "an answer for \(target)") { stub.notices.count > count }
      guard let notice = stub.notices.last, notice.property != 0 else { return nil }
      return stub.value(property ?? target)
    }
  }
}
