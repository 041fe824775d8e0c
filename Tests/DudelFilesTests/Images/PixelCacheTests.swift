import DudelCairo
import DudelGeometry
import DudelModel
import Testing

@testable import DudelFiles

@Suite struct PixelCacheTests {
  @Test func aPictureWhosePixelsWereForgottenIsDrawnAllTheSame() throws {
    let image = try RasterImage(JPEGSample.redAndBlue, mostPixels: 1000)
    let page = Rect(x: 0, y: 0, width: 16, height: 8)
    let drawing = Drawing([ImageDrawingInfo(image, frame: page)])
    let first = try DrawingRenderer.render(drawing, page: page).withBytes { Array($0) }
    PixelCache.shared.forget(ObjectIdentifier(image))
    #expect(PixelCache.shared.pixels(of: ObjectIdentifier(image)) == nil)
    #expect(try DrawingRenderer.render(drawing, page: page).withBytes { Array($0) } == first)
  }
}
