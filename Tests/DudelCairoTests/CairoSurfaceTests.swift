import DudelCairo
import DudelGeometry
import DudelTestSupport
import Testing

struct CairoSurfaceTests {
  @Test func aNewPictureIsTransparent() throws {
    let surface = try CairoSurface(width: 3, height: 2)
    #expect(surface.stride >= 12)
    surface.withBytes { bytes in
      #expect(bytes.count == surface.stride * 2)
      #expect(bytes.allSatisfy { $0 == 0 })
    }
  }

  @Test(arguments: [(0, 5), (5, 0), (-1, 5), (32_768, 1), (1, 32_768), (Int.max, Int.max)])
  func sizesThatCairoCannotHandleAreRefused(width: Int, height: Int) {
    #expect(throws: CairoError.self) { try CairoSurface(width: width, height: height) }
  }

  @Test func theLargestExtentIsPossible() throws {
    let surface = try CairoSurface(width: CairoSurface.mostPixels, height: 1)
    #expect(surface.pixels.width == 32_767)
  }
}
