import DudelModel
import Testing

@testable import DudelFiles

@Suite struct SVGStyleTests {
  @Test func theStartIsWhatSVGSays() {
    let style = SVGStyle()
    #expect(style.fill == .black && style.stroke == nil && style.strokeWidth == 1)
    #expect(style.cap == .butt && style.join == .miter)
  }

  @Test func childrenInheritWhatTheyDoNotSay() {
    let parent = SVGStyle().inherited(with: [
      "fill": "none", "stroke": "#fff", "stroke-width": "2.5", "stroke-linecap": "round",
      "stroke-linejoin": "bevel",
    ])
    let same = parent.inherited(with: ["id": "x"])
    #expect(same.fill == nil && same.stroke == .white && same.strokeWidth == 2.5)
    #expect(same.cap == .round && same.join == .bevel)
    let child = parent.inherited(with: [
      "fill": "#000", "stroke": "none", "stroke-linecap": "square", "stroke-linejoin": "round",
    ])
    #expect(child.fill == .black && child.stroke == nil && child.strokeWidth == 2.5)
    #expect(child.cap == .square && child.join == .round)
    let back = parent.inherited(with: ["stroke-linecap": "butt", "stroke-linejoin": "miter"])
    #expect(back.cap == .butt && back.join == .miter)
  }

  @Test func whatIsNotUnderstoodIsInherited() {
    let parent = SVGStyle().inherited(with: ["stroke-width": "3", "stroke-linecap": "round"])
    let child = parent.inherited(with: ["stroke-width": "thick", "stroke-linecap": "pointed"])
    #expect(child.strokeWidth == 3 && child.cap == .round)
    #expect(parent.inherited(with: ["stroke-width": "-4"]).strokeWidth == 0)
  }

  @Test(arguments: [
    ("#3b6cf6", 0x3b6cf6 as UInt32), ("#3B6CF6", 0x3b6cf6), ("#18f", 0x1188ff), ("#000", 0),
    ("currentColor", 0), ("black", 0), ("white", 0xffffff), ("WHITE", 0xffffff),
  ])
  func coloursAreReadFromNumbersAndNames(text: String, number: UInt32) {
    #expect(SVGStyle.color(text) == Color(hex: number))
  }

  @Test(arguments: [
    "none", "", "#", "#12", "#12345", "#1234567", "#xyz", "#+12", "#-00", "#+12345", "#12 456",
    "url(#a)", "transparent", "#é12", "3b6cf6",
  ])
  func everythingElseIsNoColour(text: String) {
    #expect(SVGStyle.color(text) == nil)
  }
}
