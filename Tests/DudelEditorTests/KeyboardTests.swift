import DudelEditor
import DudelGeometry
import DudelTestSupport
import DudelTools
import Testing

struct KeyboardTests {
  private nonisolated static let tools = ToolCatalogue.all

  // MARK: - Tools

  @Test func lettersAndDigitsChooseTools() throws {
    let bench = try EditorBench()
    for (index, tool) in Self.tools.enumerated().reversed() {
      bench.key(String(tool.key))
      #expect(bench.editor.currentDescriptor.id == tool.id)
      bench.key(index == 0 ? "2" : "1")
      bench.key(String(index + 1))
      #expect(bench.editor.currentDescriptor.id == tool.id)
    }
  }

  @Test(arguments: ["7", "9", "0", "-1", "", "x", "RR", "F2", "Umlaut", "9223372036854775807"])
  func otherKeysChooseNothing(name: String) throws {
    let bench = try EditorBench(tool: "ellipse")
    bench.key(name)
    #expect(bench.editor.currentDescriptor.id == "ellipse")
    #expect(bench.effects.isEmpty)
  }

  @Test func noNumberIsTooSmall() throws {
    let bench = try EditorBench(tool: "ellipse")
    bench.key("-9223372036854775808")
    #expect(bench.editor.currentDescriptor.id == "ellipse")
  }

  @Test(arguments: [Modifiers.control, .alt, [.control, .shift]])
  func lettersWithControlOrAltChooseNoTool(modifiers: Modifiers) throws {
    let bench = try EditorBench()
    bench.key("r", modifiers)
    bench.key("2", modifiers)
    #expect(bench.editor.currentDescriptor.id == "pencil")
  }

  @Test func aHeldToolKeyCountsOnce() throws {
    let bench = try EditorBench()
    bench.key("f")
    bench.drag(from: Point(100, 100), to: Point(120, 100))
    bench.key("f", isRepeat: true)
    bench.key("r", isRepeat: true)
    #expect(bench.editor.currentDescriptor.id == "freehand")
    #expect(bench.editor.currentTool.isDrawing)
  }

  // MARK: - Commands

  @Test func undoAndRedoHaveTheirKeysAndRepeat() throws {
    let bench = try EditorBench()
    for x in 1...4 { bench.drag(from: Point(Double(x) * 50, 10), to: Point(Double(x) * 50, 90)) }
    bench.key("z", .control)
    bench.key("z", .control, isRepeat: true)
    bench.key("z", .control, isRepeat: true)
    #expect(bench.objects.count == 1)
    bench.key("y", .control)
    bench.key("z", [.control, .shift], isRepeat: true)
    #expect(bench.objects.count == 3)
    bench.key("y", .control)
    bench.key("y", .control)
    #expect(bench.objects.count == 4)
  }

  @Test func saveDoesNotRepeat() throws {
    let bench = try EditorBench()
    bench.key("s", .control, isRepeat: true)
    #expect(!bench.asksForSave)
  }

  @Test(arguments: ["w", "q"]) func controlWAndControlQClose(key: String) throws {
    let bench = try EditorBench()
    bench.key(key, .control)
    #expect(bench.quits)
  }

  @Test func f11TogglesFullScreenOnce() throws {
    let bench = try EditorBench()
    bench.key("F11")
    #expect(bench.effects.contains(.toggleFullScreen))
    bench.key("F11", isRepeat: true)
    #expect(!bench.effects.contains(.toggleFullScreen))
  }

  @Test(arguments: [Size(width: 1100, height: 760), Size(width: 480, height: 640)])
  func f1ShowsAllKeysInsideTheWindow(size: Size) throws {
    let bench = try EditorBench(size: size)
    bench.press(at: Point(100, 100))
    bench.key("F1")
    #expect(bench.objects.count == 1)
    let dialog = try #require(bench.control("dialog"))
    let window = Rect(x: 0, y: 0, width: size.width, height: size.height)
    #expect(window.contains(dialog.frame))
    for child in dialog.children { #expect(dialog.frame.contains(child.frame), "\(child.id)") }
    for tool in ToolCatalogue.all {
      #expect(
        dialog.flattened.contains {
          $0.name == tool.title && $0.key?.contains(tool.key.uppercased()) == true
        })
    }
    for shortcut in CommandCatalogue.all.flatMap(\.shortcuts) {
      #expect(dialog.flattened.contains { $0.key?.contains(shortcut.label) == true })
    }
    bench.cancel()
    #expect(bench.control("dialog") == nil)
    #expect(!bench.quits)
  }

  @Test func shortcutsNeedExactlyTheirModifiers() throws {
    let bench = try EditorBench()
    bench.drag(from: Point(10, 10), to: Point(50, 50))
    bench.key("z")
    bench.key("z", .alt)
    bench.key("z", [.control, .alt])
    #expect(bench.objects.count == 1)
    bench.key("s", [.control, .alt])
    #expect(!bench.asksForSave)
  }

  // MARK: - Focus

  @Test func f6MovesTheFocusIntoTheToolbarAndBack() throws {
    let bench = try EditorBench(tool: "ellipse")
    bench.key("F6")
    #expect(bench.focused == ["tool.ellipse"])
    #expect(bench.control("tooltip")?.name == "Ellipse")
    bench.key("F6")
    #expect(bench.focused.isEmpty)
    #expect(bench.control("tooltip") == nil)
  }

