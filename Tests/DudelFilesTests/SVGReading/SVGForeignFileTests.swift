import DudelFiles
import DudelGeometry
import DudelModel
import DudelTestSupport
import Testing

/// What other programs write opens as objects where they can show all of it, else as one picture.
@Suite struct SVGForeignFileTests {
  private func read(_ content: String, root: String = "viewBox='0 0 100 100'") throws
    -> LoadedDrawing
  {
    let head =
      "<svg xmlns='http://www.w3.org/2000/svg' xmlns:xlink='http://www.w3.org/1999/xlink' \(root)>"
    return try SVGReader.document(Array("\(head)\(content)</svg>".utf8), text: FixedTextLayout())
  }

  private func shapes(_ content: String, root: String = "viewBox='0 0 100 100'") throws
    -> [PathDrawingInfo]
  {
    let loaded = try read(content, root: root)
    #expect(loaded.remark == nil)
    return loaded.drawing.objects.compactMap { $0.drawable as? PathDrawingInfo }
  }

  private let box = Rect(x: 0, y: 0, width: 10, height: 10)

  // MARK: - Places

  @Test(arguments: [
    ("viewBox='0 0 10 10'", Rect(x: 0, y: 0, width: 10, height: 10)),
    ("viewBox='5 0 10 10'", Rect(x: -5, y: 0, width: 10, height: 10)),
    ("viewBox='0 0 10 10' width='20'", Rect(x: 0, y: 0, width: 20, height: 20)),
    ("viewBox='0 0 10 10' width='20' height='40'", Rect(x: 0, y: 10, width: 20, height: 20)),
    (
      "viewBox='0 0 10 10' width='20' height='40' preserveAspectRatio='none'",
      Rect(x: 0, y: 0, width: 20, height: 40)
    ),
    (
      "viewBox='0 0 10 10' width='20' height='40' preserveAspectRatio='xMaxYMax slice'",
      Rect(x: -20, y: 0, width: 40, height: 40)
    ),
    ("width='1in' height='1in'", Rect(x: 0, y: 0, width: 10, height: 10)),
    ("viewBox='0 0 10 10' width='50%'", Rect(x: 0, y: 0, width: 5, height: 5)),
  ])
  func theViewBoxIsFittedIntoThePicture(root: String, place: Rect) throws {
    let bounds = try #require(
      try shapes("<rect width='10' height='10'/>", root: root).first?.bounds)
    #expect(abs(bounds.minX - place.minX) < 1e-9 && abs(bounds.maxX - place.maxX) < 1e-9)
    #expect(abs(bounds.minY - place.minY) < 1e-9 && abs(bounds.maxY - place.maxY) < 1e-9)
  }

  @Test func thePageIsThePicture() throws {
    #expect(
      try read("", root: "viewBox='7 7 10 20' width='30pt'").drawing.page
        == .fixed(Rect(x: 0, y: 0, width: 40, height: 80)))
    #expect(
      try read("<rect x='5' width='20' height='30'/>", root: "").drawing.page
        == .fixed(Rect(x: 0, y: 0, width: 25, height: 30)))
  }

  @Test(arguments: [
    "<g transform='translate(5 6)'><rect width='1' height='1'/></g>",
    "<defs><rect id='a' width='1' height='1'/></defs><use xlink:href='#a' x='5' y='6'/>",
    "<symbol id='a'><rect width='1' height='1'/></symbol><use href='#a' x='5' y='6'/>",
    "<symbol id='a' viewBox='0 0 2 2'><rect width='2' height='2'/></symbol><use href='#a' x='5' y='6' width='1' height='1'/>",
    "<svg x='5' y='6'><rect width='1' height='1'/></svg>",
    "<rect style='transform: translate(5px, 6px)' width='1' height='1'/>",
    "<rect transform='rotate(90)' transform-origin='6 6' x='5' y='6' width='1' height='1' fill='none' stroke='red' stroke-width='0'/><rect x='5' y='6' width='1' height='1'/>",
    "<switch><rect systemLanguage='tlh'/><rect x='5' y='6' width='1' height='1'/><circle r='9'/></switch>",
    "<a><rect x='5%' y='6%' width='1%' height='1%'/></a>",
  ])
  func thingsAreWhereTheirSurroundingsPutThem(content: String) throws {
    #expect(try shapes(content).map(\.bounds) == [Rect(x: 5, y: 6, width: 1, height: 1)])
  }

  @Test(arguments: [
    "<defs><rect width='9' height='9'/></defs>", "<rect width='9' height='9' display='none'/>",
    "<g visibility='hidden'><rect width='9' height='9'/></g>", "<use href='#missing'/>",
    "<use id='a' href='#a'/>", "<g id='a'><use href='#a'/></g>",
    "<use id='a' href='#b'/><use id='b' href='#a'/>", "<other><rect width='9' height='9'/></other>",
    "<rect xmlns='urn:other' width='9' height='9'/>", "<g opacity='0'><circle r='5'/></g>",
    "<script>alert(1)</script>", "<rect width='9' height='9' requiredExtensions='urn:x'/>",
    "<svg width='0'><circle r='5'/></svg>", "<circle r='5' fill='none' stroke-width='3'/>",
    "<clipPath id='c'><circle r='5'/></clipPath>", "<text> \n </text>",
  ])
  func whatIsNotShownIsLeftOut(content: String) throws {
    #expect(try read(content).remark == nil)
    #expect(try shapes(content).isEmpty)
  }

  // MARK: - Styles

  @Test(arguments: [
    "<style>rect{fill:red}</style><rect %/>", "<style>.a{fill:red}</style><rect class='b a' %/>",
    "<style>#a{fill:red}rect{fill:blue}</style><rect id='a' %/>",
    "<style>*{fill:red}</style><rect %/>", "<style>g rect{fill:red}</style><g><a><rect %/></a></g>",
    "<style>g > rect{fill:red}</style><g><rect %/></g>",
    "<style>a > rect, .x, g > * {fill:red}</style><g><rect %/></g>",
    "<style>rect[x='0']{fill:red}</style><rect x='0' %/>",
    "<style>g rect:first-child{fill:red}</style><g><rect %/></g>",
    "<style>title + rect{fill:red}</style><title/><rect %/>",
    "<style>rect{fill:red!important}</style><rect style='fill:blue' %/>",
    "<style><![CDATA[/* } */ @media print {rect{fill:blue}} rect{fill:red}]]></style><rect %/>",
    "<style>@import 'x.css'; rect{fill:red}</style><rect %/>",
    "<style>rect{fill:blue} rect{fill:red} a rect{fill:blue} rect:hover{fill:blue}</style><rect %/>",
    "<g fill='red'><rect fill='inherit' %/></g>", "<rect style='fill:blue;fill:red;' %/>",
    "<g color='red'><rect fill='currentColor' %/></g>", "<rect fill='url(#none) red' %/>",
    "<g fill='currentColor'><g color='red'><rect %/></g></g>",
    "<rect id='a' display='none' %/><g fill='red'><use href='#b'/></g><defs><rect id='b' %/></defs>",
    "<defs><rect id='a' fill='context-stroke' %/></defs><use href='#a' fill='blue' stroke='red'/>",
  ])
  func theCascadeTellsTheColour(content: String) throws {
    let content = content.split(separator: "%", omittingEmptySubsequences: false)
      .joined(separator: "width='9' height='9'")
    #expect(try shapes(content).map(\.fill) == [Color(hex: 0xff0000)])
  }

  @Test func linesKeepAllTheirProperties() throws {
    let stroke = try #require(
      try shapes(
        """
        <g transform='scale(2)'><path d='M0 0L9 9' fill='none' stroke='#00f' stroke-width='2' \
        stroke-opacity='.5' stroke-linecap='square' stroke-linejoin='bevel' \
        stroke-miterlimit='3' stroke-dasharray='1,2 3' stroke-dashoffset='-1'/></g>
        """
      ).first?.stroke)
    #expect(stroke.color == Color(hex: 0x0000ff, alpha: 128) && stroke.width == 4)
    #expect(stroke.cap == .square && stroke.join == .bevel && stroke.miterLimit == 3)
    #expect(stroke.dashes == [2, 4, 6] && stroke.dashOffset == -2)
  }

  @Test func opacityOfThingsApartIsTheirs() throws {
    let found = try shapes(
      """
      <g opacity='.5'><rect width='9' height='9' fill='red' fill-opacity='.5'/>\
      <rect x='20' width='9' height='9' opacity='.5'/></g>
      """)
    #expect(found.map(\.fill) == [Color(hex: 0xff0000, alpha: 64), Color(hex: 0, alpha: 64)])
  }

  // MARK: - Text

  @Test(arguments: [
    ("<text x='10' y='20' font-size='10'>ab</text>", 10.0, 20.0),
    ("<text x='10' y='20' font-size='10' text-anchor='middle'>ab</text>", 4, 20),
    ("<text x='10' y='20' font-size='10' text-anchor='end'>ab</text>", -2, 20),
    ("<text font-size='10'><tspan x='3' dx='7' y='15' dy='5'>ab</tspan></text>", 10, 20),
    ("<g font-size='10' transform='translate(7)'><text x='3' y='20'>\n ab </text></g>", 10, 20),
    ("<text x='10' y='20' style='font: bold 10px serif'>ab</text>", 10, 20),
  ])
  func theFirstLetterStandsWhereItIsSaid(content: String, x: Double, y: Double) throws {
    let loaded = try read(content)
    #expect(loaded.remark == nil && loaded.drawing.objects.count == 1)
    let text = try #require(loaded.drawing.objects.first?.drawable as? TextDrawingInfo)
    #expect(text.text == "ab" && text.font.size == 10)
    // The layout of the tests has its baseline at 0.96 of the size.
    let letter = text.transform.apply(
      text.box.origin + Point(x: TextDrawingInfo.inset, y: TextDrawingInfo.inset + 9.6))
    #expect(letter.distance(to: Point(x: x, y: y)) < 1e-9)
    #expect(text.box.width - 2 * TextDrawingInfo.inset > 12)
  }

  @Test func piecesOfALineFollowEachOther() throws {
    let loaded = try read(
      "<text x='10' y='20' font-size='10'>a <tspan fill='red'>b</tspan>\n  c</text>")
    let texts = loaded.drawing.objects.compactMap { $0.drawable as? TextDrawingInfo }
    #expect(texts.map(\.text) == ["a ", "b", " c"])
    #expect(texts.map(\.color) == [.black, Color(hex: 0xff0000), .black])
    #expect(zip(texts, [6, 18, 24.0]).allSatisfy { abs($0.box.minX - $1) < 1e-9 })
  }

  // MARK: - What objects can't show

  @Test(arguments: [
    ("<linearGradient id='a'><stop/></linearGradient><circle r='9' fill='url(#a)'/>", "gradients"),
    ("<pattern id='a'/><circle r='9' stroke='url(#a)'/>", "patterns"),
    ("<clipPath id='a'/><circle r='9' clip-path='url(#a)'/>", "clipping paths"),
    ("<circle r='9' mask='url(#a)'/>", "masks"), ("<circle r='9' filter='url(#a)'/>", "filters"),
    ("<marker id='a'/><path d='M0 0L9 9' stroke='red' marker-end='url(#a)'/>", "line markers"),
    ("<circle r='9' style='mix-blend-mode:multiply'/>", "blended colours"),
    ("<foreignObject/>", "foreign objects"),
    ("<g opacity='.5'><circle r='9'/><circle r='8'/></g>", "groups seen through as a whole"),
    ("<circle r='9' stroke='red' paint-order='stroke'/>", "fillings on top of lines"),
    ("<circle r='9' stroke='red' vector-effect='non-scaling-stroke'/>", "lines that keep"),
    ("<circle r='9' stroke='red' transform='scale(1 2)'/>", "stretched lines"),
    ("<circle r='9' shape-rendering='crispEdges'/>", "shapes without smooth edges"),
    ("<text letter-spacing='3'>a</text>", "text in a special style"),
    ("<text x='1 2'>ab</text>", "text in a special style"),
    ("<text stroke='red'>a</text>", "outlined text"),
    ("<text><textPath href='#a'>b</textPath></text>", "text along a path"),
    ("<image width='9' height='9' href='other.png'/>", "links to other files"),
    ("<use href='other.svg#a'/>", "links to other files"),
    ("<image width='9' height='9' href='data:image/png;base64,AAAA'/>", "pictures that can"),
    ("<svg width='9' height='9'><circle r='20'/></svg>", "parts that are cut off"),
  ])
  func whatObjectsCannotShowOpensAsOnePicture(content: String, reason: String) throws {
    let loaded = try read(content)
    #expect(loaded.remark?.contains(reason) == true, "\(loaded.remark ?? "no remark")")
    #expect(loaded.drawing.objects.count == 1 && !loaded.drawing.isChanged)
    let image = try #require(loaded.drawing.objects.first?.drawable as? ImageDrawingInfo)
    #expect(image.image.mediaType == "image/svg+xml")
    #expect(String(decoding: image.image.bytes, as: UTF8.self).contains(content))
    #expect(loaded.drawing.page == .fixed(Rect(x: 0, y: 0, width: 100, height: 100)))
  }

  @Test(arguments: [
    "<linearGradient id='a'><stop/></linearGradient><circle r='9'/>",
    "<circle r='9' clip-path='url(#missing)'/>", "<circle r='9' transform='scale(1 2)'/>",
    "<svg width='30' height='30'><circle cx='9' cy='9' r='9'/></svg>",
    "<circle r='9' filter='none' mask='none' marker-end='none'/>",
  ])
  func whatMakesNoDifferenceIsNoObstacle(content: String) throws {
    #expect(try shapes(content).count == 1)
  }

  @Test func harmlessEntitiesOpenAsOnePicture() throws {
    let text = """
      <!DOCTYPE svg [<!ENTITY red "#f00">]><svg xmlns="http://www.w3.org/2000/svg" \
      viewBox="0 0 9 9"><rect width="9" height="9" fill="&red;"/></svg>
      """
    let loaded = try SVGReader.document(Array(text.utf8), text: FixedTextLayout())
    #expect(loaded.remark?.contains("entities") == true && loaded.drawing.objects.count == 1)
  }

  @Test func aPictureThatStandsInTheTextIsOne() throws {
    let dot = """
      data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAYAAAD0In+KAAAADklEQVR4nGP4\
      z8AAQg0AD3oDfnfpf5cAAAAASUVORK5CYII=
      """
    let svg =
      "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='4' height='2'/%3E"
    for address in [svg, dot] {
      let loaded = try read("<image x='10' y='20' width='40' height='40' href=\"\(address)\"/>")
      let image = try #require(loaded.drawing.objects.first?.drawable as? ImageDrawingInfo)
      #expect(image.bounds == Rect(x: 10, y: 30, width: 40, height: 20), "\(address.prefix(20))")
    }
  }
}
