internal import DudelModel

/// The sheets that ask for a file: to save, to export, to open.
extension Editor {
  /// Asks for the file that Save writes.
  func saveAs() {
    prepareSheet(.saveAs)
    emit(.suggestPath(beside: path ?? origin))
  }

  /// Asks for the file of a picture that is no longer edited.
  func askForExport() {
    prepareSheet(.export)
    emit(.suggestExport(beside: path ?? origin))
  }

  /// Asks for the file to open.
  func askForFileToOpen() {
    prepareSheet(.open)
    emit(.suggestFolder(beside: path ?? origin))
  }

  private func prepareSheet(_ purpose: Sheet.Purpose) {
    endTextEditing()
    finishDrawing()
    awaitedSheet = purpose
  }

  /// Opens the sheet that was prepared, with a suggestion in it.
  func openSheet(suggested: String) {
    guard sheet == nil, interface.dialog == nil, interface.progress == nil else { return }
    endTextEditing()
    let purpose = awaitedSheet
    let file = SheetPath(suggested: suggested, usualExtension: purpose == .open ? "" : ".png")
    sheetPath = file
    let words = Self.words(purpose)
    present(
      Sheet(
        purpose, heading: words.heading, confirmation: words.confirmation,
        fields: [field("name", words.label, owner: file, \.name, isMultiline: false)],
        choices: purpose == .export ? ExportChoices.all : [], isSliding: animates))
    // The name without folder and extension is what is mostly changed.
    if purpose != .open { sheet?.fields[0].editing.editor.selectName() }
    scrollField(0, in: layout.tree)
  }

  private static func words(
    _ purpose: Sheet.Purpose
  ) -> (heading: String, confirmation: String, label: String) {
    switch purpose {
    case .open: (localized("Open"), localized("Open"), localized("File"))
    case .export:
      (localized("Export"), localized("Export"), localized("File (.png, .svg or .pdf)"))
    case .saveAs, .properties:
      (localized("Save as"), localized("Save"), localized("File (.png or .svg)"))
    }
  }

  /// Has the path that is typed completed.
  func completePath(of sheet: Sheet) {
    let name = sheet.fields[0].editing.editor.text
    emit(.completePath(sheetPath?.placed(name) ?? name))
  }

  /// Takes over how a path goes on; where it does not, the focus goes on.
  func takeCompletion(_ path: String, names: [String]) {
    guard let sheet, sheet.purpose == .open else { return }
    let editor = sheet.fields[0].editing.editor
    guard sheetPath?.placed(editor.text) != path else {
      if names.count > 1 { sheet.hint = Self.hint(names) } else { moveFocus(by: 1) }
      return
    }
    sheet.message = nil
    if names.count > 1 { sheet.hint = Self.hint(names) }
    editor.selectAll()
    editor.insert(path)
    scrollField(0, in: layout.tree)
  }

  private static func hint(_ names: [String]) -> String {
    let most = 12
    return names.prefix(most).joined(separator: " · ") + (names.count > most ? " …" : "")
  }

  /// Does what a sheet with a file is for.
  func useFile(of sheet: Sheet) {
    let name = sheet.fields[0].editing.editor.text
    guard let sheetPath, let path = sheetPath.path(named: name) else {
      sheet.message = sheetPath?.problem(named: name)
      return
    }
    sheet.message = nil
    switch sheet.purpose {
    case .open: open(path)
    case .export:
      let settings = ExportChoices.settings(sheet.choices)
      write(.init(path: path, isFromSheet: true, export: settings))
    case .saveAs, .properties:
      let request = SavingState.Request(path: path, isFromSheet: true)
      path == self.path ? replaceOwnFile(request) : write(request)
    }
  }
}

extension TextEditor {
  /// Selects a file's name without its folder and its extension.
  fileprivate func selectName() {
    let name = text
    let start = name.lastIndex(of: "/").map { name.index(after: $0) } ?? name.startIndex
    let end = name[start...].lastIndex(of: ".") ?? name.endIndex
    func position(_ index: String.Index) -> TextPosition {
      TextPosition(paragraph: 0, offset: name.utf8.distance(from: name.startIndex, to: index))
    }
    setSelection(TextSelection(anchor: position(start), caret: TextPlace(position(end))))
  }
}
