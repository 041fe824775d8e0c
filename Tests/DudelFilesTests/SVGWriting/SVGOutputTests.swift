import DudelGeometry
import DudelModel
import DudelTestSupport
import Testing

@testable import DudelFiles

@Suite struct SVGOutputTests {
  private func number(_ value: Double) -> String {
    var output = SVGOutput()
    output.number(value)
    return String(decoding: output.bytes, as: UTF8.self)
  }

  @Test(arguments: [
    (0, "0"), (-0.0, "0"), (1, "1"), (-1, "-1"), (0.5, "0.5"), (-0.25, "-0.25"), (12.125, "12.125"),
    (0.1, "0.1"), (0.001, "0.001"), (1.05, "1.05"), (1e-7, "1e-7"), (1e20, "1e20"),
    (1.5e-10, "1.5e-10"), (123_456_789_012, "123456789012"), (1e15, "1000000000000000"),
    (0.1 + 0.2, "0.30000000000000004"), (.infinity, "0"), (.nan, "0"),
    (.greatestFiniteMagnitude, "1.7976931348623157e308"), (.leastNonzeroMagnitude, "5e-324"),
  ])
  func numbersAreShort(value: Double, text: String) { #expect(number(value) == text) }

  @Test func numbersReadBackEqual() {
    var random = SeededGenerator(seed: 4)
    for _ in 0..<20_000 {
      let bits = Double(bitPattern: random.next())
      let near = Double.random(in: -2000...2000, using: &random)
      let short = (near * 100).rounded() / 100
      for value in [bits, near, short] where value.isFinite {
        #expect(Double(number(value)) == value)
        #expect(number(value).utf8.count <= value.description.utf8.count)
      }
    }
  }

  @Test func everyOpacityReadsBackEqual() {
    for alpha in UInt8(0)...254 {
      var output = SVGOutput()
      output.paint("fill", Color(hex: 0x0a_b3ff, alpha: alpha))
      let text = String(decoding: output.bytes, as: UTF8.self)
      #expect(text.hasPrefix(" fill=\"#0ab3ff\" fill-opacity=\""))
      let opacity = text.split(separator: "\"").last.flatMap { Double($0) }
      #expect(opacity.map { UInt8(($0 * 255).rounded()) } == alpha)
    }
  }

  @Test func whatXMLCantHoldIsReplaced() {
    var output = SVGOutput()
    output.escaped(
      "a\u{0}\u{1b}\u{fffe}\u{ffff}\u{fffd}\u{feff}<&>\"\r\n\t猫🐻".utf8, inAttribute: false)
    #expect(
      String(decoding: output.bytes, as: UTF8.self)
        == "a\u{fffd}\u{fffd}\u{fffd}\u{fffd}\u{fffd}\u{feff}&lt;&amp;&gt;\"&#13;\n\t猫🐻")
  }

  @Test func attributesKeepTheirLineFeeds() {
    var output = SVGOutput()
    output.attribute("font-family", "\"\t\n")
    #expect(
      String(decoding: output.bytes, as: UTF8.self) == " font-family=\"&quot;&#9;&#10;\"")
  }

  @Test(arguments: [0, 1, 2, 3, 4, 5])
  func bytesBecomeLetters(count: Int) {
    var output = SVGOutput()
    output.base64(Array("foobar".utf8.prefix(count)))
    let expected = ["", "Zg==", "Zm8=", "Zm9v", "Zm9vYg==", "Zm9vYmE="]
    #expect(String(decoding: output.bytes, as: UTF8.self) == expected[count])
  }
}
