import DudelGeometry
import DudelModel
import Testing

@Suite struct ImageDrawingInfoTests {
  private final class Image: EmbeddedImage {
    let bytes: [UInt8]
    let mediaType = "image/png"
    let size = Size(width: 20, height: 10)

    init(_ bytes: [UInt8]) { self.bytes = bytes }
  }

  private let frame = Rect(x: 10, y: 10, width: 40, height: 20)

  @Test func thePictureFillsItsFrame() {
    let context = RecordingContext()
    let image = Image([1])
    ImageDrawingInfo(image, frame: frame).draw(in: context)
    #expect(context.calls == [.save, .image(image.size, frame), .restore])
  }

  @Test func aTransformGoesBeforeThePicture() {
    let context = RecordingContext()
    let turn = Transform.rotation(.pi / 2)
    let image = ImageDrawingInfo(Image([1]), frame: frame).transformed(by: turn)
    image.draw(in: context)
    #expect(context.calls.contains(.concatenate(turn)))
    #expect(abs(image.bounds.minX + 30) < 1e-9 && abs(image.bounds.maxY - 50) < 1e-9)
  }

  @Test func itIsHitWhereItStands() {
    let image = ImageDrawingInfo(Image([1]), frame: frame).transformed(by: .scale(x: 2, y: 2))
    #expect(image.isHit(at: Point(x: 99, y: 59), tolerance: 0))
    #expect(!image.isHit(at: Point(x: 15, y: 15), tolerance: 0))
    #expect(!image.transformed(by: .scale(x: 0, y: 0)).isHit(at: .zero, tolerance: 0))
  }

  @Test func equalBytesAtTheSamePlaceAreEqual() {
    let image = ImageDrawingInfo(Image([1, 2]), frame: frame)
    #expect(image == ImageDrawingInfo(Image([1, 2]), frame: frame))
    #expect(image != ImageDrawingInfo(Image([1, 3]), frame: frame))
    #expect(image != image.transformed(by: .scale(x: 2, y: 1)))
  }
}
