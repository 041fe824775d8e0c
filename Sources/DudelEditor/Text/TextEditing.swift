internal import DudelModel

/// The editing of any `String` property of any object, by its key path.
///
/// It begins with the property's value; `done` writes what was typed back, `cancel` leaves the value.
/// It stays right whatever happens outside while it is open:
///
/// - The value changes. Where nothing was typed yet, the editor shows the new value. Otherwise it
///   keeps what was typed: Done writes that over the new value, Cancel leaves the new value. An owner
///   that is `ObservableStrings` tells by itself; for others, call `refresh`. Even without that no
///   value is lost, because only Done writes, and only if something was typed.
/// - The owner or the property becomes another one: `retarget` writes what was typed to the old place
///   and goes on with the value of the new one.
@MainActor final class TextEditing<Owner: AnyObject>: AnyTextEditing {
  let editor: TextEditor
  private(set) var isOpen = true
  /// The object whose string is edited.
  private(set) var owner: Owner
  /// Which of its strings it is.
  private(set) var keyPath: ReferenceWritableKeyPath<Owner, String>
  /// The value that was there last, and that Cancel leaves there.
  private(set) var original: String
  /// What the editor made of the value that it began with.
  private var seed: String
  private var observation: StringObservation?

  /// Begins with the value that the property has.
  ///
  /// - Parameter style: the font, colour and width of the editor.
  init(
    _ owner: Owner, _ keyPath: ReferenceWritableKeyPath<Owner, String>, style: StyledText,
    isMultiline: Bool, layout: any TextLayout
  ) {
    self.owner = owner
    self.keyPath = keyPath
    original = owner[keyPath: keyPath]
    editor = TextEditor(text: original, style: style, isMultiline: isMultiline, layout: layout)
    seed = editor.text
    observe()
  }

  /// Tells whether what is in the editor is not what it began with.
  var isChanged: Bool { isOpen && !editor.text.hasSameBytes(as: seed) }

  /// Writes what was typed back and ends; a value that was only looked at stays to the byte.
  func done() {
    guard isOpen else { return }
    write()
    end()
  }

  /// Ends and leaves the value as it is now, even if it was changed from outside.
  func cancel() { end() }

  /// Looks whether the value was changed from outside.
  func refresh() {
    guard isOpen else { return }
    valueChanged(to: owner[keyPath: keyPath])
  }

  /// Writes what was typed to the old place and goes on with the value of another one.
  func retarget(owner: Owner, keyPath: ReferenceWritableKeyPath<Owner, String>) {
    guard isOpen, owner !== self.owner || keyPath != self.keyPath else { return }
    write()
    self.owner = owner
    self.keyPath = keyPath
    begin(with: owner[keyPath: keyPath])
    observe()
  }

  private func write() {
    // Nobody's answer to what is written here is news to this editor.
    observation = nil
    let text = editor.text
    guard !text.hasSameBytes(as: seed), !text.hasSameBytes(as: owner[keyPath: keyPath])
    else { return }
    owner[keyPath: keyPath] = text
  }

  private func end() {
    isOpen = false
    observation = nil
  }

  private func valueChanged(to value: String) {
    guard isOpen, !value.hasSameBytes(as: original) else { return }
    if isChanged {
      original = value
    } else {
      begin(with: value)
    }
  }

  private func begin(with value: String) {
    original = value
    editor.replaceAll(value)
    seed = editor.text
  }

  private func observe() {
    observation = (owner as? any ObservableStrings)?.observers.add(keyPath) { [weak self] in
      self?.valueChanged(to: $0)
    }
  }
}
