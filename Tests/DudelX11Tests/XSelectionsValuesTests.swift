import DudelEditor
import Testing

@testable import DudelX11

/// The parts of selections that are plain values.
struct XSelectionsValuesTests {
  @Test func theBestTextOnOfferIsAskedForFirst() {
    var negotiation = PasteNegotiation()
    #expect(negotiation.current == nil)
    #expect(negotiation.listed([.text, .latin1, .plain]) == .ask(.plain))
    #expect(negotiation.current == .plain)
    #expect(negotiation.refused() == .ask(.latin1))
    #expect(negotiation.refused() == .ask(.text))
    #expect(negotiation.refused() == .fail(.noText))
  }

  @Test func theOrderIsThatOfLeastLoss() {
    #expect(
      TextTarget.allCases == [.utf8String, .plainUTF8, .plain, .compoundText, .latin1, .text])
  }

  @Test func anOwnerWithoutAListIsAskedForTheOldestForms() {
    var negotiation = PasteNegotiation()
    #expect(negotiation.refused() == .ask(.utf8String))
    #expect(negotiation.refused() == .ask(.latin1))
    #expect(negotiation.refused() == .fail(.noText))
  }

  @Test func picturesAreNoText() {
    var negotiation = PasteNegotiation()
    #expect(negotiation.listed([]) == .fail(.noText))
  }

  @Test(arguments: [(0, [0]), (1, [1, 0]), (4, [4, 0]), (5, [4, 1, 0]), (8, [4, 4, 0])])
  func piecesEndWithAnEmptyOne(count: Int, sizes: [Int]) {
    let bytes = (0..<count).map { UInt8($0) }
    var chunks = SelectionChunks(bytes, size: 4)
    var pieces: [ArraySlice<UInt8>] = []
    while !chunks.isAtEnd { pieces.append(chunks.next()) }
    #expect(pieces.map(\.count) == sizes)
    #expect(Array(pieces.joined()) == bytes)
  }

  @Test func latin1SaysWhatItCan() {
    #expect(Latin1.bytes("aÿ") == ([0x61, 0xff], true))
    #expect(Latin1.bytes("a€") == ([0x61, 0x3f], false))
    let all = (0...255).map { UInt8($0) }
    #expect(Latin1.bytes(Latin1.text(all)) == (all, true))
  }

  @Test(
    arguments: [
      (TextTarget.utf8String, [0x61, 0xff], "a\u{fffd}"),
      (.plainUTF8, [0xc3, 0xa4, 0, 0], "ä"),
      (.plain, [0xc3, 0xa4], "ä"),
      (.plain, [0xe4], "ä"),
      (.text, [0xe4], "ä"),
      (.latin1, [0xc3, 0xa4], "Ã¤"),
      (.latin1, [0], ""),
    ] as [(TextTarget, [UInt8], String)])
  func bytesAreReadByTheirForm(target: TextTarget, bytes: [UInt8], text: String) {
    #expect(target.decode(bytes, compoundText: { _ in nil }) == text)
  }

  @Test func theServersTimeStartsAnew() {
    #expect(ServerTime.isEarlier(1, than: 2))
    #expect(!ServerTime.isEarlier(2, than: 2))
    #expect(ServerTime.isEarlier(0xffff_fff0, than: 5))
    #expect(!ServerTime.isEarlier(5, than: 0xffff_fff0))
  }
}
