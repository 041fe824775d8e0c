import DudelEditor
import DudelGeometry
import DudelTestSupport
import Testing

/// Dialogs in windows of all sizes, and what their buttons look like and stand for.
struct DialogTests {
  nonisolated static let sizes = [
    Size(width: 1100, height: 760), Size(width: 480, height: 400), Size(width: 300, height: 200),
    Size(width: 200, height: 400), Size(width: 100, height: 200),
  ]

  private func bench(_ size: Size) throws -> EditorBench {
    let bench = try EditorBench(path: "/tmp/a.png", size: size)
    bench.tap(at: Point(10, 10))
    return bench
  }

  private func expectButtonsInside(_ bench: EditorBench, _ size: Size) throws {
    let dialog = try #require(bench.control("dialog"))
    #expect(Rect(x: 0, y: 0, width: size.width, height: size.height).contains(dialog.frame))
    let buttons = dialog.children.filter { $0.role == .button }
    #expect(!buttons.isEmpty)
    for button in buttons {
      #expect(dialog.frame.contains(button.frame), "\(button.id)")
      #expect(button.frame.height >= 24)
    }
    let words = try #require(bench.control("dialog.words"))
    #expect(dialog.frame.contains(words.frame))
    #expect(buttons.allSatisfy { !$0.frame.intersects(words.frame) })
  }

  @Test(arguments: sizes) func theKeysFit(size: Size) throws {
    let bench = try bench(size)
    bench.key("F1")
    try expectButtonsInside(bench, size)
  }

  @Test(arguments: sizes) func theQuestionBeforeClosingFits(size: Size) throws {
    let bench = try bench(size)
    bench.send(.closeRequested)
    try expectButtonsInside(bench, size)
  }

  @Test(arguments: sizes) func theQuestionBeforeReplacingFits(size: Size) throws {
    let bench = try bench(size)
    bench.key("s", .control)
    bench.finishSave(.occupied(path: "/home/someone/Pictures/holidays in the mountains/a.png"))
    try expectButtonsInside(bench, size)
  }

  @Test func theKeysStandInTwoColumnsWhereThereIsRoom() throws {
    let bench = try bench(Size(width: 1100, height: 760))
    bench.key("F1")
    let rows = bench.editor.controls.flattened.filter { $0.id.hasPrefix("dialog.row.") }
    #expect(Set(rows.map(\.frame.minX)).count == 2)
  }

  @Test func aLowDialogIsReadByKeysAndByDragging() throws {
    let bench = try bench(Size(width: 300, height: 240))
    bench.key("F1")
    let last = try #require(
      bench.editor.controls.flattened.last { $0.id.hasPrefix("dialog.row.") }?.id)
    func isInSight() throws -> Bool {
      let words = try #require(bench.control("dialog.words"))
      return words.frame.contains(try #require(bench.control(last)).frame)
    }
    #expect(try !isInSight())
    for _ in 0..<10 { bench.key("PageDown") }
    #expect(try isInSight())
    for _ in 0..<10 { bench.key("PageUp") }
    #expect(try !isInSight())
    let place = try bench.place(of: "dialog.words")
    bench.drag(from: place, to: place - Point(0, 2000))
    #expect(try isInSight())
    #expect(bench.control("dialog") != nil)
  }

  @Test func enterNeverReplacesByItself() throws {
    let bench = try bench(Size(width: 480, height: 400))
    bench.key("s", .control)
    bench.finishSave(.occupied(path: "/tmp/a.png"))
    let cancel = try #require(bench.control("dialog.cancel"))
    let replace = try #require(bench.control("dialog.overwrite"))
    #expect(cancel.frame.maxX < replace.frame.minX)
    #expect(cancel.state == [.preferred, .focused])
    #expect(replace.state == .alarming)
    bench.key("Enter")
    #expect(!bench.asksForSave)
    #expect(bench.control("dialog") == nil)
  }

  @Test func aColumnOfButtonsBeginsWithTheSafeOne() throws {
    let bench = try bench(Size(width: 200, height: 400))
    bench.send(.closeRequested)
    let buttons = try #require(bench.control("dialog")).children.filter { $0.role == .button }
    #expect(buttons.map(\.name) == ["Save", "Cancel", "Don’t save"])
    #expect(buttons.map(\.frame.minY) == buttons.map(\.frame.minY).sorted())
    bench.key("Right")
    #expect(bench.control("dialog.cancel")?.state.contains(.focused) == true)
  }
}
