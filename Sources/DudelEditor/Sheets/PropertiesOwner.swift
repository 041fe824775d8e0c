internal import DudelModel

/// The drawing's words as an object, so that the string editor can edit them.
@MainActor
final class PropertiesOwner: ObservableStrings {
  let observers = StringObservers()
  /// The words so far.
  private(set) var properties: DrawingProperties

  init(_ properties: DrawingProperties) { self.properties = properties }

  /// The title.
  var title: String {
    get { properties.title }
    set {
      let old = properties.title
      properties.title = newValue
      observers.changed(\PropertiesOwner.title, from: old, to: newValue)
    }
  }

  /// The description.
  var text: String {
    get { properties.description }
    set {
      let old = properties.description
      properties.description = newValue
      observers.changed(\PropertiesOwner.text, from: old, to: newValue)
    }
  }
}
