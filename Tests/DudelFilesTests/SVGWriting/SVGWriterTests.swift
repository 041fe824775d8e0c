import DudelCairo
import DudelFiles
import DudelGeometry
import DudelModel
import DudelTestSupport
import Testing

@Suite struct SVGWriterTests {
  private static let red = Color(hex: 0xff0000)

  private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  private func element(_ drawable: (any Drawable)?) throws -> String {
    text(SVGWriter.element(try #require(drawable)))
  }

  private func note(
    _ string: String, font: FontDescription = FontDescription(family: "Sans", size: 20)
  ) throws -> TextDrawingInfo {
    try #require(
      TextDrawingInfo(
        box: Rect(x: 10, y: 20, width: 128, height: 30), text: string, color: .black, font: font,
        layout: FixedTextLayout()))
  }

  @Test func shapesAreNaturalElements() throws {
    let rect = Rect(x: 1, y: 2, width: 3, height: 4)
    #expect(
      try element(
        PathDrawingInfo(
          path: .rectangle(rect), stroke: StrokeStyle(color: .black, width: 2, join: .miter),
          fill: Color(hex: 0xaaaaaa)))
          == """
          <rect x="1" y="2" width="3" height="4" fill="#aaaaaa" stroke="#000000" stroke-width="2" \
          stroke-linecap="round" stroke-miterlimit="10"/>
          """)
    #expect(
      try element(
        PathDrawingInfo(path: .ellipse(in: rect), stroke: nil, fill: Self.red.with(alpha: 128)))
          == """
          <ellipse cx="2.5" cy="4" rx="1.5" ry="2" fill="#ff0000" fill-opacity="0.502"/>
          """)
    var dashed = StrokeStyle(color: Self.red, width: 0.5, cap: .butt, dashes: [10, 7])
    (dashed.dashOffset, dashed.miterLimit) = (1.5, 4)
    #expect(
      try element(
        PathDrawingInfo(
          path: .line(from: .zero, to: Point(x: 5, y: -6)), stroke: dashed, fill: nil))
          == """
          <line x1="0" y1="0" x2="5" y2="-6" fill="none" stroke="#ff0000" stroke-width="0.5" \
          stroke-linejoin="round" stroke-dasharray="10 7" stroke-dashoffset="1.5"/>
          """)
  }

  @Test func pathsAreAbsolute() throws {
    var path = BezierPath(polyline: [.zero, Point(x: 1, y: 2), Point(x: 3, y: 4)])
    path.curve(to: Point(x: 9, y: 9), control1: Point(x: 5, y: 5), control2: Point(x: 7, y: -7))
    path.close()
    path.move(to: Point(x: 1, y: 1))
    path.move(to: Point(x: 2, y: 2))
    path.close()
    #expect(
      try element(PathDrawingInfo(path: path, stroke: nil, fill: .black, fillRule: .evenOdd))
        == """
        <path d="M0 0L1 2 3 4C5 5 7 -7 9 9ZM1 1M2 2Z" fill="#000000" fill-rule="evenodd"/>
        """)
  }

  @Test func eachLineOfATextHasItsPlace() throws {
    let drawing = Drawing([try note("one two three\n\nlast")])
    let svg = text(
      SVGWriter.document(
        drawing, page: Rect(x: 0, y: 0, width: 200, height: 100), text: FixedTextLayout()))
    #expect(
      svg.contains(
        """
        <text dudel:box="10 20 128 30" font-family="Sans, sans-serif" font-size="20" \
        fill="#000000" xml:space="preserve"><tspan x="14" y="43.2">one two </tspan>\
        <tspan x="14" y="67.2">three</tspan><tspan x="14" y="91.2" dudel:paragraph="1"/>\
        <tspan x="14" y="115.2" dudel:paragraph="1">last</tspan></text>
        """))
  }

  @Test func whatFollowsATabHasAPlaceOfItsOwn() throws {
    let svg = text(
      SVGWriter.document(
        Drawing([try note("a\tb\t")]), page: Rect(x: 0, y: 0, width: 200, height: 100),
        text: FixedTextLayout()))
    #expect(
      svg.contains(
        "<tspan x=\"14\" y=\"43.2\">a\t</tspan><tspan x=\"38\" y=\"43.2\">b\t</tspan></text>"))
  }

  @Test func aTextByItselfNeedsNoPlaces() throws {
    let bold = FontDescription(family: "A, \"B'", size: 1.5, weight: 700, isItalic: true)
    let moved = try note(" <&>\r\u{1}\n b ", font: bold).transformed(by: .scale(x: 2, y: 3))
    #expect(
      try element(moved)
        == """
        <text dudel:box="10 20 128 30" font-family="'A, &quot;B\\'', sans-serif" font-size="1.5" \
        font-weight="700" font-style="italic" fill="#000000" transform="matrix(2 0 0 3 0 0)" \
        xml:space="preserve"><tspan> &lt;&amp;&gt;&#13;\u{fffd}</tspan>\
        <tspan dudel:paragraph="1"> b </tspan></text>
        """)
  }

  @Test func aPictureKeepsItsBytes() throws {
    let picture = ImageDrawingInfo(
      TestPicture(), frame: Rect(x: 1, y: 2, width: 3, height: 4),
      transform: .translation(Point(x: 5, y: 6)))
    #expect(
      try element(picture)
        == """
        <image x="1" y="2" width="3" height="4" preserveAspectRatio="none" \
        transform="matrix(1 0 0 1 5 6)" xlink:href="data:image/png;base64,AQI="/>
        """)
  }

  @Test func theRootTellsOfThePageAndTheWords() {
    var properties = DrawingProperties()
    (properties.title, properties.description) = ("A & B", "two\nlines")
    let page = Rect(x: -10, y: 0, width: 110.5, height: 50)
    let canvas = Rect(x: 0, y: 0, width: 100, height: 50)
    let svg = text(
      SVGWriter.document(
        Drawing([], properties: properties, page: .automatic(canvas: canvas)), page: page))
    #expect(
      svg == """
        <?xml version="1.0" encoding="UTF-8"?>
        <svg xmlns="http://www.w3.org/2000/svg" xmlns:dudel="urn:dudel:drawing:1" \
        width="110.5" height="50" viewBox="-10 0 110.5 50" dudel:version="1" \
        dudel:page="automatic" dudel:canvas="0 0 100 50">
        <title>A &amp; B</title>
        <desc>two
        lines</desc>
        </svg>

        """)
    let fixed = text(SVGWriter.document(Drawing([], page: .fixed(page)), page: page))
    #expect(fixed.contains(" dudel:page=\"fixed\">\n</svg>"))
  }

  @Test func optionsScaleThePictureAndColourItsGround() {
    var options = ExportOptions()
    options.extent = .width(300)
    options.background = .color(Self.red)
    let svg = text(
      SVGWriter.document(
        Drawing(), page: Rect(x: 0, y: 0, width: 100, height: 50), options: options))
    #expect(svg.contains("width=\"300\" height=\"150\" viewBox=\"0 0 100 50\""))
    #expect(svg.contains("<rect x=\"0\" y=\"0\" width=\"100\" height=\"50\" fill=\"#ff0000\"/>"))
  }
}

private final class TestPicture: EmbeddedImage {
  let bytes: [UInt8] = [1, 2]
  let mediaType = "image/png"
  let size = Size(width: 3, height: 4)
}
