import DudelCairo
import DudelFiles
import DudelGeometry
import DudelModel
import DudelTestSupport
import Testing

@Suite struct ImageReaderTests {
  /// The bytes of a PNG file, opaque or not.
  private func png(_ width: Int, _ height: Int, _ color: Color) throws -> [UInt8] {
    let surface = try CairoSurface(width: width, height: height)
    CairoContext(surface).fill(
      .rectangle(Rect(x: 0, y: 0, width: Double(width), height: Double(height))), with: color)
    return Array(try PNGEncoder.encode(surface))
  }

  private func pixels(_ image: any EmbeddedImage, _ width: Int, _ height: Int) throws -> [UInt32] {
    let page = Rect(x: 0, y: 0, width: Double(width), height: Double(height))
    let surface = try DrawingRenderer.render(
      Drawing([ImageDrawingInfo(image, frame: page)]), page: page, background: nil)
    return surface.withBytes { Array($0.bindMemory(to: UInt32.self)) }
  }

  @Test func aPictureKeepsItsBytesAndShowsItsPixels() throws {
    for color in [Color(hex: 0x123456), Color(hex: 0xff0000, alpha: 128)] {
      let bytes = try png(3, 2, color)
      let image = try ImageReader.image(bytes)
      #expect(image.bytes == bytes && image.mediaType == "image/png")
      #expect(image.size == Size(width: 3, height: 2))
      let expected: UInt32 = color.alpha == 255 ? 0xff12_3456 : 0x8080_0000
      #expect(try pixels(image, 3, 2) == Array(repeating: expected, count: 6))
      #expect(try pixels(image, 6, 4) == Array(repeating: expected, count: 24))
    }
  }

  @Test func vectorsAreAPictureToo() throws {
    let text = """
      <svg xmlns="http://www.w3.org/2000/svg" width="4" height="2"><rect width="4" height="2" \
      fill="#0000ff"/></svg>
      """
    let image = try ImageReader.image(Array(text.utf8))
    #expect(image.mediaType == "image/svg+xml" && image.size == Size(width: 4, height: 2))
    #expect(try pixels(image, 8, 4) == Array(repeating: 0xff00_00ff, count: 32))
  }

  @Test func aPhotographIsTurnedAsItsCameraSays() throws {
    let plain = try ImageReader.image(JPEGSample.turned(1))
    #expect(plain.size == Size(width: 16, height: 8) && plain.mediaType == "image/jpeg")
    let turned = try ImageReader.image(JPEGSample.turned(6))
    #expect(turned.size == Size(width: 8, height: 16))
    let column = try pixels(turned, 8, 16)
    // Turned clockwise, the left is on top.
    #expect(column[4] >> 16 & 255 > 200 && column[8 * 14 + 4] & 255 > 200)
  }

  @Test(
    arguments: [
      [], [0], Array("hello".utf8), Array("<html/>".utf8), [0x89, 0x50, 0x4e, 0x47],
      [0xff, 0xd8, 0xff], Array("GIF89a".utf8),
    ] as [[UInt8]])
  func whatIsNoPictureIsRefused(bytes: [UInt8]) {
    #expect(throws: ImageReadingError.self) { try ImageReader.image(bytes) }
  }

  @Test func aCutPictureIsRefused() throws {
    let bytes = try png(40, 40, .black)
    for whole in [bytes, JPEGSample.redAndBlue] {
      for count in stride(from: 0, to: whole.count - 12, by: 7) {
        #expect(throws: ImageReadingError.self) {
          try ImageReader.image(Array(whole.prefix(count)))
        }
      }
    }
  }

  @Test func aPictureThatSaysItIsHugeIsRefusedBeforeItIsDecoded() throws {
    var bytes = try png(2, 2, .black)
    // Width and height in the header; its sum is not looked at before.
    bytes.replaceSubrange(16..<24, with: [0, 0, 0x7f, 0xff, 0, 0, 0x7f, 0xff])
    do {
      _ = try ImageReader.image(bytes)
      Issue.record("a huge picture was read")
    } catch {
      #expect(error.reason == "the picture is too large" || error.reason.contains("no picture"))
    }
  }

  @Test(arguments: 0..<50 as Range<UInt64>)
  func damagedPicturesDoNoHarm(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for original in [try png(9, 9, Color(hex: 0x80ff00, alpha: 99)), JPEGSample.redAndBlue] {
      var bytes = original
      for _ in 0..<3 {
        bytes[Int.random(in: bytes.indices, using: &random)] = .random(
          in: .min ... .max, using: &random)
      }
      guard let image = try? ImageReader.image(bytes) else { continue }
      #expect(image.size.width > 0 && image.size.height > 0)
    }
  }
}
