import DudelCairo
import DudelFiles
import DudelGeometry
import DudelModel
import DudelTestSupport
import Testing

@Suite struct SVGReaderTests {
  private func icon(_ text: String) throws -> Icon { try SVGReader.icon(Array(text.utf8)) }

  /// Reads shapes in a picture of 24 units.
  private func shapes(_ content: String) throws -> [PathDrawingInfo] {
    try icon("<svg viewBox='0 0 24 24'>\(content)</svg>").shapes
  }

  private func fault(_ text: String) -> SVGReadingError? {
    do {
      _ = try SVGReader.icon(Array(text.utf8))
      return nil
    } catch {
      return error
    }
  }

  // MARK: - The program's own icons

  @Test func theIconsAreFound() {
    #expect(IconFile.all.count >= 11)
  }

  @Test(arguments: IconFile.all)
  func everyIconIsReadAndLiesWithinItsPicture(file: IconFile) throws {
    let icon = try SVGReader.icon(file.bytes)
    #expect(!icon.shapes.isEmpty)
    let space = Rect(x: 0, y: 0, width: icon.size.width, height: icon.size.height)
    for shape in icon.shapes {
      #expect(shape.stroke != nil || shape.fill != nil)
      #expect(space.contains(shape.bounds), "\(shape.bounds)")
    }
  }

  @Test(arguments: IconFile.all)
  func everyIconLeavesInk(file: IconFile) throws {
    let surface = try CairoSurface(width: 48, height: 48)
    let context = CairoContext(surface)
    let rect = Rect(x: 0, y: 0, width: 48, height: 48)
    try SVGReader.icon(file.bytes).draw(in: context, rect: rect, color: Color(hex: 0x3b6cf6))
    try context.check()
    let opaque = surface.withBytes { bytes in
      stride(from: 3, to: bytes.count, by: 4).count { bytes[$0] == 255 }
    }
    #expect(opaque > 20)
  }

  // MARK: - Sizes

  @Test(arguments: [
    ("viewBox='0 0 24 12'", Size(width: 24, height: 12)),
    ("viewBox='0,0,24,12' width='48' height='24'", Size(width: 24, height: 12)),
    ("width='48' height='24px'", Size(width: 48, height: 24)),
    ("viewBox='0 0 24' width='48' height='24'", Size(width: 48, height: 24)),
  ])
  func theSizeIsTheViewBoxOrElseTheExtents(attributes: String, size: Size) throws {
    #expect(try icon("<svg \(attributes)/>").size == size)
  }

  @Test func theViewBoxMovesTheOrigin() throws {
    let icon = try icon(
      "<svg viewBox='-10 5 24 24'><rect x='-10' y='5' width='1' height='1'/></svg>")
    #expect(icon.shapes.first?.bounds.origin == .zero)
  }

  @Test(arguments: [
    "<svg/>", "<svg width='5'/>", "<svg viewBox='0 0 0 24'/>", "<svg viewBox='0 0 24 -1'/>",
    "<svg width='1e309' height='5'/>", "<svg width='nan' height='inf'/>",
  ])
  func aPictureWithoutASizeIsRefused(text: String) {
    #expect(fault(text)?.reason == "the picture has no size")
  }

  // MARK: - Content

  @Test func shapesLieInTheOrderOfTheFile() throws {
    let found = try shapes(
      "<rect width='1' height='1'/><g><circle r='2'/></g><line x2='3' stroke='#fff'/>")
    #expect(found.map(\.path.bounds?.width) == [1, 4, 3])
    #expect(found.map(\.fill) == [.black, .black, .black])
    #expect(found.map(\.stroke?.color) == [nil, nil, .white])
  }

