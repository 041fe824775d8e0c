import DudelTestSupport
import Testing

@testable import DudelX11

struct PreeditTests {
  @Test func textGrowsAndGivesWay() {
    var preedit = Preedit()
    preedit.replace(first: 0, length: 0, with: "か", caret: 1)
    preedit.replace(first: 1, length: 0, with: "んじ", caret: 3)
    #expect(preedit.text == "かんじ" && preedit.caret == 3)
    preedit.replace(first: 0, length: 3, with: "漢字", caret: 2)
    #expect(preedit.text == "漢字" && preedit.caret == 2)
    preedit.replace(first: 0, length: 2, with: "", caret: 0)
    #expect(preedit.isEmpty && preedit.caret == 0)
  }

  @Test func placesCountCharactersAndNotBytes() {
    var preedit = Preedit()
    preedit.replace(first: 0, length: 0, with: "aé🐻z", caret: 4)
    preedit.replace(first: 2, length: 1, with: "ß", caret: 3)
    #expect(preedit.text == "aéßz")
  }

  @Test func aCombiningMarkIsACharacterOfItsOwn() {
    var preedit = Preedit()
    preedit.replace(first: 0, length: 0, with: "e\u{301}x", caret: 2)
    #expect(preedit.caret == 2)
    preedit.replace(first: 1, length: 1, with: "", caret: 1)
    #expect(preedit.text == "ex")
  }

  @Test(arguments: [
    (-5, 2), (9, 9), (0, .max), (.max, .max), (.min, .min), (1, -1),
  ])
  func absurdPlacesDoNoHarm(first: Int, length: Int) {
    var preedit = Preedit()
    preedit.replace(first: 0, length: 0, with: "abc", caret: .max)
    preedit.replace(first: first, length: length, with: "x", caret: .min)
    #expect(preedit.text.contains("x") && preedit.caret == 0)
  }

  @Test func theCaretStaysInTheText() {
    var preedit = Preedit()
    preedit.replace(first: 0, length: 0, with: "abc", caret: 1)
    preedit.moveCaret(.by(1))
    #expect(preedit.caret == 2)
    preedit.moveCaret(.by(.max))
    #expect((0...3).contains(preedit.caret))
    preedit.moveCaret(.to(.max))
    #expect(preedit.caret == 3)
    preedit.moveCaret(.by(-9))
    #expect(preedit.caret == 0)
    preedit.moveCaret(.by(.min))
    #expect(preedit.caret == 0)
  }
}
