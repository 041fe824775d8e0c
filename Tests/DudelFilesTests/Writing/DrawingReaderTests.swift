import DudelCairo
import DudelFiles
import DudelGeometry
import DudelModel
import DudelTestSupport
import Testing

@Suite struct DrawingReaderTests {
  private static let canvas = Rect(x: 0, y: 0, width: 60, height: 40)

  private func drawing() throws -> Drawing {
    var properties = DrawingProperties()
    (properties.title, properties.description) = (" A <title>\r\n", "two\nlines\t")
    let stroke = StrokeStyle(color: .black, width: 2)
    return Drawing(
      [
        try #require(
          PathDrawingInfo(
            path: .ellipse(in: Rect(x: 5, y: 6, width: 20, height: 11)), stroke: stroke,
            fill: Color(hex: 0xaaaaaa, alpha: 7))),
        try #require(
          TextDrawingInfo(
            box: Rect(x: 1, y: 2, width: 30, height: 9), text: " a  b\n\nשלום & more words ",
            color: .black, font: FontDescription(family: "Sans", size: 7),
            layout: PangoTextLayout())),
      ], properties: properties, page: .automatic(canvas: Self.canvas))
  }

  private func expectEqual(_ read: Drawing, _ drawing: Drawing) {
    #expect(read.objects.count == drawing.objects.count)
    for (a, b) in zip(read.objects, drawing.objects) {
      #expect(a.drawable.isEqual(to: b.drawable))
    }
    #expect(read.properties == drawing.properties && read.page == drawing.page)
    #expect(!read.isChanged && !read.canUndo)
  }

  @Test(arguments: FileFormat.allCases.filter(\.keepsDrawing))
  func whatKeepsTheDrawingIsReadBackEqual(format: FileFormat) throws {
    let drawing = try drawing()
    let bytes = try DrawingWriter.bytes(drawing, canvas: Self.canvas, as: format)
    let loaded = try DrawingReader.read(bytes: bytes, reportingAs: "x")
    #expect(loaded.remark == nil)
    expectEqual(loaded.drawing, drawing)
    let again = try DrawingWriter.bytes(loaded.drawing, canvas: Self.canvas, as: format)
    let isSame = again == bytes
    #expect(isSame)
  }

  @Test func aDrawingThatWasNeverStoredRemembersItsCanvas() throws {
    let bytes = try DrawingWriter.bytes(Drawing(), canvas: Self.canvas, as: .png)
    let page = try DrawingReader.read(bytes: bytes, reportingAs: "x").drawing.page
    #expect(page == .automatic(canvas: Self.canvas))
  }

  @Test func aDamagedDrawingOpensAsAPictureWithARemark() throws {
    var bytes = try DrawingWriter.bytes(drawing(), canvas: Self.canvas, as: .png)
    // Within the compressed text, behind the words.
    let mark = Array("dudel:svg".utf8)
    let start = try #require(bytes.indices.first { bytes[$0...].starts(with: mark) })
    bytes[start + 40] ^= 1
    let loaded = try DrawingReader.read(bytes: bytes, reportingAs: "x")
    #expect(loaded.remark?.contains("damaged") == true)
    #expect(loaded.drawing.objects.count == 1)
    let picture = try #require(loaded.drawing.objects.first?.drawable as? ImageDrawingInfo)
    #expect(picture.frame == (try drawing().pageRect(canvas: Self.canvas)))
  }

  @Test func aPictureOfAnotherProgramFillsThePage() throws {
    let bytes = try PNGEncoder.encode(try CairoSurface(width: 3, height: 2))
    let loaded = try DrawingReader.read(bytes: bytes, reportingAs: "x")
    #expect(loaded.remark == nil && loaded.drawing.objects.count == 1)
    #expect(loaded.drawing.pageRect(canvas: Self.canvas) == Rect(x: 0, y: 0, width: 3, height: 2))
  }

  @Test(arguments: [[], Array("hello".utf8), [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]])
  func whatIsNoDrawingIsRefused(bytes: [UInt8]) {
    #expect(throws: FileError.self) { try DrawingReader.read(bytes: bytes, reportingAs: "x") }
  }

  @Test func readingCanBeCalledOff() throws {
    let progress = LoadingProgress()
    progress.cancel()
    for format in [FileFormat.svg, .png] {
      let bytes = try DrawingWriter.bytes(drawing(), canvas: Self.canvas, as: format)
      #expect(throws: FileError.self) {
        try DrawingReader.read(bytes: bytes, reportingAs: "x", progress: progress)
      }
    }
  }
}