  @Test func groupsHandDownTheirStyleAndNoFurther() throws {
    let found = try shapes(
      """
      <g fill="none" stroke="#f00" stroke-width="3" stroke-linecap="round">
        <line x2="1"/><g stroke="#0f0"><line x2="2" stroke-width="1"/></g><line x2="3"/>
      </g><line x2="4"/>
      """)
    #expect(found.map(\.fill) == [nil, nil, nil, .black])
    #expect(found.map(\.stroke?.width) == [3, 1, 3, nil])
    #expect(
      found.map(\.stroke?.color) == [
        Color(hex: 0xff0000), Color(hex: 0x00ff00), Color(hex: 0xff0000), nil,
      ])
    #expect(found[0].stroke?.cap == .round && found[0].stroke?.join == .miter)
  }

  @Test func transformsOfGroupsComeBeforeThoseOfShapes() throws {
    let found = try shapes(
      """
      <g transform="translate(10 0)"><g transform="scale(2)">
        <rect x="1" y="1" width="2" height="2" transform="translate(0 1)" stroke="#000"/>
      </g></g><rect width="2" height="2"/>
      """)
    let bounds = found.compactMap(\.path.bounds)
    #expect(bounds.first == Rect(x: 12, y: 4, width: 4, height: 4))
    #expect(bounds.last == Rect(x: 0, y: 0, width: 2, height: 2))
    #expect(found[0].stroke?.width == 2, "the line grows with the shape")
  }

  @Test func aMalformedTransformChangesNothing() throws {
    let found = try shapes("<rect width='2' height='2' transform='scale(2'/>")
    #expect(found.first?.bounds == Rect(x: 0, y: 0, width: 2, height: 2))
  }

  @Test func whatShowsNothingIsLeftOut() throws {
    let found = try shapes(
      """
      <rect width="1" height="1" fill="none"/><rect width="0" height="1"/><path d=""/>
      <polyline points=""/><text>hello</text><unknown/><circle r="-1"/><path d="L5 5"/>
      """)
    #expect(found.isEmpty)
  }

  @Test func aDamagedPathKeepsItsBeginning() throws {
    let found = try shapes("<path d='M0 0L5 0L5 5 what?'/>")
    #expect(found.first?.bounds == Rect(x: 0, y: 0, width: 5, height: 5))
  }

  @Test func commentsAndUnknownElementsAreSteppedOver() throws {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <!-- a picture -->
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><title>Grüße</title>
      <metadata><x y="1"/></metadata><rect width="3" height="3"/></svg>
      """
    #expect(try icon(text).shapes.count == 1)
  }

  // MARK: - What is refused

  @Test(arguments: [
    "", " ", "hello", "<svg viewBox='0 0 9 9'>", "<svg viewBox='0 0 9 9'></g>",
    "<svg viewBox='0 0 9 9' viewBox='0 0 9 9'/>", "<svg viewBox='0 0 9 9'>&foo;</svg>",
    "<svg viewBox='0 0 9 9'/><svg/>", "\u{0}", "<svg viewBox='0 0 9 9'>\u{1}</svg>",
    "<html><body/></html>",
  ])
  func whatIsNoPictureIsRefusedWithALineAndAReason(text: String) throws {
    let fault = try #require(self.fault(text))
    #expect(fault.line >= 1 && !fault.reason.isEmpty)
  }

  @Test func theLineAtFaultIsNamed() {
    #expect(fault("<svg viewBox='0 0 9 9'>\n\n<g>\n</svg>")?.line == 4)
  }

  @Test func aFileWithoutAnSvgElementIsNamedSo() {
    #expect(fault("<html/>")?.reason == "there is no svg element")
  }

  @Test(arguments: [
    "<!ENTITY a 'b'>", "<!ENTITY % a 'b'>", "<!ENTITY a SYSTEM 'file:///etc/passwd'>",
    "<!ENTITY % a SYSTEM 'http://127.0.0.1/x'> %a;",
    "<!ENTITY a 'aaaaaaaaaa'><!ENTITY b '&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;'>",
  ])
  func entitiesAreRefused(declaration: String) {
    let text = "<!DOCTYPE svg [\(declaration)]><svg viewBox='0 0 9 9'>&a;</svg>"
    #expect(fault(text)?.reason == "entities are not allowed")
  }

  @Test func aDocumentTypeElsewhereIsNotFetched() throws {
    let text = """
      <!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "file:///nonexistent/svg11.dtd">
      <svg viewBox="0 0 9 9"><rect width="3" height="3"/></svg>
      """
    #expect(try icon(text).shapes.count == 1)
  }

  @Test func deepNestingIsRefused() {
    func nested(_ depth: Int) -> String {
      "<svg viewBox='0 0 9 9'>" + String(repeating: "<g>", count: depth)
        + String(repeating: "</g>", count: depth) + "</svg>"
    }
    #expect(fault(nested(200)) == nil)
    #expect(fault(nested(256))?.reason == "the elements are nested too deeply")
    #expect(fault(nested(100_000))?.reason == "the elements are nested too deeply")
  }

  // MARK: - Damage

  private static let everything = """
    <?xml version="1.0"?>
    <!-- of everything one -->
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="-1 -1 24 24" fill="none" stroke="#18f">
    <g transform="translate(1,2) rotate(30 4 5) scale(2) skewX(3)" stroke-linecap="round">
    <path d="M1 2L3 4h1v-1C1 2 3 4 5 6s1 1 2 2Q3 4 5 6t1 1a1 2 30 01.5.5A3 3 0 1 0 4 4z"/>
    <rect x="1" y="1" width="5" height="4" rx="1" ry="2" stroke-width="1.5"/>
    <circle cx="5" cy="5" r="3" fill="currentColor"/><ellipse cx="1" rx="2" ry="1"/>
    </g><line x1="1" x2="8" y2="1e1"/><polyline points="1,2 3,4 5-6"/>
    <polygon points="1 2 3 4 5 6" fill="#123456"/>&amp;</svg>
    """

  /// Reads and, where there is something to read, draws: neither may bring the program down.
  private func use(_ bytes: [UInt8]) throws {
    guard let icon = try? SVGReader.icon(bytes) else { return }
    let context = CairoContext(try CairoSurface(width: 8, height: 8))
    icon.draw(in: context, rect: Rect(x: 0, y: 0, width: 8, height: 8), color: nil)
    for shape in icon.shapes { _ = shape.isHit(at: Point(x: 4, y: 4), tolerance: 1) }
  }

  @Test func theWholeSampleIsRead() throws {
    #expect(try icon(Self.everything).shapes.count == 7)
  }

  @Test func aFileCutAnywhereIsRefused() {
    let bytes = Array(Self.everything.utf8)
    for count in 0..<bytes.count {
      #expect(throws: SVGReadingError.self) { try SVGReader.icon(Array(bytes[..<count])) }
    }
  }

  @Test(arguments: IconFile.all)
  func anIconCutAnywhereIsRefused(file: IconFile) throws {
    let end = try #require(file.bytes.lastIndex(of: UInt8(ascii: ">")))
    for count in 0..<end {
      #expect(throws: SVGReadingError.self) { try SVGReader.icon(Array(file.bytes[..<count])) }
    }
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func damagedBytesDoNoHarm(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let samples = IconFile.all.map(\.bytes) + [Array(Self.everything.utf8)]
    for sample in samples {
      var bytes = sample
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let index = Int.random(in: bytes.indices, using: &random)
        bytes[index] = .random(in: .min ... .max, using: &random)
      }
      try use(bytes)
    }
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func damagedNumbersDoNoHarm(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    // What keeps the XML whole reaches further than random bytes.
    let replacements = ["1e308", "-1e308", "1e-308", "0", "9", ".", "-", "e", "a", "Z", "m", " "]
    for _ in 0..<20 {
      var bytes: [UInt8] = []
      for byte in Self.everything.utf8 {
        let isDigit = (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
        if isDigit, Int.random(in: 0..<12, using: &random) == 0 {
          bytes += Array((replacements.randomElement(using: &random) ?? "").utf8)
        } else {
          bytes.append(byte)
        }
      }
      try use(bytes)
    }
  }
}
