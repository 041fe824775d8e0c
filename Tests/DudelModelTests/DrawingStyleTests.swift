import DudelModel
import Testing

@Suite struct DrawingStyleTests {
  @Test func theProgramStartsWithThinBlackLines() {
    let style = DrawingStyle()
    #expect(style.strokeColor == .black && style.strokeWidth == 2)
    #expect(style.fillColor == Color(hex: 0xaaaaaa))
    #expect(style.font == FontDescription(family: "Sans", size: 24))
  }
}
