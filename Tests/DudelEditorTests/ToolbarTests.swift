import DudelEditor
import DudelGeometry
import DudelTestSupport
import DudelTools
import Testing

/// Where the controls of the toolbar are, and what using them does.
struct ToolbarTests {
  private nonisolated static let tools = ToolCatalogue.all.map(\.id)
  /// What stands in the menu however wide the window is.
  private nonisolated static let menu = [
    "menu.new", "menu.open", "menu.save-as", "menu.export", "menu.properties", "menu.close",
    "menu.full-screen", "menu.keys",
  ]

  // MARK: - Layout

  @Test(arguments: [480.0, 1100, 3000]) func toolsHaveTheirFixedPlaces(width: Double) throws {
    let bench = try EditorBench(size: Size(width: width, height: 400))
    for (index, id) in Self.tools.enumerated() {
      let button = try #require(bench.control("tool.\(id)"))
      #expect(button.frame == Rect(x: 8 + 48 * Double(index), y: 4, width: 44, height: 44))
      #expect(button.role == .tool)
    }
    #expect(
      bench.control("toolbar")?.frame == Rect(x: 0, y: 0, width: width, height: 52))
  }

  @Test func actionsStandAtTheRight() throws {
    let bench = try EditorBench()
    let ids = [
      "menu-button", "command.save", "zoom", "command.redo", "command.undo", "command.fingers",
    ]
    for (index, id) in ids.enumerated() {
      let button = try #require(bench.control(id))
      #expect(
        button.frame == Rect(x: 1100 - 52 - 48 * Double(index), y: 4, width: 44, height: 44))
    }
    #expect(bench.control("overflow") == nil)
    bench.send(.resized(Size(width: 700, height: 400)))
    #expect(bench.control("command.save")?.frame.maxX == 644)
  }

  @Test(arguments: Array(stride(from: 40.0, through: 700, by: 20)))
  func nothingOverlapsAtAnyWidth(width: Double) throws {
    let bench = try EditorBench(size: Size(width: width, height: 400))
    let buttons = bench.editor.controls.flattened.filter { $0.action != nil }
    let actions = buttons.filter { $0.role == .button }
    for (first, second) in zip(actions, actions.dropFirst()) {
      #expect(first.frame.maxX <= second.frame.minX)
    }
    // Tools may be hidden by the overflow button of a window too narrow for all, nothing else.
    #expect((bench.control("overflow") == nil) == (bench.control("menu-button") != nil))
    if bench.control("overflow") == nil {
      let tools = buttons.filter { $0.role == .tool }
      #expect(tools.allSatisfy { $0.frame.maxX <= (actions.first?.frame.minX ?? 0) })
    }
    #expect(actions.allSatisfy { $0.frame.maxX <= width })
  }

  @Test func everyControlHasAUniqueIDAndAName() throws {
    for width in [300.0, 1100] {
      let bench = try EditorBench(size: Size(width: width, height: 400))
      bench.send(.closeRequested)
      bench.cancel()
      try bench.click(control: width == 300 ? "overflow" : "menu-button")
      #expect(bench.control("menu") != nil)
      #expect(Set(bench.controlIDs).count == bench.controlIDs.count)
      #expect(
        bench.editor.controls.flattened.filter { $0.action != nil }.allSatisfy { !$0.name.isEmpty })
    }
  }

  // MARK: - States

  @Test func onlyTheChosenToolIsSelected() throws {
    let bench = try EditorBench()
    for tool in ToolName.allCases {
      try bench.choose(tool)
      let selected = bench.editor.controls.flattened.filter { $0.state.contains(.selected) }
      #expect(selected.map(\.id) == ["tool.\(tool.rawValue)"])
      #expect(bench.editor.currentDescriptor.id == tool.rawValue)
    }
  }

  @Test func aButtonIsHoveredWhileThePointerIsOnIt() throws {
    let bench = try EditorBench()
    try bench.hover(control: "tool.line")
    #expect(bench.control("tool.line")?.state == .hovered)
    #expect(bench.pointerShape == .arrow)
    try bench.hover(control: "tool.ellipse")
    #expect(bench.control("tool.line")?.state == [])
    bench.send(.pointerLeft)
    #expect(bench.control("tool.ellipse")?.state == [])
  }

  @Test func aButtonIsPressedWhileAContactIsDownOnIt() throws {
    let bench = try EditorBench()
    let place = try bench.place(of: "tool.line")
    bench.press(finger: 1, at: place)
    #expect(bench.control("tool.line")?.state == .pressed)
    #expect(bench.editor.currentDescriptor.id == "pencil")
    bench.move(finger: 1, to: Point(300, 300))
    #expect(bench.control("tool.line")?.state == [])
    bench.move(finger: 1, to: place)
    #expect(bench.control("tool.line")?.state == .pressed)
    bench.release(finger: 1)
    #expect(bench.editor.currentDescriptor.id == "line")
    #expect(bench.control("tool.line")?.state == .selected)
  }

  @Test func aReleaseOutsideOfTheButtonDoesNothing() throws {
    let bench = try EditorBench()
    bench.press(at: try bench.place(of: "tool.line"))
    bench.move(to: try bench.place(of: "tool.ellipse"))
    bench.release()
    #expect(bench.editor.currentDescriptor.id == "pencil")
    bench.press(at: try bench.place(of: "tool.line"))
    bench.release(at: Point(300, 300))
    #expect(bench.editor.currentDescriptor.id == "pencil")
    #expect(bench.objects.isEmpty)
  }

  @Test func aLostContactUsesNoButton() throws {
    let bench = try EditorBench()
    bench.press(at: try bench.place(of: "tool.line"))
    bench.lose()
    bench.release(at: try bench.place(of: "tool.line"))
    #expect(bench.editor.currentDescriptor.id == "pencil")
    bench.press(at: try bench.place(of: "tool.line"))
    bench.send(.focusLost)
    #expect(bench.control("tool.line")?.state == [])
    bench.release(at: try bench.place(of: "tool.line"))
    #expect(bench.editor.currentDescriptor.id == "pencil")
  }

  @Test func aDragFromTheCanvasOverAButtonDrawsOnAndUsesNothing() throws {
    let bench = try EditorBench()
    bench.press(at: Point(100, 100))
    bench.move(to: try bench.place(of: "tool.line"))
    bench.release()
    #expect(bench.editor.currentDescriptor.id == "pencil")
    #expect(bench.objects.count == 1)
  }

  @Test func theToolbarBetweenItsButtonsIsNoCanvas() throws {
    let bench = try EditorBench()
    bench.tap(at: Point(600, -20))
    bench.tap(at: Point(54, -20))
    bench.tap(at: Point(600, -1))
    #expect(bench.objects.isEmpty)
    bench.tap(at: Point(600, 0))
    #expect(bench.paths == ["M 600,0 L 600,0"])
  }

  @Test func undoAndRedoAreUsableOnlyWhenThereIsSomethingToDo() throws {
    let bench = try EditorBench()
    func usable() -> [String] {
      let always: Set<String> = ["command.fingers", "zoom", "command.save", "menu-button"]
      return bench.editor.controls.flattened.filter { $0.role == .button && $0.isUsable }
        .map(\.id).filter { !always.contains($0) }
    }
    #expect(usable().isEmpty)
    try bench.click(control: "command.undo")
    bench.drag(from: Point(10, 10), to: Point(50, 50))
    #expect(usable() == ["command.undo"])
    try bench.click(control: "command.undo")
    #expect(usable() == ["command.redo"])
    #expect(bench.objects.isEmpty)
    try bench.click(control: "command.redo")
    #expect(bench.objects.count == 1)
  }

  @Test func theVeryFirstStrokeCannotBeUndoneYet() throws {
    let bench = try EditorBench()
    bench.press(at: Point(10, 10))
    bench.move(to: Point(50, 50))
    #expect(bench.control("command.undo")?.isUsable == false)
    bench.release()
    #expect(bench.control("command.undo")?.isUsable == true)
  }

  @Test func aPathInTheMakingCanBeTakenBack() throws {
    let bench = try EditorBench(tool: "freehand")
    bench.tap(at: Point(10, 10))
    #expect(bench.control("command.undo")?.isUsable == true)
    try bench.click(control: "command.undo")
    #expect(bench.isAtRest)
    #expect(bench.control("command.undo")?.isUsable == false)
  }

  @Test func thePointersShapeFollowsTheTool() throws {
    let bench = try EditorBench()
    #expect(bench.pointerShape == .pencil)
    bench.hover(window: Point(300, 300))
    bench.key("r")
    #expect(bench.pointerShape == .crosshair)
    bench.key("f")
    #expect(bench.pointerShape == .point)
    try bench.hover(control: "command.save")
    #expect(bench.pointerShape == .arrow)
    bench.hover(window: Point(300, 300))
    #expect(bench.pointerShape == .point)
  }

  // MARK: - Narrow windows

  private static let zooms = ["in", "out", "actual", "fit"].map { "menu.zoom-\($0)" }

  @Test func aNarrowWindowKeepsItsActionsInAMenu() throws {
    let bench = try EditorBench(path: "/tmp/a.png", size: Size(width: 300, height: 400))
    #expect(bench.control("command.save") == nil)
    #expect(bench.control("menu-button") == nil)
    #expect(bench.control("overflow")?.frame == Rect(x: 248, y: 4, width: 44, height: 44))
    #expect(bench.control("menu") == nil)
    bench.drag(from: Point(10, 10), to: Point(50, 50))
    try bench.click(control: "overflow")
    #expect(bench.control("overflow")?.state.contains(.selected) == true)
    let menu = try #require(bench.control("menu"))
    #expect(
      menu.children.map(\.id) == ["menu.undo", "menu.redo", "menu.save", "menu.fingers"]
        + Self.zooms + Self.menu)
    #expect(menu.children.prefix(3).map(\.key) == ["Ctrl+Z", "Ctrl+Shift+Z", "Ctrl+S"])
    #expect(menu.children.prefix(3).map(\.isUsable) == [true, false, true])
    #expect(menu.frame.minX >= 0 && menu.frame.maxX <= 300)
    try bench.click(control: "menu.undo")
    #expect(bench.objects.isEmpty)
    #expect(bench.control("menu") == nil)
    try bench.click(control: "overflow")
    try bench.click(control: "menu.save")
    #expect(bench.asksForSave)
  }

  @Test func theMenuOfAWideWindowHoldsWhatHasNoButton() throws {
    let bench = try EditorBench()
    try bench.click(control: "menu-button")
    #expect(bench.control("menu-button")?.state.contains(.selected) == true)
    let menu = try #require(bench.control("menu"))
    #expect(menu.children.map(\.id) == Self.menu)
    #expect(
      menu.children.map(\.name) == [
        "New window", "Open…", "Save as…", "Export…", "Title and description…", "Close",
        "Full screen", "Keys",
      ])
    #expect(
      menu.children.map(\.key) == [
        "Ctrl+N", "Ctrl+O", "Ctrl+Shift+S", "Ctrl+E", "Ctrl+I", "Ctrl+W", "F11", "F1",
      ])
    #expect(menu.children.allSatisfy { $0.isUsable && $0.icon != nil })
    #expect(menu.frame.maxX <= 1100 && menu.frame.minY >= 52)
    try bench.click(control: "menu.keys")
    #expect(bench.control("menu") == nil)
    #expect(bench.control("dialog") != nil)
    bench.cancel()
    try bench.click(control: "menu-button")
    try bench.click(control: "menu.full-screen")
    #expect(bench.effects.contains(.toggleFullScreen))
    try bench.click(control: "menu-button")
    try bench.click(control: "menu.close")
    #expect(bench.quits)
  }

  @Test func aPressBesideTheMenuOnlyClosesIt() throws {
    let bench = try EditorBench(size: Size(width: 480, height: 400))
    try bench.click(control: "overflow")
    bench.drag(from: Point(20, 300), to: Point(80, 320))
    #expect(bench.control("menu") == nil)
    #expect(bench.objects.isEmpty)
    bench.drag(from: Point(20, 300), to: Point(80, 320))
    #expect(bench.objects.count == 1)
  }

  @Test func theButtonAndEscapeCloseTheMenu() throws {
    let bench = try EditorBench(size: Size(width: 300, height: 400))
    try bench.click(control: "overflow")
    try bench.click(control: "overflow")
    #expect(bench.control("menu") == nil)
    try bench.click(control: "overflow")
    bench.cancel()
    #expect(bench.control("menu") == nil)
  }

  @Test func aMenuWithoutRoomProblemsGoesAway() throws {
    let bench = try EditorBench(size: Size(width: 300, height: 400))
    try bench.click(control: "overflow")
    bench.send(.resized(Size(width: 900, height: 400)))
    #expect(bench.control("menu") == nil)
    bench.send(.resized(Size(width: 300, height: 400)))
    #expect(bench.control("menu") == nil)
  }

  @Test func everyToolCanBeReachedInAVeryNarrowWindow() throws {
    let bench = try EditorBench(size: Size(width: 160, height: 400))
    bench.key("F6")
    for id in Self.tools {
      let frame = try #require(bench.control("tool.\(id)")).frame
      #expect(bench.control("tool.\(id)")?.state.contains(.focused) == true)
      #expect(frame.minX >= 0, "\(id)")
      #expect(frame.maxX <= (bench.control("overflow")?.frame.minX ?? 160), "\(id)")
      bench.key("Right")
    }
  }

  // MARK: - Tooltips

  @Test func aTooltipComesWhenThePointerHasRested() throws {
    let bench = try EditorBench()
    try bench.hover(control: "tool.line")
    #expect(bench.effects.contains(.startTimer(.tooltip, milliseconds: 500)))
    #expect(bench.control("tooltip") == nil)
    bench.advance(.tooltip)
    let tooltip = try #require(bench.control("tooltip"))
    #expect(tooltip.name == "Line")
    #expect(tooltip.key == "L")
    #expect(tooltip.frame.minY >= 52)
    try bench.hover(control: "tool.ellipse")
    #expect(bench.control("tooltip") == nil)
    bench.advance(.tooltip)
    #expect(bench.control("tooltip")?.name == "Ellipse")
    bench.send(.pointerLeft)
    #expect(bench.control("tooltip") == nil)
  }

  @Test func aTooltipTellsTheShortcut() throws {
    let bench = try EditorBench()
    try bench.hover(control: "command.redo")
    bench.advance(.tooltip)
    let tooltip = try #require(bench.control("tooltip"))
    #expect(tooltip.key == "Ctrl+Shift+Z")
    #expect(tooltip.frame.maxX <= 1100)
  }

  @Test func restingBesideTheButtonsShowsNoTooltip() throws {
    let bench = try EditorBench()
    for place in [Point(600, 20), Point(600, 300), Point(54, 20)] {
      bench.hover(window: place)
      bench.advance(.tooltip)
      #expect(bench.control("tooltip") == nil)
    }
  }

  @Test func aPressTakesTheTooltipAway() throws {
    let bench = try EditorBench()
    try bench.hover(control: "tool.line")
    bench.advance(.tooltip)
    bench.press(at: try bench.place(of: "tool.line"))
    #expect(bench.control("tooltip") == nil)
    #expect(bench.effects.contains(.stopTimer(.tooltip)))
  }

  @Test func aTooltipIsNotHit() throws {
    let bench = try EditorBench()
    try bench.hover(control: "tool.line")
    bench.advance(.tooltip)
    let place = try bench.place(of: "tooltip")
    bench.tap(finger: 1, at: place)
    #expect(bench.objects.count == 1)
  }
}
