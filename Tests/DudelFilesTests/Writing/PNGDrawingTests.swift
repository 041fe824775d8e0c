import DudelGeometry
import DudelModel
import DudelTestSupport
import Testing

@testable import DudelFiles

/// The drawing inside a PNG file.
@Suite struct PNGDrawingTests {
  private static let page = Rect(x: 0, y: 0, width: 40, height: 30)

  private func file() throws -> (png: [UInt8], svg: [UInt8]) {
    let square = BezierPath.rectangle(Rect(x: 5, y: 5, width: 20, height: 10))
    let drawing = Drawing(
      [try #require(PathDrawingInfo(path: square, stroke: nil, fill: Color(hex: 0xff0000)))],
      page: .automatic(canvas: Self.page))
    return (
      try DrawingWriter.bytes(drawing, canvas: Self.page, as: .png),
      SVGWriter.document(drawing, page: Self.page)
    )
  }

  @Test func theDrawingIsInside() throws {
    let (png, svg) = try file()
    #expect(PNGDrawing(in: png) == .svg(svg))
  }

  @Test func theFileIsAsTheSpecificationWantsIt() throws {
    let chunks = try #require(PNGChunks(file().png)).map { ($0.type, $0.isIntact) }
    #expect(chunks.map(\.0) == ["IHDR", "iTXt", "sRGB", "pHYs", "IDAT", "IEND"])
    #expect(!chunks.map(\.1).contains(false))
    #expect(PNGChunk.resolution(scale: 1).data == [0, 0, 0x0e, 0xc4, 0, 0, 0x0e, 0xc4, 1])
  }

  @Test func anyDamageIsFound() throws {
    let (png, svg) = try file()
    let text = try #require(PNGChunks(png)?.first { $0.type == "iTXt" }).data
    for index in text.indices {
      var damaged = png
      damaged[index] ^= 0x40
      // A damaged keyword is somebody else's.
      let expected: PNGDrawing =
        index < text.startIndex + PNGChunk.drawingKeyword.utf8.count + 1 ? .none : .damaged
      #expect(PNGDrawing(in: damaged) == expected)
    }
    for count in 0..<png.count {
      let cut = PNGDrawing(in: Array(png.prefix(count)))
      #expect(cut == (count < text.endIndex + 4 ? .none : .svg(svg)))
    }
  }

  @Test func aTextThatIsNotCompressedCountsAsWell() {
    let text = PNGChunk.text(PNGChunk.drawingKeyword, "<svg/>")
    #expect(PNGDrawing(in: withChunk(text.data)) == .svg(Array("<svg/>".utf8)))
  }

  @Test(arguments: [
    [], [1], [1, 0], [1, 0, 0], [2, 0, 0, 0], [1, 1, 0, 0], [1, 0, 0, 0], [0, 0, 9],
  ])
  func aMadeUpChunkIsDamaged(bytes: [UInt8]) {
    let data = Array(PNGChunk.drawingKeyword.utf8) + [0] + bytes
    #expect(PNGDrawing(in: withChunk(data)) == .damaged)
  }

  @Test func aLengthThatIsALieEndsTheSearch() throws {
    let (png, _) = try file()
    for length in [UInt8(0x7f), 0xff] {
      var lie = png
      lie.replaceSubrange(33..<37, with: [length, 0xff, 0xff, 0xff])
      #expect(PNGDrawing(in: lie) == .none)
    }
  }

  @Test func aBombIsRefused() throws {
    let zeros = try #require(Zlib.compress([UInt8](repeating: 0, count: 10_000_000), level: 6))
    #expect(Zlib.inflate(zeros, most: 9_999_999) == nil)
    #expect(Zlib.inflate(zeros, most: 10_000_000)?.count == 10_000_000)
  }

  /// A file of one chunk.
  private func withChunk(_ data: [UInt8]) -> [UInt8] {
    func number(_ value: UInt32) -> [UInt8] {
      (0..<4).map { UInt8(truncatingIfNeeded: value >> (24 - 8 * $0)) }
    }
    let body = Array("iTXt".utf8) + data
    return PNGChunks.signature + number(UInt32(data.count)) + body + number(Zlib.crc(body[...]))
  }
}
