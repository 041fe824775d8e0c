import DudelCairo
import DudelFiles
import DudelTestSupport
import Testing

@Suite struct PNGEncoderTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private static let sizes = [(1, 1), (7, 5), (1, 300), (300, 1), (233, 179)]

  /// What PNG readers see of a picture.
  private func decoded(_ png: some Collection<UInt8>) throws -> PixelImage {
    let path = folder.file("picture.png")
    _ = try AtomicFile.write(png, to: path, when: .any)
    return try PixelImage(pngFile: path)
  }

  /// The colour type in a PNG file's header: 2 without and 6 with an alpha channel.
  private func colorType(_ png: [UInt8]) -> UInt8? { png.count > 25 ? png[25] : nil }

  @Test(arguments: sizes)
  func anOpaquePictureComesBackExactly(width: Int, height: Int) throws {
    let picture = try PremultipliedPicture.noise(width: width, height: height) { _ in 255 }
    let png = try picture.withSurface { try PNGEncoder.encode($0) }
    #expect(colorType(png) == 2)
    let image = try decoded(png)
    #expect((image.width, image.height) == (width, height))
    #expect(image.premultiplied == picture.pixels)
  }

  @Test(arguments: sizes)
  func aTranslucentPictureComesBackExactly(width: Int, height: Int) throws {
    let picture = try PremultipliedPicture.noise(width: width, height: height) { random in
      .random(in: 0...254, using: &random)
    }
    let png = try picture.withSurface { try PNGEncoder.encode($0) }
    #expect(colorType(png) == 6)
    let image = try decoded(png)
    #expect((image.width, image.height) == (width, height))
    #expect(image.premultiplied == picture.pixels)
  }

  @Test func everyColourOfEveryAlphaComesBackExactly() throws {
    // Column: alpha; row: a channel that is no larger.
    let picture = PremultipliedPicture(width: 256, height: 256) { alpha, row in
      let channel = UInt32(min(alpha, row))
      return UInt32(alpha) << 24 | channel << 16 | UInt32(alpha) << 8 | channel / 2
    }
    let image = try decoded(picture.withSurface { try PNGEncoder.encode($0) })
    #expect(image.premultiplied == picture.pixels)
  }

  @Test func whatShowsNothingHasNoColour() throws {
    let surface = try CairoSurface(width: 3, height: 2)
    let image = try decoded(PNGEncoder.encode(surface))
    #expect(image.isAll(Pixel(red: 0, green: 0, blue: 0, alpha: 0)))
  }

  @Test func oneTranslucentPixelIsEnoughForAnAlphaChannel() throws {
    for place in [0, 29] {
      let picture = PremultipliedPicture(width: 6, height: 5) { x, y in
        y * 6 + x == place ? 0xfe00_0000 : 0xff12_3456
      }
      let png = try picture.withSurface { try PNGEncoder.encode($0) }
      #expect(colorType(png) == 6)
      let image = try decoded(png)
      #expect(image.count { $0.alpha == 254 } == 1)
      #expect(image.count { $0 == Pixel(0x123456) } == 29)
    }
  }

  @Test func rowsFurtherApartThanTheyAreLongAreNoMatter() throws {
    let picture = try PremultipliedPicture.noise(width: 13, height: 9) { _ in 255 }
    let png = try picture.withSurface(padding: 5) { try PNGEncoder.encode($0) }
    #expect(try decoded(png).premultiplied == picture.pixels)
  }

  @Test func theSamePictureMakesTheSameBytes() throws {
    let picture = try PremultipliedPicture.noise(width: 40, height: 30) { _ in 128 }
    func bytes() throws -> [UInt8] {
      try picture.withSurface { try PNGEncoder.encode($0) }
    }
    #expect(try bytes() == bytes())
  }

  @Test func plainPicturesMakeSmallFiles() throws {
    let picture = PremultipliedPicture(width: 800, height: 600) { _, _ in 0xffff_ffff }
    let png = try picture.withSurface { try PNGEncoder.encode($0) }
    #expect(png.count < 20_000)
  }

  @Test(
    .enabled(if: TestMachine.path(of: "pngcheck") != nil, "needs pngcheck"),
    arguments: [255 as UInt8, 128])
  func anIndependentJudgeFindsNoFault(alpha: UInt8) throws {
    let picture = try PremultipliedPicture.noise(width: 97, height: 61) { _ in alpha }
    let path = folder.file("judged.png")
    _ = try AtomicFile.write(
      picture.withSurface { try PNGEncoder.encode($0) }, to: path, when: .vacant)
    let judge = try ProgramRun(try #require(TestMachine.path(of: "pngcheck")), ["-q", path])
    let status = try judge.waitForExit()
    #expect(status == .exited(0))
    #expect(judge.standardOutput.isEmpty && judge.standardError.isEmpty)
  }
}

/// Pixels as cairo keeps them: 0xAARRGGBB, premultiplied.
private struct PremultipliedPicture {
  let width: Int
  let height: Int
  let pixels: [UInt32]

  init(width: Int, height: Int, pixel: (_ x: Int, _ y: Int) -> UInt32) {
    (self.width, self.height) = (width, height)
    pixels = (0..<width * height).map { pixel($0 % width, $0 / width) }
  }

  static func noise(
    width: Int, height: Int, alpha: (inout SeededGenerator) -> UInt8
  ) throws -> PremultipliedPicture {
    var random = SeededGenerator(seed: UInt64(width * 1000 + height))
    return PremultipliedPicture(width: width, height: height) { _, _ in
      let alpha = UInt32(alpha(&random))
      func channel() -> UInt32 { .random(in: 0...alpha, using: &random) }
      return alpha << 24 | channel() << 16 | channel() << 8 | channel()
    }
  }

  /// Lends the pixels to cairo, with rows longer by some pixels of rubbish.
  func withSurface<Result>(
    padding: Int = 0, _ body: (CairoSurface) throws -> Result
  ) throws -> Result {
    let columns = width + padding
    var bytes = [UInt8](repeating: 0x55, count: columns * height * 4)
    for (index, pixel) in pixels.enumerated() {
      let start = (index / width * columns + index % width) * 4
      withUnsafeBytes(of: pixel) { bytes.replaceSubrange(start..<start + 4, with: $0) }
    }
    return try bytes.withUnsafeMutableBufferPointer { buffer in
      let start = try #require(buffer.baseAddress)
      return try body(
        CairoSurface(
          data: start, width: width, height: height, stride: columns * 4, isOpaque: false))
    }
  }
}

extension PixelImage {
  /// The pixels as cairo would keep them.
  fileprivate var premultiplied: [UInt32] {
    stride(from: 0, to: bytes.count, by: 4).map { start in
      let alpha = UInt32(bytes[start + 3])
      func channel(_ offset: Int) -> UInt32 {
        (UInt32(bytes[start + offset]) * alpha * 2 + 255) / 510
      }
      return alpha << 24 | channel(0) << 16 | channel(1) << 8 | channel(2)
    }
  }
}
