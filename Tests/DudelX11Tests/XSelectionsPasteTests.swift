import CX11
import DudelEditor
import DudelTestSupport
import Testing

@testable import DudelX11

extension XServerTests {
  /// Bringing text from other programs.
  @Suite(.needsXclip) struct XSelectionsPasteTests {
    @Test(arguments: [
      ("UTF8_STRING", Array("Grüße €😀\n".utf8), "Grüße €😀\n"),
      ("text/plain;charset=utf-8", Array("Grüße €😀".utf8), "Grüße €😀"),
      ("text/plain", Array("Grüße".utf8), "Grüße"),
      ("text/plain", [0x47, 0x72, 0xfc, 0xdf, 0x65], "Grüße"),
      ("STRING", [0x47, 0x72, 0xfc, 0xdf, 0x65], "Grüße"),
      ("TEXT", Array("Grüße".utf8), "Grüße"),
      ("COMPOUND_TEXT", [0x61, 0xe4, 0x1b, 0x2d, 0x62, 0xa4], "aä€"),
      ("UTF8_STRING", [0x61, 0xff, 0x62], "a\u{fffd}b"),
      ("UTF8_STRING", [], ""),
    ]) func textComesInEveryForm(target: String, bytes: [UInt8], text: String) throws {
      let bench = try SelectionBench()
      try bench.fill(bytes, target: target)
      #expect(try bench.paste() == .pasted(.clipboard, text))
    }

    @Test func aLargeTextComesInPieces() throws {
      let bench = try SelectionBench()
      let text = String(repeating: "äöü€ 12345\n", count: 200_000)
      try bench.fill(Array(text.utf8), target: "UTF8_STRING")
      for _ in 1...5 {
        let isWhole = try bench.paste() == .pasted(.clipboard, text)
        #expect(isWhole)
      }
    }

    @Test func bothClipboardsPasteAtOnce() throws {
      let bench = try SelectionBench()
      let text = String(repeating: "primary ", count: 300_000)
      try bench.fill(Array(text.utf8), target: "UTF8_STRING", .primary)
      try bench.fill(Array("clipboard".utf8), target: "UTF8_STRING")
      bench.selections.paste(.primary, time: 0)
      bench.selections.paste(.clipboard, time: 0)
      try bench.work(until: "both") { bench.inputs.count == 2 }
      let expected: Set<InputEvent> = [
        .pasted(.primary, text), .pasted(.clipboard, "clipboard"),
      ]
      let isWhole = Set(bench.inputs) == expected
      #expect(isWhole)
    }

    @Test func ownTextNeedsNoServer() throws {
      let bench = try SelectionBench()
      try bench.copy("own")
      bench.selections.paste(.clipboard, time: 0)
      #expect(bench.selections.timeout == 0)
      #expect(bench.selections.expire() == [.pasted(.clipboard, "own")])
      #expect(bench.selections.timeout == -1)
    }

    @Test func aCopyThatStillWaitsForTheTimeIsPasted() throws {
      let bench = try SelectionBench()
      bench.selections.offer(.clipboard, text: "own", time: 0)
      #expect(try bench.paste() == .pasted(.clipboard, "own"))
    }

    @Test func nothingIsThere() throws {
      let bench = try SelectionBench()
      #expect(try bench.paste() == .pasteFailed(.clipboard, .empty))
    }

    @Test func aPictureIsNoText() throws {
      let bench = try SelectionBench()
      try bench.fill([0x89, 0x50], target: "image/png")
      #expect(try bench.paste() == .pasteFailed(.clipboard, .noText))
    }

    @Test func whatIsOfferedButNotDeliveredFallsBack() throws {
      let bench = try SelectionBench()
      let stub = try bench.stub()
      stub.offer(["UTF8_STRING", "STRING"]) { [unowned stub] request in
        guard request.target == XA_STRING else { return false }
        stub.set(request.property, of: request.requestor, type: "STRING", bytes: [0xe4])
        return true
      }
      #expect(try bench.paste() == .pasted(.clipboard, "ä"))
    }

    @Test func anOwnerWithoutAListIsAskedForText() throws {
      let bench = try SelectionBench()
      let stub = try bench.stub()
      stub.answer = { [unowned stub] request in
        let isText = request.target == stub.atom("UTF8_STRING")
        if isText {
          stub.set(
            request.property, of: request.requestor, type: "UTF8_STRING", bytes: Array("ä".utf8))
        }
        stub.notify(request, property: isText ? request.property : 0)
      }
      stub.own("CLIPBOARD")
      #expect(try bench.paste() == .pasted(.clipboard, "ä"))
    }

    @Test func anOwnerThatRefusesAllHasNoText() throws {
      let bench = try SelectionBench()
      let stub = try bench.stub()
      stub.answer = { [unowned stub] in stub.notify($0, property: 0) }
      stub.own("CLIPBOARD")
      #expect(try bench.paste() == .pasteFailed(.clipboard, .noText))
    }

    @Test func aSilentOwnerIsGivenUpAndTheNextPasteWorks() throws {
      let bench = try SelectionBench()
      let stub = try bench.stub()
      stub.own("CLIPBOARD")
      #expect(try bench.paste() == .pasteFailed(.clipboard, .noAnswer))
      #expect(bench.selections.timeout == -1)
      try bench.fill(Array("next".utf8), target: "UTF8_STRING")
      #expect(try bench.paste() == .pasted(.clipboard, "next"))
    }

