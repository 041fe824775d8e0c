import DudelGeometry
import DudelModel
import DudelTestSupport
import FoundationEssentials
import Testing

@testable import DudelEditor

/// Drawings as events, in recordings.
struct OpenedDrawingTests {
  /// Writes the title down, and refuses texts without one.
  private struct TitleCodec: DrawingCodec {
    func text(of drawing: Drawing) -> String { drawing.properties.title }

    func drawing(from text: String) -> Drawing? {
      var properties = DrawingProperties()
      properties.title = text
      return text.isEmpty ? nil : Drawing([], properties: properties)
    }
  }

  private func opened(title: String) -> OpenedDrawing {
    var properties = DrawingProperties()
    properties.title = title
    return OpenedDrawing(
      path: "/tmp/a b.svg", drawing: Drawing([], properties: properties), isSavable: false,
      isIncomplete: true, remark: "“So”")
  }

  private func log(_ event: InputEvent, codec: (any DrawingCodec)?) -> [UInt8] {
    let lines = [
      InputLog.line(InputLog.Header(tool: "line")), InputLog.line(event, codec: codec),
      InputLog.endLine(count: 1),
    ]
    return Array(lines.joined(separator: [UInt8(ascii: "\n")]))
  }

  @Test func aRecordingHoldsTheDrawing() throws {
    let event = InputEvent.opened(opened(title: "The cat"))
    let bytes = log(event, codec: TitleCodec())
    let (_, events) = try InputLog.read(bytes, codec: TitleCodec())
    #expect(events == [event])
  }

  @Test func aDrawingThatCannotBeReadIsNoEvent() {
    let bytes = log(.opened(opened(title: "")), codec: TitleCodec())
    #expect(throws: InputLog.ReadingError(line: 2, reason: "this is no event")) {
      try InputLog.read(bytes, codec: TitleCodec())
    }
  }

  @Test func withoutACodecThereIsNoDrawing() {
    let bytes = log(.opened(opened(title: "The cat")), codec: TitleCodec())
    #expect(throws: InputLog.ReadingError.self) { try InputLog.read(bytes) }
    #expect(InputLog.line(InputEvent.opened(opened(title: "x"))).isEmpty)
  }

  @Test func logsTellOfItInOneLine() {
    #expect("\(opened(title: "x"))" == "/tmp/a b.svg, objects: 0")
  }
}
