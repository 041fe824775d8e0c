internal import DudelGeometry
internal import DudelModel

/// A text that is being edited: characters, caret, selection and undo, without any display.
///
/// Places and heights are in text space: the units of the font's size, from the text's top left
/// corner. Every edit goes through `replace`, every move of the caret through `selectionState`; both
/// leave the caret on the border of a cluster.
@MainActor final class TextEditor {
  /// Tells whether the text may have more than one paragraph.
  let isMultiline: Bool
  let layout: any TextLayout
  private(set) var lines: TextLines
  var history = TextHistory()
  private(set) var selectionState = TextSelection(TextPlace(.start))
  private(set) var composition: TextComposition?
  /// Where Up and Down go to on lines that are long enough, while they follow each other.
  var column: Double?
  /// How far a drag extends the selection.
  var granularity = TextGranularity.cluster
  /// What the press before the drag selected.
  var pivot = TextPosition.start..<TextPosition.start

  /// Opens an editor with the caret behind the text.
  ///
  /// - Parameter style: the font, colour and width of all paragraphs; its string is not used.
  init(text: String, style: StyledText, isMultiline: Bool, layout: any TextLayout) {
    self.style = style
    self.isMultiline = isMultiline
    self.layout = layout
    lines = TextLines(isMultiline ? PlainText.clean(text) : PlainText.cleanLine(text)) {
      Self.height(of: $0, style: style, layout: layout)
    }
    setSelection(TextSelection(TextPlace(lines.end)))
  }

  /// The font, colour and width of all paragraphs; a change of anything but colour lays all out anew.
  var style: StyledText {
    didSet {
      guard
        (style.font, style.isEmphasized) != (oldValue.font, oldValue.isEmphasized)
          || style.width != oldValue.width
      else { return }
      lines.measureAll { Self.height(of: $0, style: style, layout: layout) }
      if let composition { measure(composition.position.paragraph) }
      column = nil
      setSelection(selectionState)
    }
  }

  // MARK: - The text

  /// Everything, the paragraphs joined by line feeds; made anew each time.
  var text: String { lines.text }

  /// Tells whether there is nothing but white space.
  var isBlank: Bool {
    !lines.strings.contains { $0.contains { !$0.isWhitespace } }
  }

  /// The height of all paragraphs.
  var height: Double { lines.height }

  // MARK: - The selection

  /// The selected range, empty where there is only a caret; set, its end gets the caret.
  var selection: Range<TextPosition> {
    get { selectionState.range }
    set {
      endRun()
      setSelection(
        TextSelection(anchor: newValue.lowerBound, caret: TextPlace(newValue.upperBound)))
    }
  }

  /// The end of the selection that moves.
  var caret: TextPosition { selectionState.caret.position }
  /// The end of the selection that stays.
  var anchor: TextPosition { selectionState.anchor }
  /// What is selected.
  var selectedText: String { lines.text(in: selection) }

  /// Selects, both ends brought to cluster borders.
  func setSelection(_ new: TextSelection) {
    var new = new
    let isCollapsed = new.anchor == new.caret.position
    new.caret = settled(new.caret)
    new.anchor = isCollapsed ? new.caret.position : settled(TextPlace(new.anchor)).position
    selectionState = new
    moveComposition(to: new.caret.position)
  }

  /// What comes next is an undo step of its own, and finds its own column.
  func endRun() {
    history.close()
    column = nil
  }

  // MARK: - Changing

  /// Puts a text in the place of a range and returns where it ends; the caret stays where it was.
  func replace(_ range: Range<TextPosition>, with text: String) -> TextPosition {
    let composition = composition
    setComposition(nil)
    let end = lines.replace(range, with: text) {
      Self.height(of: $0, style: style, layout: layout)
    }
    column = nil
    // Whatever came before is measured again once the caret has found its place.
    setComposition(composition?.moved(to: end))
    return end
  }

  /// The value was changed from outside: forgets the undo steps, keeps the caret near its place.
  func replaceAll(_ text: String) {
    let text = isMultiline ? PlainText.clean(text) : PlainText.cleanLine(text)
    let selection = selectionState
    _ = replace(.start..<lines.end, with: text)
    history = TextHistory()
    granularity = .cluster
    setSelection(
      TextSelection(
        anchor: lines.clamped(selection.anchor),
        caret: TextPlace(lines.clamped(selection.caret.position))))
  }

  // MARK: - Composing

  /// Unfinished text of an input method, shown at the caret; no part of text, undo or selection.
  ///
  /// Its caret counts characters (Unicode scalars).
  var composing: (text: String, caret: Int)? {
    get { composition.map { ($0.text, $0.caret) } }
    set {
      let new = newValue.map { TextComposition($0.text, caret: $0.caret, at: caret) }
      setComposition(new?.text.isEmpty == true ? nil : new)
    }
  }

  private func moveComposition(to position: TextPosition) {
    guard let composition, composition.position != position else { return }
    setComposition(nil)
    setComposition(composition.moved(to: position))
  }

  private func setComposition(_ new: TextComposition?) {
    let old = composition
    composition = new
    for paragraph in Set([old, new].compactMap { $0?.position.paragraph }) {
      measure(paragraph)
    }
  }

  private func measure(_ paragraph: Int) {
    lines.setHeight(layout.height(of: styled(paragraph)), of: paragraph)
  }

  private static func height(
    of string: String, style: StyledText, layout: any TextLayout
  ) -> Double {
    var text = style
    text.string = string
    return layout.height(of: text)
  }

  /// A paragraph as it is shown, with the composition if it is there.
  func styled(_ paragraph: Int) -> StyledText {
    var text = style
    text.string = lines.strings[paragraph]
    if let composition, composition.position.paragraph == paragraph {
      text.string = composition.shown(in: text.string)
    }
    return text
  }
}
