import DudelGeometry
import DudelModel
import DudelTestSupport
import Testing

@testable import DudelEditor

/// The mark of a page's edge.
@Suite struct PageEdgeTests {
  @Test(arguments: [1, 1.25, 1.5, 2, 3.7])
  func theLineLiesOutsideThePageOnWholePixels(scale: Double) {
    let page = Rect(x: 10.3, y: 62.8, width: 120.5, height: 80.2)
    let edge = PageEdge(page: page, scale: scale)
    for side in edge.sides {
      for value in [side.minX, side.minY, side.maxX, side.maxY] {
        #expect(abs(value * scale - (value * scale).rounded()) < 1e-9)
      }
      #expect(min(side.width, side.height) * scale > 0.99)
      // Half a px of the page may be under it.
      #expect(side.intersection(page.inset(by: 0.51 / scale)) == nil)
    }
    for (index, side) in edge.sides.enumerated() {
      for other in edge.sides.dropFirst(index + 1) { #expect(side.intersection(other) == nil) }
    }
  }

  private func lines(page: Page, clip: Rect) throws -> [String] {
    let bench = try EditorBench(size: Size(width: 600, height: 300))
    bench.send(.openRequested(path: "/a.svg", isPurpose: true))
    bench.send(.opened(OpenedDrawing(path: "/a.svg", drawing: Drawing([], page: page))))
    let context = RecordingContext(clipBounds: clip)
    EditorScene(editor: bench.editor, icons: IconShelf()).drawOverlay(in: context)
    return context.lines.filter { $0.hasPrefix("fill #8f97a3") }
  }

  @Test func onlyAFixedPageHasAnEdge() throws {
    let window = Rect(x: 0, y: 0, width: 600, height: 300)
    let page = Rect(x: 10, y: 20, width: 100, height: 50)
    #expect(try lines(page: .fixed(page), clip: window).count == 4)
    #expect(try lines(page: .automatic(canvas: page), clip: window).isEmpty)
    let inside = Rect(x: 30, y: 80, width: 20, height: 20)
    #expect(try lines(page: .fixed(page), clip: inside).isEmpty)
  }

  @Test func aPageBeyondAllNumbersIsCutToWhatIsSeen() throws {
    let window = Rect(x: 0, y: 0, width: 600, height: 300)
    let page = Rect(x: 10, y: 20, width: 1e9, height: 1e9)
    let seen = try lines(page: .fixed(page), clip: window)
    #expect(seen.count == 2 && seen.allSatisfy { !$0.contains("e+") && !$0.contains("000000") })
  }
}
