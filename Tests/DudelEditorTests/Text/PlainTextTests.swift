import DudelTestSupport
import Testing

@testable import DudelEditor

struct PlainTextTests {
  @Test(arguments: [
    ("", ""), ("plain\ntext", "plain\ntext"), ("a\r\nb\rc\n\rd", "a\nb\nc\n\nd"),
    ("a\r\r\nb", "a\n\nb"), ("a\u{85}b\u{2028}c\u{2029}d", "a\nb\nc\nd"),
    ("a\u{b}b\u{c}c", "a\nb\nc"), ("a\tb", "a    b"), ("\u{0}a\u{0}", "a"),
    ("\u{feff}a\u{feff}b", "ab"), ("\u{1b}[31mred\u{7}", "[31mred"), ("a\u{7f}b\u{9b}c", "abc"),
    ("\u{fffe}a\u{ffff}", "a"), ("e\u{301} 👨‍👩‍👧 🇩🇪 ü", "e\u{301} 👨‍👩‍👧 🇩🇪 ü"),
    ("\u{a0}\u{ad}\u{200f}\u{2026}\u{fffd}ﬁ", "\u{a0}\u{ad}\u{200f}\u{2026}\u{fffd}ﬁ"),
    ("日本語、中文。", "日本語、中文。"), ("\u{c2}\u{e2}\u{ef}", "\u{c2}\u{e2}\u{ef}"),
  ])
  func cleaning(text: String, expected: String) {
    #expect(PlainText.clean(text).hasSameBytes(as: expected))
    #expect(PlainText.clean(expected).hasSameBytes(as: expected))
  }

  @Test func oneLine() {
    #expect(PlainText.cleanLine("a\r\nb\n\nc") == "a b  c")
    #expect(PlainText.cleanLine("abc") == "abc")
  }

  @Test(arguments: 0..<20) func nothingControllingGetsThrough(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var scalars = String.UnicodeScalarView()
    for _ in 0..<500 {
      let range: ClosedRange<UInt32> =
        [0...0x20, 0x7e...0xa1, 0x2020...0x2030, 0xfef0...0xffff].randomElement(using: &random)
        ?? 0...0
      if let scalar = UnicodeScalar(UInt32.random(in: range, using: &random)) {
        scalars.append(scalar)
      }
    }
    let text = String(scalars)
    let cleaned = PlainText.clean(text)
    #expect(
      cleaned.unicodeScalars.allSatisfy {
        $0 == "\n"
          || $0.properties.generalCategory != .control
            && ![0x2028, 0x2029, 0xfeff, 0xfffe, 0xffff].contains($0.value)
      })
    #expect(PlainText.clean(cleaned).hasSameBytes(as: cleaned))
    #expect(
      text.unicodeScalars.filter { $0.value >= 0x20 && $0.properties.isAlphabetic }
        .elementsEqual(cleaned.unicodeScalars.filter { $0.properties.isAlphabetic }))
  }
}
