internal import DudelGeometry
internal import DudelModel

/// Sheets: how they open, what keys and presses do in them, and how they end.
extension Editor {
  private static let sheetInterval = 16
  private static let fieldFont = FontDescription(family: "Sans", size: 14)

  /// Opens the sheet for title and description.
  func editProperties() {
    endTextEditing()
    finishDrawing()
    guard sheet == nil else { return }
    let owner = PropertiesOwner(drawing.properties)
    propertiesOwner = owner
    present(
      Sheet(
        .properties, heading: localized("Title and description"), confirmation: localized("Done"),
        fields: [
          field("title", localized("Title"), owner: owner, \.title, isMultiline: false),
          field("description", localized("Description"), owner: owner, \.text, isMultiline: true),
        ], isSliding: animates))
  }

  func field<Owner: ObservableStrings>(
    _ id: String, _ label: String, owner: Owner,
    _ keyPath: ReferenceWritableKeyPath<Owner, String>, isMultiline: Bool
  ) -> Sheet.Field {
    let style = StyledText(
      "", font: Self.fieldFont, color: .black, width: isMultiline ? fieldTextWidth : nil)
    return Sheet.Field(
      id: id, label: label, isMultiline: isMultiline,
      editing: TextEditing(
        owner, keyPath, style: style, isMultiline: isMultiline, layout: text))
  }

  /// The width that the text of a field has for its lines.
  private var fieldTextWidth: Double {
    max(40, min(520, windowSize.width - 16) - 2 * 16 - 2 * SheetLayout.inset)
  }

  /// Fits the lines of the fields to the window, with the carets in sight.
  func fitFields() {
    guard let sheet else { return }
    for field in sheet.fields where field.isMultiline {
      field.editing.editor.style.width = fieldTextWidth
    }
    // The tree that is shown is from before the change of the window's size.
    let tree = layout.tree
    for index in sheet.fields.indices { scrollField(index, in: tree) }
  }

  /// Brings a sheet in, with the focus in its first field.
  func present(_ sheet: Sheet) {
    hideTooltip()
    interface.openMenu = nil
    self.sheet = sheet
    interface.focus = "sheet.\(sheet.fields[0].id)"
    emit(.typeInFields(true))
    if sheet.progress < 1 { emit(.startTimer(.sheet, milliseconds: Self.sheetInterval)) }
    emit(.startTimer(.caret, milliseconds: Self.caretInterval))
  }

  /// The sheet comes in a little further.
  func slideSheet() {
    guard let sheet, sheet.progress < 1 else { return }
    sheet.progress = min(1, sheet.progress + max(0.02, (1 - sheet.progress) * 0.35))
    if sheet.progress < 1 { emit(.startTimer(.sheet, milliseconds: Self.sheetInterval)) }
  }

  /// Ends a sheet by one of its buttons.
  func answerSheet(_ answer: SheetAnswer) {
    guard let sheet else { return }
    for field in sheet.fields { field.editing.editor.composing = nil }
    switch (sheet.purpose, answer) {
    case (_, .cancel):
      for field in sheet.fields { field.editing.cancel() }
      stopFollowUps()
      closeSheet()
    case (.properties, .done):
      for field in sheet.fields { field.editing.done() }
      // All fields together are one step.
      if let propertiesOwner { describe(propertiesOwner.properties) }
      closeSheet()
    case (.saveAs, .done), (.export, .done), (.open, .done): useFile(of: sheet)
    }
  }

  func closeSheet() {
    sheet = nil
    sheetPath = nil
    propertiesOwner = nil
    interface.focus = nil
    emit(.typeInFields(false))
    emit(.stopTimer(.caret))
  }

  // MARK: - Input

