import DudelGeometry
import DudelModel
import Testing

@testable import DudelFiles

@Suite struct SVGStyleTests {
  /// The style of an element with these attributes.
  private func style(_ attributes: [String: String], in parent: SVGStyle = .start) -> SVGStyle {
    let tree = tree("rect", attributes)
    var builder = SVGBuilder(tree, text: nil, isOwn: false, limits: .foreign)
    var scope = SVGScope(lengths: SVGLengths(viewport: Size(width: 100, height: 100)))
    scope.style = parent
    return builder.style(of: 1, in: scope)
  }

  private func color(_ paint: SVGPaint) -> Color? {
    if case .color(let color) = paint { color } else { nil }
  }

  private func isNone(_ paint: SVGPaint) -> Bool {
    if case .none = paint { true } else { false }
  }

  @Test func theStartIsWhatSVGSays() {
    let style = SVGStyle()
    #expect(color(style.fill) == .black && isNone(style.stroke) && style.strokeWidth == 1)
    #expect(style.cap == .butt && style.join == .miter && style.miterLimit == 4)
  }

  @Test func childrenInheritWhatTheyDoNotSay() {
    let parent = style([
      "fill": "none", "stroke": "#fff", "stroke-width": "2.5", "stroke-linecap": "round",
      "stroke-linejoin": "bevel",
    ])
    let same = style(["id": "x"], in: parent)
    #expect(isNone(same.fill) && color(same.stroke) == .white && same.strokeWidth == 2.5)
    #expect(same.cap == .round && same.join == .bevel)
    let child = style(
      [
        "fill": "#000", "stroke": "none", "stroke-linecap": "square", "stroke-linejoin": "round",
      ], in: parent)
    #expect(color(child.fill) == .black && isNone(child.stroke) && child.strokeWidth == 2.5)
    #expect(child.cap == .square && child.join == .round)
  }

  @Test func whatIsNotUnderstoodIsInherited() {
    let parent = style(["stroke-width": "3", "stroke-linecap": "round", "fill": "red"])
    let child = style(
      ["stroke-width": "thick", "stroke-linecap": "pointed", "fill": "reddish"], in: parent)
    #expect(child.strokeWidth == 3 && child.cap == .round)
    #expect(color(child.fill) == Color(hex: 0xff0000))
    #expect(style(["stroke-width": "-4"], in: parent).strokeWidth == 3)
  }

  @Test func anElementsOwnStyleCountsMore() {
    let style = style([
      "fill": "red", "style": "fill: blue; stroke : white;;opacity:.5 !important; opacity: 1",
    ])
    #expect(color(style.fill) == Color(hex: 0x0000ff) && color(style.stroke) == .white)
    #expect(style.opacity == 0.5)
  }

  @Test func theFontShorthandSetsAllOfTheFont() {
    let font = style(["style": "font: italic bold 12pt/30px \"Fira Sans\", serif"]).font
    #expect(
      font == FontDescription(family: "Fira Sans, serif", size: 16, weight: 700, isItalic: true))
  }

  @Test(arguments: [
    ("#3b6cf6", 0x3b6cf6 as UInt32, 255 as UInt8), ("#3B6CF6", 0x3b6cf6, 255),
    ("#18f", 0x1188ff, 255), ("#000", 0, 255), ("black", 0, 255), ("WHITE", 0xffffff, 255),
    ("rebeccapurple", 0x663399, 255), ("transparent", 0, 0), ("#1234", 0x112233, 0x44),
    ("#11223380", 0x112233, 0x80), ("rgb(1,2,3)", 0x010203, 255), ("rgb(1 2 3)", 0x010203, 255),
    ("rgb(100%, 0%, 50%)", 0xff0080, 255), ("rgba(1,2,3,0.5)", 0x010203, 128),
    ("rgb(1 2 3 / 50%)", 0x010203, 128), ("hsl(120, 100%, 25%)", 0x008000, 255),
    ("hsla(0.5turn 100% 50% / 0)", 0x00ffff, 0), ("rgb(-1, 300, 2.6)", 0x00ff03, 255),
  ])
  func coloursAreReadFromNumbersAndNames(text: String, number: UInt32, alpha: UInt8) {
    #expect(SVGColor.parse(SVGValue(text)) == Color(hex: number, alpha: alpha))
  }

  @Test(arguments: [
    "none", "", "#", "#12", "#12345", "#1234567", "#xyz", "#+12", "#-00", "#+12345", "#12 456",
    "url(#a)", "currentColor", "#é12", "3b6cf6", "rgb(1,2)", "rgb(1,2,3,4,5)", "rgb(1,2,3",
    "rgb(a,b,c)", "hsl(1,2,3)", "rgb()", "cmyk(1,2,3)", "darkishgray", "#123456789abcdef01",
  ])
  func everythingElseIsNoColour(text: String) {
    #expect(SVGColor.parse(SVGValue(text)) == nil)
  }
}
