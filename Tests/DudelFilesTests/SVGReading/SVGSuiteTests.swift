import DudelCairo
import DudelGeometry
import DudelModel
import DudelTestSupport
import Glibc
import Testing

@testable import DudelFiles

@Suite(.enabled(if: SVGSuite.folder != nil, "the folder svg-suite is not beside the checkout"))
struct SVGSuiteTests {
  /// The mean difference from a picture over white that is still taken for the same.
  private static let mostDifference = 3.0

  private struct Tally {
    var all = 0
    var right = 0
    var rightByLibrsvg = 0
    var objects = 0
  }

  private func tally(_ parts: String...) throws -> Tally {
    var tally = Tally()
    let layout = PangoTextLayout()
    for entry in parts.flatMap(SVGSuite.entries) {
      let picture = try PixelImage(pngFile: entry.picture)
      let bytes = try WholeFile.read(entry.path)
      tally.all += 1
      if let loaded = try? SVGReader.document(bytes, text: layout) {
        if loaded.remark == nil { tally.objects += 1 }
        let page = loaded.drawing.pageRect(canvas: Rect(x: 0, y: 0, width: 1, height: 1))
        if try shows(loaded.drawing, page, picture) { tally.right += 1 }
      }
      var pixels = ImageReader.mostPixels
      if let image = try? VectorImage(bytes, pixels: &pixels) {
        let page = Rect(x: 0, y: 0, width: image.size.width, height: image.size.height)
        let drawing = Drawing([ImageDrawingInfo(image, frame: page)])
        if try shows(drawing, page, picture) { tally.rightByLibrsvg += 1 }
      }
    }
    return tally
  }

  /// Tells whether a drawing looks like a picture of it.
  private func shows(_ drawing: Drawing, _ page: Rect, _ picture: PixelImage) throws -> Bool {
    let surface = try DrawingRenderer.render(
      drawing, page: page, scale: Double(picture.width) / page.width)
    guard surface.width == picture.width, surface.height == picture.height else { return false }
    var sum = 0
    surface.withBytes { rendered in
      picture.bytes.withUnsafeBufferPointer { wanted in
        for row in 0..<surface.height {
          for column in 0..<surface.width {
            let pixel = rendered.load(
              fromByteOffset: row * surface.stride + column * 4, as: UInt32.self)
            let start = (row * surface.width + column) * 4
            let alpha = Int(wanted[start + 3])
            for channel in 0..<3 {
              let straight = Int(wanted[start + channel]) * alpha + 255 * (255 - alpha)
              sum += abs(straight / 255 - Int(pixel >> (16 - 8 * UInt32(channel)) & 255))
            }
          }
        }
      }
    }
    return Double(sum) / Double(3 * picture.width * picture.height) < Self.mostDifference
  }

  @Test(arguments: ["shapes", "structure", "painting"])
  func asManyFilesComeOutRightAsWithLibrsvg(part: String) throws {
    let tally = try tally(part)
    #expect(tally.all > 0 && tally.right >= tally.rightByLibrsvg, "\(tally)")
  }

  @Test func mostShapesOpenAsObjects() throws {
    let tally = try tally("shapes", "structure/g", "structure/style", "structure/transform")
    #expect(Double(tally.objects) >= 0.8 * Double(tally.all), "\(tally)")
  }

  @Test(arguments: ["text", "filters", "masking", "paint-servers"])
  func noFileDoesHarm(part: String) throws {
    for entry in SVGSuite.entries(part) {
      let bytes = try WholeFile.read(entry.path)
      guard let loaded = try? SVGReader.document(bytes, text: PangoTextLayout()) else { continue }
      let page = loaded.drawing.pageRect(canvas: Rect(x: 0, y: 0, width: 1, height: 1))
      #expect(page.width > 0 && page.height > 0)
      _ = try DrawingRenderer.render(loaded.drawing, page: page, scale: 50 / page.width)
    }
  }
}
