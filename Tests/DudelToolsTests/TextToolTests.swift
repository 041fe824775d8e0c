import DudelGeometry
import DudelModel
import DudelTestSupport
import Testing

@testable import DudelTools

struct TextToolTests {
  private let bench = ToolBench(TextTool())
  private nonisolated static let box = Rect(x: 100, y: 120, width: 110, height: 50)

  @Test func aDragIsShownAsAnOutlineInTheStrokeColour() {
    bench.style.strokeColor = Color(hex: 0x336699)
    bench.unitsPerPixel = 0.5
    bench.press(Point(100, 120))
    bench.move(Point(210, 170))
    #expect(
      bench.preview == [
        "stroke #336699 0.5 butt miter: M 100,120 L 210,120 L 210,170 L 100,170 Z"
      ])
  }

  @Test(arguments: [
    (Point(100, 120), Point(210, 170)), (Point(210, 170), Point(100, 120)),
    (Point(100, 170), Point(210, 120)), (Point(210, 120), Point(100, 170)),
  ])
  func aDragInAnyDirectionOpensTheSameBox(start: Point, end: Point) {
    bench.style.strokeColor = Color(hex: 0x336699)
    bench.style.font = FontDescription(family: "Serif", size: 12)
    bench.drag(start, Point(5, 5), end)
    #expect(
      bench.requests == [
        TextEditingRequest(
          box: Self.box, color: Color(hex: 0x336699),
          font: FontDescription(family: "Serif", size: 12))
      ])
    #expect(bench.drawables.isEmpty && bench.texts.isEmpty)
    #expect(bench.preview.isEmpty)
  }

  @Test func aDragUnderFivePixelsIsAnAccident() {
    bench.drag(Point(100, 100), Point(104, 102))
    #expect(bench.requests.isEmpty)
    bench.drag(Point(100, 100), Point(104, 103))
    #expect(bench.requests.count == 1)
    bench.unitsPerPixel = 10
    bench.drag(Point(100, 100), Point(130, 130))
    #expect(bench.requests.count == 1)
    #expect(bench.preview.isEmpty)
  }

  @Test func aClickOnATextEditsItWithTheCaretThere() {
    bench.textThere = TextEditingRequest(
      box: Self.box, text: "there", color: .black, font: bench.style.font, object: 7)
    bench.tap(Point(150, 130))
    #expect(bench.requests.map(\.object) == [7])
    #expect(bench.requests.map(\.caret) == [Point(150, 130)])
    // A drag makes a new box, whatever is there.
    bench.drag(Point(150, 130), Point(190, 160))
    #expect(bench.requests.last?.object == nil)
  }

  @Test func whateverBeginsEndsTheTypingFirst() {
    bench.press(Point(10, 10))
    #expect(bench.closings == 1)
    bench.press(Point(30, 10), finger: 1)
    #expect(bench.closings == 1)
    bench.tool.deactivate()
    #expect(bench.closings == 2)
  }

  @Test func aSecondFingerIsIgnored() {
    bench.press(Point(10, 10), finger: 1)
    bench.press(Point(300, 300), finger: 2)
    bench.move(Point(400, 400), finger: 2)
    bench.release(Point(400, 400), finger: 2)
    #expect(bench.requests.isEmpty)
    bench.move(Point(60, 60), finger: 1)
    bench.release(Point(60, 60), finger: 1)
    #expect(bench.requests.map(\.box) == [Rect(x: 10, y: 10, width: 50, height: 50)])
  }

  @Test func shiftMakesTheBoxASquareAndAltPutsItAroundThePress() {
    bench.tool.modifiersChanged(.constrained)
    bench.drag(Point(10, 10), Point(60, 30))
    bench.tool.modifiersChanged(.fromCentre)
    bench.drag(Point(100, 100), Point(120, 110))
    #expect(
      bench.requests.map(\.box) == [
        Rect(x: 10, y: 10, width: 50, height: 50), Rect(x: 80, y: 90, width: 40, height: 20),
      ])
  }

  // MARK: - What was typed

  private func request(object: Int? = nil, text: String = "") -> TextEditingRequest {
    TextEditingRequest(
      box: Self.box, text: text, color: Color(hex: 0x336699), font: bench.style.font,
      object: object)
  }

  @Test func whatWasTypedBecomesAText() {
    bench.tool.textEditingEnded(request(), text: "a\nb")
    #expect(bench.texts.map(\.text) == ["a\nb"])
    #expect(bench.texts.map(\.box) == [Self.box])
    #expect(bench.texts.map(\.color) == [Color(hex: 0x336699)])
    #expect(bench.replacements.isEmpty)
  }

  @Test(arguments: ["", " ", "\n\n", " \t\u{3000}\n"]) func blankTextMakesNothing(text: String) {
    bench.tool.textEditingEnded(request(), text: text)
    #expect(bench.texts.isEmpty)
    #expect(bench.replacements.isEmpty)
  }

  @Test func anEditedTextIsReplaced() {
    bench.tool.textEditingEnded(request(object: 3, text: "old"), text: "new")
    #expect(bench.texts.isEmpty)
    #expect(bench.replacements.map(\.object) == [3])
    #expect(bench.replacements.map(\.text?.text) == ["new"])
  }

  @Test(arguments: ["", " \n"]) func anEmptiedTextIsTakenAway(text: String) {
    bench.tool.textEditingEnded(request(object: 3, text: "old"), text: text)
    #expect(bench.replacements.map(\.object) == [3])
    #expect(bench.replacements.map(\.text) == [nil])
  }

  @Test func anUnchangedTextIsNoEdit() {
    bench.tool.textEditingEnded(request(object: 3, text: "old"), text: "old")
    #expect(bench.replacements.isEmpty)
    // The same to the eye, but not to the byte.
    bench.tool.textEditingEnded(request(object: 3, text: "\u{e9}"), text: "e\u{301}")
    #expect(bench.replacements.map(\.text?.text.utf8.count) == [3])
  }
}
