import DudelFiles
import DudelGeometry
import DudelModel
import DudelTestSupport
import Testing

/// What the program wrote itself is read back equal.
@Suite struct SVGOwnFileTests {
  private static let head = """
    <svg xmlns='http://www.w3.org/2000/svg' xmlns:dudel='urn:dudel:drawing:1' dudel:version='1' \
    viewBox='-10 -20 300 200' width='600' height='400'
    """

  private func read(_ content: String, root: String = "dudel:page='automatic'") throws
    -> LoadedDrawing
  {
    try SVGReader.document(
      Array("\(Self.head) \(root)>\(content)</svg>".utf8), text: FixedTextLayout())
  }

  @Test func theUnitsAreTheDrawings() throws {
    let loaded = try read("<rect x='-1' y='2' width='3' height='4' stroke='#123456'/>")
    let shape = try #require(loaded.drawing.objects.first?.drawable as? PathDrawingInfo)
    #expect(shape.path == .rectangle(Rect(x: -1, y: 2, width: 3, height: 4)))
    #expect(shape.stroke?.color == Color(hex: 0x123456) && shape.stroke?.width == 1)
    #expect(loaded.remark == nil && !loaded.drawing.isChanged && !loaded.drawing.canUndo)
  }

  @Test func thePageIsKept() throws {
    #expect(try read("").drawing.page == .automatic(canvas: nil))
    #expect(
      try read("", root: "dudel:page='automatic' dudel:canvas='0 1 20 30'").drawing.page
        == .automatic(canvas: Rect(x: 0, y: 1, width: 20, height: 30)))
    #expect(
      try read("", root: "dudel:page='fixed'").drawing.page
        == .fixed(Rect(x: -10, y: -20, width: 300, height: 200)))
  }

  @Test func titleAndDescriptionAreKept() throws {
    let properties = try read("<title>a &amp; b</title><desc>two\nlines</desc>").drawing.properties
    #expect(properties.title == "a & b" && properties.description == "two\nlines")
  }

  @Test(arguments: 0..<30 as Range<UInt64>)
  func aDrawableIsReadBackEqual(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<20 {
      let drawable = try #require(RandomDrawable.make(&random))
      let bytes = SVGWriter.element(drawable)
      let back = try #require(SVGReader.drawable(bytes, text: FixedTextLayout()))
      #expect(back.isEqual(to: drawable), "\(String(decoding: bytes, as: UTF8.self))")
    }
  }

  @Test(arguments: 0..<10 as Range<UInt64>)
  func aDrawingIsReadBackEqual(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let drawables = (0..<30).compactMap { _ in RandomDrawable.make(&random) }
    let drawing = Drawing(
      drawables, page: .automatic(canvas: Rect(x: 0, y: 0, width: 9, height: 7)))
    let bytes = SVGWriter.document(
      drawing, page: Rect(x: -5, y: 3, width: 100, height: 90), text: FixedTextLayout())
    let back = try SVGReader.document(bytes, text: FixedTextLayout())
    #expect(back.remark == nil && back.drawing.page == drawing.page)
    #expect(back.drawing.objects.count == drawables.count)
    for (object, drawable) in zip(back.drawing.objects, drawables) {
      #expect(object.drawable.isEqual(to: drawable))
    }
  }

  @Test(arguments: ["", "<g/>", "<rect/>", "hello", "<rect width='1' height='1'/><rect", "</svg>"])
  func whatIsNotOneElementIsNone(text: String) {
    #expect(SVGReader.drawable(Array(text.utf8), text: FixedTextLayout()) == nil)
  }

  @Test func aTextThatWasMovedTakesItsBoxAlong() throws {
    let loaded = try read(
      """
      <text dudel:box='10 20 100 30' font-family='Sans, sans-serif' font-size='10'>\
      <tspan x='214' y='333.6'>some words</tspan></text>
      """)
    let text = try #require(loaded.drawing.objects.first?.drawable as? TextDrawingInfo)
    #expect(text.box == Rect(x: 210, y: 320, width: 100, height: 30) && text.font.family == "Sans")
  }
}
