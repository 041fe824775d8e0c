import DudelModel
import Testing

@Suite struct ColorTests {
  @Test func aNumberIsReadAsRedGreenAndBlue() {
    #expect(Color(hex: 0x3b6cf6) == Color(red: 0x3b, green: 0x6c, blue: 0xf6))
    #expect(Color(hex: 0x00ff00, alpha: 7) == Color(red: 0, green: 255, blue: 0, alpha: 7))
    #expect(Color(hex: 0xff12_3456) == Color(hex: 0x123456), "what lies above is left out")
  }

  @Test func coloursAreOpaqueUnlessSaidOtherwise() {
    #expect(Color(red: 1, green: 2, blue: 3).alpha == 255)
    #expect(Color.black == Color(red: 0, green: 0, blue: 0, alpha: 255))
    #expect(Color.white == Color(red: 255, green: 255, blue: 255, alpha: 255))
  }

  @Test func anotherAlphaKeepsTheOtherChannels() {
    let color = Color(hex: 0x123456).with(alpha: 0x78)
    #expect(color == Color(red: 0x12, green: 0x34, blue: 0x56, alpha: 0x78))
  }
}
