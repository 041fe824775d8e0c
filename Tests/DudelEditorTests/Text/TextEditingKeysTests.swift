import DudelTestSupport
import Testing

@testable import DudelEditor

struct TextEditingKeysTests {
  @Test func lettersAndWhatOthersNeedAreIgnored() {
    let bench = TextBench("text")
    for (name, modifiers) in [
      ("p", []), ("1", []), ("Tab", []), ("Escape", []), ("Enter", .control), ("s", .control),
      ("Space", []), ("Left", .alt), ("F1", []), ("Insert", []), ("a", .alt),
    ] as [(String, Modifiers)] {
      #expect(bench.key(name, modifiers) == .ignored, "\(name)")
    }
    #expect(bench.editor.text == "text")
  }

  @Test func editingKeys() {
    let bench = TextBench("one two three")
    #expect(bench.key("Backspace") == .handled([]))
    #expect(bench.editor.text == "one two thre")
    #expect(bench.key("Backspace", .control) == .handled([]))
    #expect(bench.editor.text == "one two ")
    #expect(bench.key("Home") == .handled([]))
    #expect(bench.key("Delete") == .handled([]))
    #expect(bench.editor.text == "ne two ")
    #expect(bench.key("Delete", .control) == .handled([]))
    #expect(bench.editor.text == " two ")
    #expect(bench.key("Delete", [.control, .shift]) == .handled([]))
    #expect(bench.editor.text == "")
    #expect(bench.key("Enter") == .handled([]))
    #expect(bench.editor.text == "\n")
    #expect(bench.key("z", .control) == .handled([]))
    #expect(bench.key("z", .control) == .handled([]))
    #expect(bench.editor.text == "one two ")
    #expect(bench.key("y", .control) == .handled([]))
    #expect(bench.key("z", [.control, .shift]) == .handled([]))
    #expect(bench.editor.text == "\n")
  }

  @Test func movingKeys() {
    let bench = TextBench("one two\nthree\nfour")
    let expected: [(String, Modifiers, [Int])] = [
      ("Home", .control, [0, 0]), ("Right", [], [0, 1]), ("Right", .control, [0, 3]),
      ("End", [], [0, 7]), ("Down", [], [1, 5]), ("Left", .control, [1, 0]), ("Up", [], [0, 0]),
      ("PageDown", [], [2, 0]), ("PageUp", [], [0, 0]), ("End", .control, [2, 4]),
      ("Up", .control, [2, 0]), ("Down", .control, [2, 4]), ("Left", [], [2, 3]),
      ("Home", [], [2, 0]),
    ]
    for (name, modifiers, place) in expected {
      #expect(bench.key(name, modifiers) == .handled([]), "\(name)")
      #expect(bench.caret == place, "\(name)")
    }
  }

  @Test func shiftSelectsAndOffersThePrimarySelection() {
    let bench = TextBench("one two")
    #expect(bench.key("Left", .shift) == .handled([.offer(.primary, "o")]))
    #expect(bench.key("Left", [.shift, .control]) == .handled([.offer(.primary, "two")]))
    #expect(bench.key("Right", [.shift, .control]) == .handled([]))
    #expect(bench.key("a", .control) == .handled([.offer(.primary, "one two")]))
    #expect(bench.key("Home", .shift) == .handled([]))
  }

  @Test func clipboardKeys() {
    let bench = TextBench("one two")
    #expect(bench.key("c", .control) == .handled([]))
    #expect(bench.key("x", .control) == .handled([]))
    #expect(bench.key("v", .control) == .handled([.paste(.clipboard)]))
    #expect(bench.key("Insert", .shift) == .handled([.paste(.clipboard)]))
    bench.place(0, 0, to: (0, 3))
    #expect(bench.key("c", .control) == .handled([.offer(.clipboard, "one")]))
    #expect(bench.key("Insert", .control) == .handled([.offer(.clipboard, "one")]))
    #expect(bench.key("x", .control) == .handled([.offer(.clipboard, "one")]))
    #expect(bench.editor.text == " two")
    bench.place(0, 0, to: (0, 2))
    #expect(bench.key("Delete", .shift) == .handled([.offer(.clipboard, " t")]))
    #expect(bench.editor.text == "wo")
  }

  @Test func shiftDeleteWithoutASelectionKeepsAll() {
    let bench = TextBench("one")
    bench.place(0, 0)
    #expect(bench.key("Delete", .shift) == .handled([]))
    #expect(bench.editor.text == "one")
  }

  @Test func aFieldOfOneLineLeavesLinesToOthers() {
    let bench = TextBench("one\ntwo", isMultiline: false)
    #expect(bench.editor.text == "one two")
    for name in ["Up", "Down", "PageUp", "PageDown", "Enter"] {
      #expect(bench.key(name) == .ignored)
    }
    bench.editor.insert("\r\nx\ty")
    #expect(bench.editor.text == "one two x    y")
    bench.editor.replaceAll("a\nb")
    #expect(bench.editor.text == "a b")
    #expect(bench.key("Home", .shift) == .handled([.offer(.primary, "a b")]))
  }
}
