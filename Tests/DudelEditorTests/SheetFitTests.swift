import DudelGeometry
import DudelModel
import DudelTestSupport
import Testing

@testable import DudelEditor

/// Forms stay whole in small windows.
struct SheetFitTests {
  @Test(arguments: [
    Size(width: 1100, height: 760), Size(width: 480, height: 400), Size(width: 300, height: 200),
    Size(width: 200, height: 400),
  ]) func aSheetFits(size: Size) throws {
    let bench = try EditorBench(size: size)
    bench.key("i", .control)
    let sheet = try #require(bench.control("sheet"))
    #expect(Rect(x: 0, y: 0, width: size.width, height: size.height).contains(sheet.frame))
    for (index, child) in sheet.children.enumerated() {
      #expect(sheet.frame.contains(child.frame), "\(child.id)")
      for other in sheet.children.dropFirst(index + 1) {
        #expect(child.frame.intersection(other.frame)?.isEmpty != false, "\(child.id) \(other.id)")
      }
    }
    #expect(sheet.children.filter { $0.action != nil }.allSatisfy { $0.frame.height >= 44 })
  }

  @Test func theDescriptionIsWrappedAnewWhenTheWindowChanges() throws {
    let bench = try EditorBench(size: Size(width: 1100, height: 760))
    bench.key("i", .control)
    bench.key("Tab")
    bench.type((0..<40).map { "word\($0)" }.joined(separator: " "))
    for size in [
      Size(width: 300, height: 500), Size(width: 1100, height: 760), Size(width: 240, height: 300),
    ] {
      bench.send(.resized(size))
      let field = try #require(bench.control("sheet.description"))
      let room = field.frame.inset(by: 12)
      let origin = try #require(field.contentOrigin)
      let content = try #require(field.content)
      #expect(content.paragraphs.map(\.text.width) == [room.width])
      let caret = try #require(content.caret).offset(by: origin)
      #expect(room.minY <= caret.minY && caret.maxY <= room.maxY)
      #expect(bench.caretPlace == caret)
    }
  }

  @Test func aLongReasonIsReadWhole() throws {
    let reason = "The folder can’t be written to, and this takes more than one line to say"
    let bench = try EditorBench(size: Size(width: 300, height: 400))
    bench.tap(at: Point(10, 10))
    bench.key("s", [.control, .shift])
    bench.send(.pathSuggested("/home/me/a.png"))
    bench.key("Enter")
    bench.finishSave(.failed(path: "/home/me/a.png", reason: reason))
    let sheet = try #require(bench.control("sheet"))
    let lines = sheet.children.filter { $0.state.contains(.alarming) }
    #expect(lines.map(\.name).joined(separator: " ") == reason)
    #expect(lines.allSatisfy { sheet.frame.contains($0.frame) })
  }
}
