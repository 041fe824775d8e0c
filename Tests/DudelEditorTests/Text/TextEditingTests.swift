import DudelModel
import DudelTestSupport
import Testing

@testable import DudelEditor

struct TextEditingTests {
  @MainActor final class Card: ObservableStrings {
    let observers = StringObservers()
    var title: String { didSet { observers.changed(\Card.title, from: oldValue, to: title) } }
    var note = "note" { didSet { observers.changed(\Card.note, from: oldValue, to: note) } }
    init(_ title: String) { self.title = title }
  }

  /// An object that tells nobody.
  @MainActor final class Plain {
    var title: String
    init(_ title: String) { self.title = title }
  }

  private static let style = StyledText(
    "", font: FontDescription(family: "Mono", size: 20), color: .black)

  private func edit<Owner: AnyObject>(
    _ owner: Owner, _ keyPath: ReferenceWritableKeyPath<Owner, String>, isMultiline: Bool = true
  ) -> TextEditing<Owner> {
    TextEditing(
      owner, keyPath, style: Self.style, isMultiline: isMultiline, layout: MonospaceLayout())
  }

  @Test func doneWritesBack() {
    let card = Card("old")
    let editing = edit(card, \.title)
    #expect(editing.editor.text == "old" && !editing.isChanged)
    editing.editor.insert("er")
    #expect(card.title == "old" && editing.isChanged)
    editing.done()
    #expect(card.title == "older" && !editing.isOpen)
    editing.editor.insert("!")
    editing.done()
    editing.cancel()
    editing.refresh()
    #expect(card.title == "older")
  }

  @Test func cancelLeavesTheValue() {
    let card = Card("old")
    let editing: any AnyTextEditing = edit(card, \.title)
    editing.editor.insert("er")
    editing.cancel()
    editing.done()
    #expect(card.title == "old" && !editing.isOpen)
  }

  @Test func observersSeeEachChange() {
    let card = Card("old")
    var seen: [String] = []
    let first = card.observers.add(\Card.title) { seen.append("1 \($0)") }
    var second: StringObservation? = card.observers.add(\Card.title) { seen.append("2 \($0)") }
    let note = card.observers.add(\Card.note) { seen.append("note \($0)") }
    card.title = "new"
    card.title = "new"
    second = nil
    card.note = "n"
    let editing = edit(card, \.title)
    editing.editor.insert("er")
    editing.done()
    #expect(seen == ["1 new", "2 new", "note n", "1 newer"])
    withExtendedLifetime((first, second, note)) {}
  }

  @Test func observersSeeChangesOfBytesOnly() {
    let card = Card("é")
    var count = 0
    let observation = card.observers.add(\Card.title) { _ in count += 1 }
    card.title = "e\u{301}"
    #expect(count == 1)
    withExtendedLifetime(observation) {}
  }

  @Test func nothingTypedWritesNothing() {
    let card = Card("a\r\nb")
    var count = 0
    let observation = card.observers.add(\Card.title) { _ in count += 1 }
    let editing = edit(card, \.title)
    #expect(editing.editor.text == "a\nb")
    editing.editor.insert("x")
    editing.editor.undo()
    editing.done()
    #expect(card.title.hasSameBytes(as: "a\r\nb") && count == 0)
    withExtendedLifetime(observation) {}
  }

  @Test func anOutsideChangeShowsInAnUntouchedEditor() {
    let card = Card("old")
    let editing = edit(card, \.title)
    card.title = "outside"
    #expect(editing.editor.text == "outside" && editing.original == "outside")
    #expect(!editing.isChanged && !editing.editor.canUndo)
    editing.editor.insert("X")
    editing.done()
    #expect(card.title.contains("X") && card.title.count == 8)
  }

  @Test func typingWinsOnDone() {
    let card = Card("old")
    let editing = edit(card, \.title)
    editing.editor.insert("er")
    card.title = "outside"
    #expect(editing.editor.text == "older" && editing.original == "outside")
    editing.done()
    #expect(card.title == "older")
  }

  @Test func cancelLeavesTheOutsideValue() {
    let card = Card("old")
    let editing = edit(card, \.title)
    editing.editor.insert("er")
    card.title = "outside"
    editing.cancel()
    #expect(card.title == "outside")
  }

  /// Who types the outside value by chance loses nothing either.
  @Test func typedBackToTheSeedIsUntouched() {
    let card = Card("old")
    let editing = edit(card, \.title)
    editing.editor.insert("er")
    card.title = "outside"
    editing.editor.undo()
    editing.done()
    #expect(card.title == "outside")
  }

  @Test func changesOfOtherStringsDoNotMatter() {
    let card = Card("old")
    let editing = edit(card, \.title)
    card.note = "new note"
    #expect(editing.editor.text == "old")
    editing.done()
    #expect(card.title == "old" && card.note == "new note")
  }

  @Test func anotherPropertyGetsItsOwnText() {
    let card = Card("title")
    let editing = edit(card, \.title)
    editing.editor.insert("!")
    editing.retarget(owner: card, keyPath: \.note)
    #expect(card.title == "title!" && editing.editor.text == "note")
    #expect(!editing.editor.canUndo)
    card.title = "elsewhere"
    #expect(editing.editor.text == "note")
    card.note = "outside"
    #expect(editing.editor.text == "outside")
    editing.editor.selectAll()
    editing.editor.insert("mine")
    editing.done()
    #expect(card.title == "elsewhere" && card.note == "mine")
  }

  @Test func anotherOwnerGetsItsOwnText() {
    let (first, second) = (Card("one"), Card("two"))
    let editing = edit(first, \.title)
    editing.retarget(owner: second, keyPath: \.title)
    #expect(first.title == "one" && editing.editor.text == "two")
    first.title = "changed"
    #expect(editing.editor.text == "two")
    editing.editor.insert("!")
    editing.retarget(owner: second, keyPath: \.title)
    #expect(editing.editor.text == "two!" && second.title == "two")
    editing.cancel()
    editing.retarget(owner: first, keyPath: \.title)
    #expect(second.title == "two" && first.title == "changed")
  }

  /// Somebody may put right what Done writes.
  @Test func anObserverMayAnswerDone() {
    let card = Card("old")
    let observation = card.observers.add(\Card.title) { if $0 != "fixed" { card.title = "fixed" } }
    let editing = edit(card, \.title)
    editing.editor.insert("er")
    editing.done()
    #expect(card.title == "fixed")
    withExtendedLifetime(observation) {}
  }

  @Test func anOwnerThatTellsNobodyIsLookedAt() {
    let plain = Plain("old")
    let editing = edit(plain, \.title)
    plain.title = "outside"
    editing.done()
    #expect(plain.title == "outside")
    let again = edit(plain, \.title)
    plain.title = "more"
    again.refresh()
    #expect(again.editor.text == "more")
    again.editor.insert("!")
    plain.title = "late"
    again.done()
    #expect(plain.title == "more!")
  }

  @Test func aFieldOfOneLine() {
    let card = Card("a\nb")
    let editing = edit(card, \.title, isMultiline: false)
    #expect(editing.editor.text == "a b")
    editing.done()
    #expect(card.title == "a\nb")
  }

  @Test func anEditorThatIsLetGoOfHearsNothing() {
    let card = Card("old")
    weak var gone: TextEditing<Card>?
    do {
      let editing = edit(card, \.title)
      gone = editing
    }
    #expect(gone == nil)
    card.title = "new"
  }
}