    @Test func anOwnerThatStopsHalfwayIsGivenUpAndTheNextPasteWorks() throws {
      let bench = try SelectionBench(limits: XSelectionLimits(answer: 1_000))
      let stub = try bench.stub()
      var (target, pieces): (XSelectionRequestEvent?, Int) = (nil, 0)
      stub.propertyChanged = { [unowned stub] change in
        guard let request = target, change.atom == request.property,
          change.state == PropertyDelete, pieces < 2
        else { return }
        pieces += 1
        stub.set(change.atom, of: change.window, type: "UTF8_STRING", bytes: [0x61])
      }
      stub.offer(["UTF8_STRING"]) { [unowned stub] request in
        target = request
        XSelectInput(stub.display, request.requestor, PropertyChangeMask)
        stub.set(request.property, of: request.requestor, type: "INCR", items: [1_000_000])
        return true
      }
      #expect(try bench.paste() == .pasteFailed(.clipboard, .noAnswer))
      #expect(pieces == 2)
      try bench.fill(Array("next".utf8), target: "UTF8_STRING")
      #expect(try bench.paste() == .pasted(.clipboard, "next"))
    }

    @Test func aDyingOwnerIsGivenUp() throws {
      let bench = try SelectionBench(limits: XSelectionLimits(answer: 5_000))
      let text = String(repeating: "large ", count: 2_000_000)
      let run = try bench.fill(Array(text.utf8), target: "UTF8_STRING")
      bench.selections.paste(.clipboard, time: 0)
      run.kill()
      try bench.work(until: "the end of the paste") { !bench.inputs.isEmpty }
      let ends: [InputEvent] = [
        .pasteFailed(.clipboard, .noAnswer), .pasteFailed(.clipboard, .empty),
        .pasteFailed(.clipboard, .noText), .pasted(.clipboard, text),
      ]
      let isKnownEnd = ends.contains(bench.inputs[0])
      #expect(isKnownEnd)
    }

    @Test(arguments: [1_000, 3_000_000]) func tooMuchIsNotTaken(count: Int) throws {
      let bench = try SelectionBench(limits: XSelectionLimits(size: 999))
      try bench.fill([UInt8](repeating: 0x61, count: count), target: "UTF8_STRING")
      #expect(try bench.paste() == .pasteFailed(.clipboard, .tooLarge))
      try bench.fill(Array("next".utf8), target: "UTF8_STRING")
      #expect(try bench.paste() == .pasted(.clipboard, "next"))
    }

    @Test func aNewPasteReplacesARunningOne() throws {
      let bench = try SelectionBench()
      let stub = try bench.stub()
      stub.own("CLIPBOARD")
      bench.selections.paste(.clipboard, time: 0)
      bench.step()
      try bench.fill(Array("second".utf8), target: "UTF8_STRING")
      #expect(try bench.paste() == .pasted(.clipboard, "second"))
      bench.step()
      #expect(bench.inputs.count == 1)
    }

    /// xclip hears nothing else while it sends in pieces, and it sends until somebody takes them.
    @Test func aTransferThatWasReplacedComesToItsEnd() throws {
      let bench = try SelectionBench(limits: XSelectionLimits(answer: 1_000))
      let text = String(repeating: "large ", count: 1_000_000)
      try bench.fill(Array(text.utf8), target: "UTF8_STRING")
      bench.selections.paste(.clipboard, time: 0)
      try bench.work(until: "the transfer") { bench.selections.isReceiving }
      let ends: [InputEvent] = [.pasted(.clipboard, text), .pasteFailed(.clipboard, .noAnswer)]
      let isKnownEnd = ends.contains(try bench.paste())
      #expect(isKnownEnd)
      let isWhole = try bench.paste() == .pasted(.clipboard, text)
      #expect(isWhole)
    }

    @Test func noCompoundTextDoesHarm() throws {
      let bench = try SelectionBench()
      var random = SeededGenerator(seed: 1)
      let pieces: [[UInt8]] = [
        [0x1b, 0x25, 0x47], [0x1b, 0x25, 0x40], [0x1b, 0x25, 0x2f, 0x31, 0x80], [0x1b, 0x24, 0x28],
        [0x1b, 0x24, 0x29, 0x42], [0x1b, 0x2d, 0x62], [0x9b, 0x31, 0x5d], [0xff, 0xff], [0], [0x61],
      ]
      for _ in 1...5_000 {
        var bytes: [UInt8] = []
        for _ in 0...Int.random(in: 0...12, using: &random) {
          bytes += pieces.randomElement(using: &random) ?? []
          bytes.append(UInt8.random(in: 0...255, using: &random))
        }
        let text = XCompoundText(bench.connection).decode(bytes)
        #expect(text?.utf8.count ?? 0 < 1_000)
      }
      #expect(XCompoundText(bench.connection).decode([0x61]) == "a")
    }

    @Test func answersThatNobodyAskedForAreIgnored() throws {
      let bench = try SelectionBench()
      let stub = try bench.stub()
      try bench.copy("own")
      let window = bench.owner(of: .clipboard)
      for type in [
        SelectionNotify, SelectionClear, PropertyNotify, SelectionRequest, DestroyNotify,
      ] {
        var event = XEvent()
        event.type = type
        event.xany.window = window
        XSendEvent(stub.display, window, 0, NoEventMask, &event)
      }
      var clear = XEvent()
      clear.xselectionclear.type = SelectionClear
      clear.xselectionclear.window = window
      clear.xselectionclear.selection = stub.atom("CLIPBOARD")
      clear.xselectionclear.time = 0x7fff_ffff
      XSendEvent(stub.display, window, 0, NoEventMask, &clear)
      XSync(stub.display, 0)
      bench.step()
      #expect(bench.inputs.isEmpty)
      #expect(try bench.paste() == .pasted(.clipboard, "own"))
      #expect(try bench.read() == Array("own".utf8))
    }
  }
}
