import DudelCairo
import DudelGeometry
import DudelModel
import DudelTestSupport
import Glibc
import Testing

@testable import DudelFiles

/// Bad input is refused with a reason or opened in part, and does no harm.
@Suite struct SVGBadInputTests {
  private static let head = """
    <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" \
    viewBox="0 0 100 100">
    """

  private func read(_ bytes: [UInt8]) throws(SVGReadingError) -> LoadedDrawing {
    try SVGReader.document(bytes, text: FixedTextLayout())
  }

  private func read(_ content: String) throws(SVGReadingError) -> LoadedDrawing {
    try read(Array("\(Self.head)\(content)</svg>".utf8))
  }

  private func reason(_ content: String) -> String? {
    do {
      _ = try read(content)
      return nil
    } catch {
      return error.reason
    }
  }

  private func times(_ count: Int, _ text: (Int) -> String) -> String {
    (0..<count).map(text).joined()
  }

  // MARK: - Too much

  @Test func elementsThatUseEachOtherTenfoldAreRefused() {
    let uses = times(12) { index in
      "<g id='u\(index + 1)'>\(times(10) { _ in "<use href='#u\(index)'/>" })</g>"
    }
    let start = "<defs><rect id='u0' width='1' height='1'/>\(uses)</defs><use href='#u12'/>"
    #expect(reason(start) == "the drawing has too many parts")
    #expect(reason("<g filter='url(#f)'/>\(start)") == "the picture would take too long to draw")
  }

  @Test func picturesThatWouldEndTheProgramAreRefused() {
    let filter = "<filter id='f'><feFlood width='0'/><feTile/></filter>"
    let square = "<rect width='50' height='50' filter='url(#f)'/>"
    // Once more: the thread must be as good as before.
    for _ in 0..<3 { #expect(reason(filter + square) == "the picture can’t be drawn") }
    #expect(reason("<filter id='f'><feTile/></filter>\(square)") == nil)
  }

  @Test func filtersOfTooManyStepsAreRefused() {
    let steps = times(5000) { _ in "<feGaussianBlur stdDeviation='50'/>" }
    #expect(
      reason("<filter id='f'>\(steps)</filter><rect width='9' height='9' filter='url(#f)'/>")
        == "the picture would take too long to draw")
  }

