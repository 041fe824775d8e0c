import DudelGeometry
import DudelModel
import DudelTestSupport
import Testing

@Suite struct TextDrawingInfoTests {
  private let font = FontDescription(family: "Sans", size: 24)
  private let layout = FixedTextLayout()
  private static let box = Rect(x: 100, y: 100, width: 200, height: 60)

  private func text(
    _ string: String, box: Rect = box, color: Color = .black
  ) throws -> TextDrawingInfo {
    try #require(
      TextDrawingInfo(box: box, text: string, color: color, font: font, layout: layout))
  }

  @Test(arguments: ["", " ", "\n", "\t \u{3000}\u{a0}\n\r"]) func blankTextIsRefused(
    _ blank: String
  ) {
    #expect(
      TextDrawingInfo(box: Self.box, text: blank, color: .black, font: font, layout: layout)
        == nil)
  }

  @Test func whatIsInTheBoxStaysInIt() throws {
    let text = try text("Hello\nyou")
    #expect(text.box == Self.box)
    #expect(text.frame == Rect(x: 100, y: 100, width: 200, height: 2 * 28.8 + 8))
    #expect(try self.text("Hello").frame == Self.box)
  }

  @Test func moreLinesGrowTheFrameDownwardsOnly() throws {
    // Thirteen letters fit in a line.
    for (string, lines) in [("a\nb\nc\nd", 4), ("one two three four", 2), ("\n\n\n\nx", 5)] {
      let frame = try text(string).frame
      #expect(frame.origin == Self.box.origin && frame.width == 200)
      #expect(abs(frame.height - max(60, Double(lines) * 28.8 + 8)) < 1e-9, "\(string)")
    }
  }

  @Test func boundsCoverFrameAndLetters() throws {
    let text = try text("a\nb\nc\nd")
    #expect(text.bounds == text.frame)
  }

  @Test(arguments: [
    Rect(x: 0, y: 0, width: 0, height: 0), Rect(x: 5, y: 5, width: 1, height: 1000),
    Rect(x: -1e6, y: 1e6, width: 1e7, height: 3),
  ])
  func aBoxOfAnySizeHoldsItsText(box: Rect) throws {
    let text = try text("ab cd", box: box)
    #expect(text.frame.contains(box))
    #expect(text.frame.height >= 28.8)
    #expect(text.bounds.minX.isFinite && text.bounds.maxY.isFinite)
  }

  @Test func paragraphsAreDrawnBelowEachOtherInTheirColour() throws {
    let context = DudelTestSupport.RecordingContext()
    let text = try text("one\n\nthree", color: Color(hex: 0x336699))
    text.draw(in: context)
    #expect(context.isBalanced)
    #expect(context.lines == ["text one: 104,104", "text three: 104,161.6"])
    for case .text(let drawn, _) in context.elements {
      #expect(drawn.color == Color(hex: 0x336699))
      #expect(drawn.font == font)
      #expect(drawn.width == 192)
    }
  }

  @Test func onlyWhatTheClipShowsIsDrawn() throws {
    let text = try text((1...1000).map { "line \($0)" }.joined(separator: "\n"))
    let clip = Rect(x: 0, y: 104 + 500 * 28.8, width: 400, height: 28.8)
    let context = DudelTestSupport.RecordingContext(clipBounds: clip)
    text.draw(in: context)
    #expect(context.lines.contains { $0.hasPrefix("text line 501:") })
    #expect(context.lines.count <= 6)
    let aside = DudelTestSupport.RecordingContext(
      clipBounds: Rect(x: 0, y: -500, width: 10, height: 10))
    text.draw(in: aside)
    #expect(aside.lines.count <= 2)
  }

  @Test func theFrameIsHit() throws {
    let text = try text("a\nb\nc\nd")
    for point in [Point(101, 101), Point(299, 101), Point(290, 220)] {
      #expect(text.isHit(at: point, tolerance: 0))
    }
    for point in [Point(99, 110), Point(301, 110), Point(150, 230)] {
      #expect(!text.isHit(at: point, tolerance: 0))
    }
    #expect(text.isHit(at: Point(97, 110), tolerance: 4))
    #expect(!text.isHit(at: Point(95, 110), tolerance: 4))
  }

  @Test func transformingKeepsBoxAndText() throws {
    let original = try text("Hello")
    let moved = original.transformed(by: .translation(Point(50, -20)))
    #expect(moved.box == original.box && moved.text == "Hello" && moved.font == font)
    #expect(moved.bounds == original.bounds.offset(by: Point(50, -20)))
    #expect(moved.isHit(at: Point(340, 90), tolerance: 0))
    #expect(!moved.isHit(at: Point(120, 150), tolerance: 0))
    let context = DudelTestSupport.RecordingContext()
    moved.draw(in: context)
    #expect(context.lines == ["text Hello: 154,84"])
    #expect(moved.transformed(by: .translation(Point(-50, 20))) == original)

    let large = original.transformed(by: .scale(x: 2, y: 2))
    #expect(large.bounds.contains(Rect(x: 200, y: 200, width: 400, height: 120)))
    #expect(large.isHit(at: Point(590, 310), tolerance: 0))
    let flat = original.transformed(by: .scale(x: 0, y: 1))
    #expect(!flat.isHit(at: Point(0, 110), tolerance: 5))
  }

  @Test func turnedBoundsCoverAllCorners() throws {
    let original = try text("Hello")
    let turn = Transform.rotation(.pi / 6)
    let turned = original.transformed(by: turn)
    for corner in original.frame.corners.map(turn.apply) {
      #expect(turned.bounds.inset(by: -1e-9).contains(corner))
    }
  }

  @Test func equalityTellsEveryPartApart() throws {
    let one = try text("Hello")
    #expect(try text("Hello") == one)
    #expect(one.isEqual(to: try text("Hello")))
    #expect(try text("Hello!") != one)
    #expect(try text("Hello", color: .white) != one)
    #expect(try text("Hello", box: Self.box.offset(by: Point(1, 0))) != one)
    #expect(one.transformed(by: .translation(Point(1, 0))) != one)
    let other = TextDrawingInfo(
      box: Self.box, text: "Hello", color: .black,
      font: FontDescription(family: "Serif", size: 24), layout: layout)
    #expect(other != one)
  }

  @Test func carriageReturnsAndLineFeedsBreakByteByByte() {
    #expect(TextFlow.paragraphs(of: "a\r\nb") == ["a\r", "b"])
    #expect(TextFlow.paragraphs(of: "") == [""])
    #expect(TextFlow.paragraphs(of: "\n") == ["", ""])
    #expect(TextFlow.paragraphs(of: "👨‍👩‍👧\né") == ["👨‍👩‍👧", "é"])
  }

  @Test func aFlowFindsItsParagraphs() {
    let style = StyledText("", font: font, color: .black, width: 100)
    let flow = TextFlow(["a", "b", "c"], style: style, layout: layout)
    #expect(flow.tops.count == 4)
    #expect(flow.height == flow.tops[3])
    #expect(flow.index(at: -10) == 0 && flow.index(at: 28.9) == 1 && flow.index(at: 1e9) == 2)
    #expect(flow.paragraphs(from: -100, to: 10) == 0..<1)
    #expect(flow.paragraphs(from: 30, to: 60) == 1..<3)
    #expect(flow.paragraphs(from: 500, to: 600) == 2..<3)
    #expect(TextFlow([], style: style, layout: layout).paragraphs == [""])
  }
}