  @Test func tabAndArrowsWalkAllThatIsUsableRoundAndRound() throws {
    let bench = try EditorBench()
    bench.key("Tab")
    var seen = bench.focused
    for _ in 0..<9 {
      bench.key("Tab")
      seen += bench.focused
    }
    #expect(
      seen == Self.tools.map { "tool.\($0.id)" } + [
        "command.fingers", "zoom", "command.save", "menu-button",
      ])
    bench.key("Right")
    #expect(bench.focused == ["tool.pencil"])
    bench.key("Left")
    #expect(bench.focused == ["menu-button"])
    bench.key("Tab", .shift)
    #expect(bench.focused == ["command.save"])
    bench.key("Up")
    bench.key("Down")
    #expect(bench.focused == ["command.save"])
  }

  @Test(arguments: ["Enter", "Space"]) func enterAndSpaceUseWhatHasTheFocus(key: String) throws {
    let bench = try EditorBench()
    bench.key("F6")
    bench.key("Right")
    bench.key("Right")
    bench.key(key)
    #expect(bench.editor.currentDescriptor.id == "rectangle")
    bench.key("Right")
    bench.key(key, isRepeat: true)
    #expect(bench.editor.currentDescriptor.id == "rectangle")
  }

  @Test(arguments: ["Enter", "Space"]) func whileHandsDrawNoButtonGetsTheirKeys(key: String) throws
  {
    let bench = try EditorBench(tool: "rectangle")
    bench.drag(from: Point(10, 10), to: Point(50, 50))
    bench.press(at: Point(100, 100))
    bench.move(to: Point(150, 150))
    bench.key("Tab", .shift)
    while bench.focused != ["command.undo"] { bench.key("Tab", .shift) }
    bench.key(key)
    bench.send(.keyUp(.space))
    bench.release()
    #expect(bench.objects.count == 2)
    bench.key(key)
    #expect(bench.objects.count == 1)
  }

  @Test func escapeTakesTheDragBackBeforeTheFocus() throws {
    let bench = try EditorBench(tool: "rectangle")
    bench.press(at: Point(100, 100))
    bench.key("Tab")
    bench.cancel()
    #expect(bench.focused == ["tool.pencil"])
    bench.release(at: Point(150, 150))
    #expect(bench.objects.isEmpty)
    bench.cancel()
    #expect(bench.focused.isEmpty)
  }

  @Test func escapeLeavesTheToolbar() throws {
    let bench = try EditorBench()
    bench.key("F6")
    bench.cancel()
    #expect(bench.focused.isEmpty)
    bench.key("Right")
    #expect(bench.focused.isEmpty)
  }

  @Test func arrowsWithoutFocusDoNothing() throws {
    let bench = try EditorBench()
    for key in ["Left", "Right", "Up", "Down"] { bench.key(key) }
    #expect(bench.focused.isEmpty)
  }

  @Test func aPressOnTheCanvasTakesTheFocusThere() throws {
    let bench = try EditorBench(tool: "freehand")
    bench.drag(from: Point(10, 10), to: Point(60, 60))
    bench.key("F6")
    bench.drag(from: Point(100, 100), to: Point(120, 100))
    #expect(bench.focused.isEmpty)
    // Enter belongs to the path now, not to the button.
    bench.drag(from: Point(200, 200), to: Point(220, 230))
    bench.key("Enter")
    #expect(bench.objects.count == 1)
  }

  @Test func theMenuIsWorkedByKeysAlone() throws {
    let bench = try EditorBench(size: Size(width: 300, height: 400))
    bench.drag(from: Point(10, 10), to: Point(50, 50))
    bench.key("Tab", .shift)
    #expect(bench.focused == ["overflow"])
    bench.key("Enter")
    #expect(bench.control("menu") != nil)
    bench.key("Down")
    #expect(bench.focused == ["menu.undo"])
    bench.key("Down")
    #expect(bench.focused == ["menu.save"])
    bench.key("Up")
    bench.key("Enter")
    #expect(bench.objects.isEmpty)
    #expect(bench.control("menu") == nil)
    // The focus goes where it came from.
    #expect(bench.focused == ["overflow"])
  }

  @Test func arrowsEnterAMenuThatTheMouseOpened() throws {
    for (key, end) in [("Down", \[String].first), ("Up", \.last)] {
      let bench = try EditorBench(size: Size(width: 300, height: 400))
      bench.drag(from: Point(10, 10), to: Point(50, 50))
      bench.key(key)
      #expect(bench.focused.isEmpty, "there is no menu yet")
      try bench.click(control: "overflow")
      let usable = try #require(bench.control("menu")).children.filter(\.isUsable).map(\.id)
      bench.key("Right")
      #expect(bench.focused.isEmpty)
      bench.key(key)
      #expect(bench.focused == [usable[keyPath: end]])
    }
  }

  @Test func escapeClosesTheMenu() throws {
    let bench = try EditorBench(size: Size(width: 300, height: 400))
    bench.key("Tab", .shift)
    bench.key("Enter")
    bench.key("Down")
    bench.cancel()
    #expect(bench.control("menu") == nil)
    #expect(bench.focused.isEmpty)
  }
}

extension EditorBench {
  fileprivate var focused: [String] {
    editor.controls.flattened.filter { $0.state.contains(.focused) }.map(\.id)
  }
}
