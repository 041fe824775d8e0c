import DudelCairo
import DudelGeometry
import DudelModel
import DudelTestSupport
import Testing

/// What a text says that it covers, against the ink that it leaves.
struct TextInkTests {
  private nonisolated static let marks = "Z" + String(repeating: "\u{301}\u{302}", count: 10)

  private nonisolated static let samples: [(String, Double)] = [
    ("plain words in a box", 200), ("WWW\nMMM", 6), ("jjj fff", 12), (marks, 200), ("", 30),
    ("\(marks)\nÅÄÖ ÿ", 80),
  ]

  @Test(arguments: samples)
  func noInkIsOutsideTheBounds(string: String, width: Double) throws {
    let box = Rect(x: 200, y: 200, width: width, height: 20)
    let font = FontDescription(family: "Sans", size: 24)
    guard
      let text = TextDrawingInfo(
        box: box, text: string, color: .black, font: font, layout: PangoTextLayout())
    else {
      #expect(string.isEmpty)
      return
    }
    var drawing = Drawing()
    drawing.add(text)
    let page = Rect(x: 0, y: 0, width: 500, height: 500)
    let picture = PixelImage(try DrawingRenderer.render(drawing, page: page))
    let covered = text.bounds.inset(by: -1)
    var outside = 0
    for y in 0..<500 {
      for x in 0..<500 where picture[x, y].red < 250 {
        if !covered.contains(Point(Double(x), Double(y))) { outside += 1 }
      }
    }
    #expect(outside == 0)
    #expect(covered.width < 500 && covered.contains(box))
  }
}