  @Test func patternsWithinPatternsAreRefused() {
    let patterns = times(12) { index in
      "<pattern id='p\(index + 1)'>\(times(10) { _ in "<rect fill='url(#p\(index))'/>" })</pattern>"
    }
    #expect(
      reason("\(patterns)<rect width='9' height='9' fill='url(#p12)'/>")
        == "the picture would take too long to draw")
  }

  @Test func entitiesThatUseEachOtherAreRefused() throws {
    let entities = times(10) { index in
      "<!ENTITY a\(index + 1) '\(times(10) { _ in "&a\(index);" })'>"
    }
    let text = "<!DOCTYPE svg [<!ENTITY a0 'ha'>\(entities)]>\(Self.head)<text>&a10;</text></svg>"
    #expect(throws: SVGReadingError.self) { try read(Array(text.utf8)) }
    let long = "<!DOCTYPE svg [<!ENTITY a '\(times(9999) { _ in "x" })'>]>\(Self.head)<text>"
    let uses = times(9999) { _ in "&a;" }
    #expect(throws: SVGReadingError.self) { try read(Array("\(long)\(uses)</text></svg>".utf8)) }
  }

  @Test(arguments: [
    "<!ENTITY a SYSTEM 'file:///etc/passwd'>", "<!ENTITY % a SYSTEM 'http://127.0.0.1/'> %a;",
    "<!ENTITY % a '<!ENTITY b \"c\">'> %a;",
  ])
  func entitiesFromElsewhereAreRefused(declaration: String) {
    let text = "<!DOCTYPE svg [\(declaration)]>\(Self.head)<text>&a;&b;</text></svg>"
    #expect(throws: SVGReadingError.self) { try read(Array(text.utf8)) }
  }

  @Test func deepNestingIsRefused() {
    let open = times(100_000) { _ in "<g>" }
    #expect(reason(open) == "the elements are nested too deeply")
  }

  @Test func rulesThatFitNothingWithMuchWorkEndSoon() {
    // The many ways to find seven ancestors among a hundred are all in vain.
    let groups = times(100) { _ in "<g>" }
    let ends = times(100) { _ in "</g>" }
    #expect(
      reason("<style>a g g g g g g g rect{fill:red}</style>\(groups)<rect/>\(ends)")
        == "the drawing has too many parts")
  }

  @Test func aPackedTextThatSwellsIsRefused() throws {
    let packed = PackedText.swelling(Array(Self.head.utf8), then: 0x20, count: 120 << 20)
    #expect(packed.count < 1 << 20)
    #expect(throws: SVGReadingError(line: 1, reason: "the file is too large")) {
      try read(packed)
    }
  }

  // MARK: - Numbers

  @Test(arguments: [
    "<rect x='1e309' width='1e308' height='1e308'/>", "<circle r='1e300' stroke='red'/>",
    "<path d='M1e308 1e308L-1e308-1e308C9 9' stroke='red' stroke-width='1e308'/>",
    "<rect x='nan' width='inf' height='NaN'/>", "<polygon points='1,2 3'/>",
    "<g transform='scale(1e300)'><g transform='scale(1e300)'><circle r='9'/></g></g>",
    "<g transform='scale(0)'><circle r='9'/><svg width='5' height='5'><circle r='9'/></svg></g>",
    "<text x='1e308' font-size='1e308'>a</text>", "<text font-size='-5'>a</text>",
    "<circle r='5' stroke='red' stroke-dasharray='1e-308'/>",
    "<path d='M0 0a1 1 0 01.5.5a1e-300 1e300 0 11 9 9z'/>",
    "<rect width='9' height='9' rx='1e308' ry='-1'/>",
  ])
  func strangeNumbersDoNoHarm(content: String) throws {
    let loaded = try read(content)
    let page = Rect(x: 0, y: 0, width: 100, height: 100)
    _ = try DrawingRenderer.render(loaded.drawing, page: page)
    for object in loaded.drawing.objects {
      _ = object.drawable.isHit(at: Point(x: 5, y: 5), tolerance: 1)
    }
  }

  @Test(arguments: ["1e30", "0", "-5", "1e309", "nan"])
  func strangeExtentsDoNoHarm(extent: String) throws {
    let text = "<svg xmlns='http://www.w3.org/2000/svg' width='\(extent)' height='\(extent)'/>"
    if let loaded = try? read(Array(text.utf8)) {
      #expect(loaded.drawing.pageRect(canvas: .init(x: 0, y: 0, width: 1, height: 1)).width > 0)
    }
  }

  // MARK: - Other writings

  @Test func textsInOtherEncodingsAreRead() throws {
    let content = "<title>Grüße</title><rect width='9' height='9'/></svg>"
    let text = Self.head + content
    var utf16: [UInt8] = [0xff, 0xfe]
    for unit in text.utf16 { utf16 += [UInt8(unit & 255), UInt8(unit >> 8)] }
    let latin1 =
      Array("<?xml version='1.0' encoding='ISO-8859-1'?>".utf8)
      + text.unicodeScalars.map { UInt8($0.value) }
    let marked: [UInt8] = [0xef, 0xbb, 0xbf] + Array(text.utf8)
    let packed = PackedText.gzip(Array(text.utf8))
    for bytes in [utf16, latin1, marked, packed] {
      let loaded = try read(bytes)
      #expect(loaded.drawing.properties.title == "Grüße" && loaded.drawing.objects.count == 1)
    }
  }

  @Test(arguments: [
    "", " ", "\u{0}\u{0}\u{0}", "hello", "<html><body/></html>", "<svg/>", "%PDF-1.4", "{}",
    "\u{1f}\u{8b}", "<?xml version='1.0' encoding='windows-9999'?><svg/>", "<svg xmlns='urn:x'/>",
  ])
  func whatIsNoDrawingIsRefusedInALine(text: String) throws {
    let bytes = text.unicodeScalars.map { UInt8($0.value) }
    do {
      _ = try read(bytes)
      Issue.record("\(text) was read")
    } catch {
      #expect(!error.reason.isEmpty && !error.reason.contains("\n"))
    }
  }

  // MARK: - Damage

  private static let everything: [UInt8] = Array(
    """
    <?xml version="1.0"?>\(head)<title>of everything one</title>
    <style>.a{fill:red} g > rect{stroke:blue}</style><defs><rect id="r" width="3" height="3"/></defs>
    <g transform="translate(1,2) rotate(30 4 5) scale(2)" stroke-linecap="round">
    <path d="M1 2L3 4h1v-1C1 2 3 4 5 6s1 1 2 2Q3 4 5 6t1 1a1 2 30 01.5.5A3 3 0 1 0 4 4z"/>
    <rect x="1" y="1" width="5" height="4" rx="1" ry="2" class="a"/><use xlink:href="#r" x="5"/>
    <circle cx="5" cy="5" r="3" fill="hsl(120,50%,50%)" style="stroke:#123;stroke-width:2"/></g>
    <svg x="5" y="5" width="50" height="50" viewBox="0 0 10 10"><line x1="1" y1="2" x2="9" y2="2" stroke="red"/></svg>
    <text x="5" y="9" font-size="5">one <tspan dy="1" fill="red">two</tspan></text>
    <image width="9" height="9" xlink:href="data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAYAAAD0In+KAAAADklEQVR4nGP4z8AAQg0AD3oDfnfpf5cAAAAASUVORK5CYII="/>
    </svg>
    """.utf8)

  private func use(_ bytes: [UInt8]) {
    guard let loaded = try? read(bytes) else { return }
    let page = Rect(x: 0, y: 0, width: 20, height: 20)
    _ = try? DrawingRenderer.render(loaded.drawing, page: page)
  }

  @Test func theWholeSampleIsRead() throws {
    #expect(try read(Self.everything).drawing.objects.count == 8)
  }

  @Test func whatStandsBeforeACutIsOpenedAndTold() throws {
    var opened = 0
    for percent in 0..<100 {
      let bytes = Array(Self.everything.prefix(Self.everything.count * percent / 100))
      guard let loaded = try? read(bytes) else { continue }
      #expect(loaded.remark?.contains("damaged") == true && !loaded.drawing.objects.isEmpty)
      opened += 1
    }
    #expect(opened > 20)
  }

  @Test(arguments: 0..<100 as Range<UInt64>)
  func damagedBytesDoNoHarm(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var bytes = Self.everything
    for _ in 0..<Int.random(in: 1...6, using: &random) {
      let index = Int.random(in: bytes.indices, using: &random)
      bytes[index] = .random(in: 0x20...0x7e, using: &random)
    }
    use(bytes)
  }

  // MARK: - Nothing else is opened

  @Test func otherFilesAreNeverRead() throws {
    let folder = try TemporaryFolder()
    let trap = "\(folder.path)/trap.png"
    #expect(mkfifo(trap, 0o600) == 0)
    // Whoever opened the pipe would let this end be opened too.
    let loaded = try read(
      """
      <style>@import url("file://\(trap)");</style><image width="9" height="9" \
      xlink:href="file://\(trap)"/><image width="9" height="9" xlink:href="\(trap)"/>\
      <filter id="f"><feImage xlink:href="\(trap)"/></filter>\
      <rect width="9" height="9" filter="url(#f)"/>
      """)
    #expect(loaded.remark != nil)
    _ = try DrawingRenderer.render(
      loaded.drawing, page: Rect(x: 0, y: 0, width: 100, height: 100))
    #expect(open(trap, O_WRONLY | O_NONBLOCK) == -1 && errno == ENXIO)
  }

  @Test func aReadingThatIsCalledOffEnds() {
    let progress = LoadingProgress()
    progress.cancel()
    #expect(throws: SVGReadingError.cancelled) {
      try SVGReader.document(Self.everything, text: FixedTextLayout(), progress: progress)
    }
  }

  @Test func progressGoesForward() throws {
    let progress = LoadingProgress()
    let content = times(5000) { _ in "<rect width='1' height='1'/>" }
    _ = try SVGReader.document(
      Array("\(Self.head)\(content)</svg>".utf8), text: FixedTextLayout(), progress: progress)
    #expect(progress.fraction > 0.5 && progress.fraction <= 1)
  }
}
