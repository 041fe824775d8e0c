import DudelGeometry
import DudelTestSupport
import DudelTools
import Testing

@testable import DudelEditor

/// The sheet that asks for the file of an exported picture.
struct ExportSheetTests {
  private static let suggested = "/home/me/cat.png"

  private func bench(path: String? = "/home/me/cat.svg") throws -> EditorBench {
    let bench = try EditorBench(path: path)
    bench.drag(from: Point(10, 10), to: Point(50, 50))
    bench.key("e", .control)
    #expect(bench.effects.contains(.suggestExport(beside: path)))
    bench.send(.pathSuggested(Self.suggested))
    #expect(bench.control("sheet")?.name == "Export")
    return bench
  }

  private func export(
    _ settings: ExportSettings, path: String = suggested, replacing: Bool = false
  ) -> EditorEffect { .export(settings, path: path, replacing: replacing) }

  @Test func theDrawingKeepsItsFileAndItsMark() throws {
    let bench = try bench()
    bench.key("Enter")
    #expect(bench.effects.contains(export(ExportSettings())))
    bench.finishSave(.saved(path: Self.suggested))
    #expect(bench.control("sheet") == nil)
    #expect(bench.control("notice")?.name == "Exported as /home/me/cat.png")
    #expect(bench.title == "*cat.svg — Dudel")
    bench.key("s", .control)
    #expect(bench.effects.contains(.save(path: "/home/me/cat.svg", replacing: false)))
  }

  @Test func sizeAndBackgroundCanBeChosen() throws {
    let bench = try bench()
    try bench.click(control: "sheet.scale.2")
    try bench.click(control: "sheet.background.1")
    #expect(bench.control("sheet.scale.2")?.state.contains(.selected) == true)
    #expect(bench.control("sheet.scale.0")?.state.contains(.selected) == false)
    try bench.click(control: "sheet.done")
    #expect(bench.effects.contains(export(ExportSettings(scale: 4, isTransparent: true))))
  }

  @Test func theKeyboardReachesTheChoices() throws {
    let bench = try bench()
    bench.key("Tab")
    bench.key("Right")
    bench.key("Space")
    #expect(bench.control("sheet.scale.1")?.state.contains([.selected, .focused]) == true)
    bench.key("Enter", .control)
    #expect(bench.effects.contains(export(ExportSettings(scale: 2))))
  }

  @Test(arguments: ["svg", "pdf", "PDF"])
  func whatHasNoPixelsHasNoChoices(suffix: String) throws {
    let bench = try bench()
    bench.key("a", .control)
    bench.type("cat.\(suffix)")
    #expect(bench.control("sheet.scale.1")?.isUsable == false)
    #expect(bench.control("sheet.background.0")?.isUsable == false)
    bench.key("Enter")
    #expect(bench.effects.contains(export(ExportSettings(), path: "/home/me/cat.\(suffix)")))
  }

  @Test func aFileThatIsThereIsReplacedAfterAQuestion() throws {
    let bench = try bench()
    bench.key("Enter")
    bench.finishSave(.occupied(path: Self.suggested))
    try bench.click(control: "dialog.overwrite")
    #expect(bench.effects.contains(export(ExportSettings(), replacing: true)))
    bench.finishSave(.saved(path: Self.suggested))
    #expect(bench.title == "*cat.svg — Dudel")
  }

  @Test func aFailureIsToldInTheSheet() throws {
    let bench = try bench()
    bench.key("Enter")
    bench.finishSave(.failed(path: Self.suggested, reason: "the disk is full"))
    #expect(bench.control("sheet.message")?.name == "The disk is full")
    #expect(bench.title == "*cat.svg — Dudel")
  }

  @Test func aFailureAfterTheSheetIsGoneIsANotice() throws {
    let bench = try bench()
    bench.key("Enter")
    bench.key("Escape")
    bench.finishSave(.failed(path: Self.suggested, reason: "the disk is full"))
    #expect(
      bench.control("notice")?.name == "Not exported: /home/me/cat.png: the disk is full")
  }

  @Test(arguments: [
    Size(width: 1100, height: 760), Size(width: 480, height: 400), Size(width: 300, height: 320),
  ]) func theSheetFits(size: Size) throws {
    let bench = try EditorBench(size: size)
    bench.key("e", .control)
    bench.send(.pathSuggested(Self.suggested))
    let sheet = try #require(bench.control("sheet"))
    #expect(Rect(x: 0, y: 0, width: size.width, height: size.height).contains(sheet.frame))
    for (index, child) in sheet.children.enumerated() {
      #expect(sheet.frame.contains(child.frame), "\(child.id)")
      for other in sheet.children.dropFirst(index + 1) {
        #expect(child.frame.intersection(other.frame)?.isEmpty != false, "\(child.id) \(other.id)")
      }
    }
  }
}
