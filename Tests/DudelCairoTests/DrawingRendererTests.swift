import DudelCairo
import DudelGeometry
import DudelModel
import DudelTestSupport
import Testing

struct DrawingRendererTests {
  private func drawing() throws -> Drawing {
    var drawing = Drawing()
    let square = BezierPath.rectangle(Rect(x: -10, y: 20, width: 20, height: 10))
    drawing.add(
      try #require(PathDrawingInfo(path: square, stroke: nil, fill: Color(hex: 0xff0000))))
    return drawing
  }

  @Test func thePageIsThePicture() throws {
    let page = Rect(minX: -20, minY: 0, maxX: 30, maxY: 40)
    let picture = PixelImage(try DrawingRenderer.render(drawing(), page: page))
    #expect(picture.width == 50 && picture.height == 40)
    #expect(picture.count { $0 == Pixel(0xff0000) } == 200)
    #expect(picture[10, 20] == Pixel(0xff0000))
    #expect(picture[29, 29] == Pixel(0xff0000))
    #expect(picture[9, 20] == .white)
  }

  @Test func theScaleCountsPixelsAUnit() throws {
    let page = Rect(minX: -20, minY: 0, maxX: 30, maxY: 40)
    let picture = PixelImage(try DrawingRenderer.render(drawing(), page: page, scale: 2.5))
    #expect(picture.width == 125 && picture.height == 100)
    #expect(picture[26, 51] == Pixel(0xff0000))
  }

  @Test func withoutBackgroundTheRestIsTransparent() throws {
    let page = Rect(x: 0, y: 0, width: 40, height: 40)
    let picture = PixelImage(
      try DrawingRenderer.render(drawing(), page: page, background: nil))
    #expect(picture[5, 25] == Pixel(0xff0000))
    #expect(picture[30, 5].alpha == 0)
  }

  @Test(arguments: [
    Rect(x: 0, y: 0, width: 40_000, height: 10), Rect(x: 0, y: 0, width: 1e300, height: 1),
    Rect(x: 0, y: 0, width: .infinity, height: 1),
  ])
  func pagesThatAreTooLargeAreRefused(page: Rect) throws {
    let drawing = try drawing()
    #expect(throws: CairoError.self) { try DrawingRenderer.render(drawing, page: page) }
  }

  @Test func anEmptyPageIsOnePixel() throws {
    let surface = try DrawingRenderer.render(
      Drawing(), page: Rect(x: 5, y: 5, width: 0, height: 0))
    #expect(surface.width == 1 && surface.height == 1)
  }
}
