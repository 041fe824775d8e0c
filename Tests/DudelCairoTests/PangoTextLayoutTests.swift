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

  /// Text is laid out for the scale that it was last shown at, which must not be seen in a drawing.
  @Test(arguments: [0.3, 0.5, 0.83, 1, 1.25, 1.5, 1.75, 2, 2.25, 3.7, 4, 8, 16])
  func theScaleChangesNothing(scale: Double) throws {
    let (plain, scaled) = (PangoTextLayout(), PangoTextLayout())
    let surface = try CairoSurface(width: 50, height: 50)
    let context = CairoContext(surface, scale: scale, text: scaled)
    let pangram = "The quick brown fox jumps over the lazy dog, Zwölf Boxkämpfer, שלום 日本語. "
    for fontSize in [7.0, 9.9, 13.3, 17.77, 24, 31.7, 72] {
      context.draw(
        StyledText("a", font: FontDescription(family: "Sans", size: fontSize), color: .black),
        at: Point(x: 0, y: 0))
      for width in stride(from: fontSize * 4, to: fontSize * 40, by: fontSize * 1.7) {
        for family in ["Sans", "Serif", "Monospace"] {
          let text = StyledText(
            pangram + pangram, font: FontDescription(family: family, size: fontSize),
            color: .black, width: width)
          let (one, other) = (plain.paragraph(text), scaled.paragraph(text))
          try #require(one.size == other.size)
          try #require(one.lineRanges == other.lineRanges)
          for offset in stride(from: 0, to: text.string.utf8.count, by: 9) {
            try #require(one.caret(at: offset) == other.caret(at: offset))
          }
        }
      }
    }
  }
}
