import DudelCairo
import DudelFiles
import DudelGeometry
import DudelModel
import DudelTestSupport
import Testing

/// Pictures in journals: their bytes stand there once.
@Suite struct JournalPictureTests {
  private func picture() throws -> any EmbeddedImage {
    let drawing = Drawing([1, 2, 3].compactMap(JournalBench.mark))
    let surface = try DrawingRenderer.render(
      drawing, page: Rect(x: 0, y: 0, width: 40, height: 30))
    return try ImageReader.image(try PNGEncoder.encode(surface))
  }

  private func placed(_ picture: any EmbeddedImage, at x: Double) -> ImageDrawingInfo {
    ImageDrawingInfo(picture, frame: Rect(x: x, y: 0, width: 40, height: 30))
      .transformed(by: .rotation(0.1))
  }

  @Test func aPictureThatMovesIsWrittenOnce() throws {
    var bench = try JournalBench()
    let picture = try picture()
    bench.drawing.add(placed(picture, at: 0))
    try bench.turn()
    let before = try bench.bytes().count
    for x in 1...20 {
      bench.drawing.replace(0, with: placed(picture, at: Double(x)))
      try bench.turn()
    }
    #expect(try bench.bytes().count - before < 20 * 200)
    bench.die()
    let drawing = try #require(bench.folder.lostDrawings(text: bench.text).first).recovered.drawing
    #expect(drawing.objects.first?.drawable.isEqual(to: placed(picture, at: 20)) == true)
  }

  @Test func aJournalThatGoesOnKnowsItsPictures() throws {
    var bench = try JournalBench()
    bench.drawing.add(placed(try picture(), at: 0))
    try bench.turn()
    bench.die()
    let before = try bench.bytes().count
    #expect(try bench.takeOver(try #require(bench.journalPaths.first)))
    let known = try #require(bench.drawing.objects.first?.drawable as? ImageDrawingInfo).image
    bench.drawing.add(placed(known, at: 5))
    bench.drawing.add(placed(try picture(), at: 9))
    try bench.turn()
    bench.die()
    let grown = try bench.bytes().count - before
    let places = grown - known.bytes.count
    #expect(places > 0 && places < 400)
    let drawing = try #require(bench.folder.lostDrawings(text: bench.text).first).recovered.drawing
    #expect(drawing.objects.count == 3)
    #expect(
      zip(drawing.objects, bench.drawing.objects).allSatisfy {
        $0.drawable.isEqual(to: $1.drawable)
      })
  }

  @Test func aPictureThatComesBackIsInANewJournalToo() throws {
    var bench = try JournalBench()
    let picture = try picture()
    bench.drawing.add(placed(picture, at: 0))
    try bench.turn()
    bench.drawing.undo()
    try bench.add(1)
    // The history has lost the picture now.
    let rewriting = try bench.rewriting()
    bench.drawing.add(placed(picture, at: 3))
    try bench.turn()
    try bench.finish(rewriting)
    bench.drawing.add(placed(picture, at: 6))
    try bench.turn()
    bench.die()
    let drawing = try #require(bench.folder.lostDrawings(text: bench.text).first).recovered.drawing
    #expect(drawing.objects.count == 3)
  }
}
