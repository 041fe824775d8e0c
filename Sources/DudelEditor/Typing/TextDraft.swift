/// The text of a box while it is typed: an object, so that the string editor can edit it.
@MainActor
final class TextDraft: ObservableStrings {
  let observers = StringObservers()

  /// The text so far.
  var text: String {
    didSet { observers.changed(\TextDraft.text, from: oldValue, to: text) }
  }

  init(text: String) { self.text = text }
}