  /// Keys while a sheet is open.
  func sheetKey(_ press: KeyPress) {
    guard let sheet else { return }
    sheet.isCaretOn = true
    sheet.hint = nil
    let field = sheet.fieldIndex(focus: interface.focus)
    switch (press.key, press.modifiers) {
    case (.escape, _): answerSheet(.cancel)
    case (.enter, .control): answerSheet(.done)
    case (.enter, _) where field.map { !sheet.fields[$0].isMultiline } ?? false:
      answerSheet(.done)
    case (.left, _) where field == nil, (.up, _) where field == nil: moveFocus(by: -1)
    case (.right, _) where field == nil, (.down, _) where field == nil: moveFocus(by: 1)
    case (.tab, []) where sheet.purpose == .open && field != nil: completePath(of: sheet)
    case (.tab, _): moveFocus(by: press.modifiers.contains(.shift) ? -1 : 1)
    case (.enter, _) where field == nil, (.space, _) where field == nil:
      if let control = interface.focus.flatMap(controls.find) { use(control) }
    default:
      guard let field else { return }
      let editor = sheet.fields[field].editing.editor
      let result = editor.handle(press, pageHeight: 96)
      if case .handled(let requests) = result { perform(requests, of: editor) }
      scrollField(field)
    }
  }

  /// Text for the field that has the focus.
  func insertIntoField(_ string: String) {
    guard let sheet, let field = sheet.fieldIndex(focus: interface.focus) else { return }
    sheet.hint = nil
    sheet.fields[field].editing.editor.insert(string)
    scrollField(field)
  }

  /// Unfinished text of the input method for the field that has the focus.
  func composeInField(_ string: String, caret: Int) {
    guard let sheet, let field = sheet.fieldIndex(focus: interface.focus) else { return }
    sheet.fields[field].editing.editor.composing = string.isEmpty ? nil : (string, caret)
    scrollField(field)
  }

  /// A contact went down on a field: it gets the focus, and the caret where the contact is.
  func pressField(_ control: Control, _ contact: Contact) -> Bool {
    guard let sheet, control.role == .textField,
      let index = sheet.fieldIndex(focus: control.id), let origin = control.contentOrigin
    else { return false }
    interface.focus = control.id
    sheet.isCaretOn = true
    let editor = sheet.fields[index].editing.editor
    let point = contact.location - origin
    if contact.button == 2 {
      editor.select(at: point, granularity: .cluster)
      askForPaste(.primary, into: editor)
    } else {
      editor.select(at: point, granularity: clicks.count(contact).granularity)
      sheet.selecting = (contact.id, index)
    }
    return true
  }

  func moveInField(_ contact: Contact) -> Bool {
    guard let sheet, let selecting = sheet.selecting, selecting.contact == contact.id,
      let origin = controls.find("sheet.\(sheet.fields[selecting.field].id)")?.contentOrigin
    else { return false }
    sheet.fields[selecting.field].editing.editor.extendSelection(to: contact.location - origin)
    scrollField(selecting.field)
    return true
  }

  func releaseInField(_ contact: Contact) -> Bool {
    guard let sheet, let selecting = sheet.selecting, selecting.contact == contact.id else {
      return false
    }
    sheet.selecting = nil
    let selected = sheet.fields[selecting.field].editing.editor.selectedText
    if !selected.isEmpty { emit(.offer(.primary, selected)) }
    return true
  }

  /// Scrolls a field, of the tree that is shown or of another one, so that its caret is in sight.
  func scrollField(_ index: Int, in tree: Control? = nil) {
    guard let sheet,
      let frame = (tree ?? controls).find("sheet.\(sheet.fields[index].id)")?.frame
    else { return }
    let room = SheetLayout.room(in: frame)
    let caret = sheet.fields[index].editing.editor.caretRect
    var scroll = sheet.fields[index].scroll
    scroll.x = min(max(scroll.x, caret.maxX - room.width + 2), max(0, caret.minX - 2))
    scroll.y = min(max(scroll.y, caret.maxY - room.height), max(0, caret.minY))
    sheet.fields[index].scroll = scroll
    guard index == sheet.fieldIndex(focus: interface.focus) else { return }
    emit(.setCaretPlace(caret.offset(by: frame.inset(by: SheetLayout.inset).origin - scroll)))
  }
}
