import DudelCairo
import DudelGeometry
import DudelModel
import DudelTestSupport
import Testing

struct PangoTextLayoutTests {
  private func size(_ string: String, _ fontSize: Double = 13, bold: Bool = false) -> (
    width: Double, height: Double
  ) {
    let text = StyledText(
      string, font: FontDescription(family: "Sans", size: fontSize), color: .black,
      isEmphasized: bold)
    let size = PangoTextLayout().size(of: text)
    return (size.width, size.height)
  }

  @Test func textTakesRoom() {
    #expect(size("Save").width > 10)
    #expect(size("Save").height > 10)
    #expect(size("Save").height < 26)
    #expect(size("").width == 0)
    #expect(size("").height == size("Save").height)
  }

  @Test func longerTextIsWider() {
    #expect(size("Save as").width > size("Save").width)
    #expect(abs(size("SaveSave").width - 2 * size("Save").width) < 2)
  }

  /// Hinting would make letters wider at some sizes than at others.
  @Test(arguments: [7.0, 13, 17.5, 24, 100]) func theExtentsGrowWithTheFont(fontSize: Double) {
    let one = size("Rectangle", 1000).width / 1000
    #expect(abs(size("Rectangle", fontSize).width / fontSize - one) < 0.01)
  }

  @Test(arguments: ["日本語", "שלום", "e\u{301}\u{302}", "👩‍👩‍👧", "\u{0}a", "\n", "\u{fffd}\u{202e}"])
  func noScriptIsTooStrange(string: String) {
    #expect(size(string).height > 0)
    #expect(size(string).width.isFinite)
  }
}
